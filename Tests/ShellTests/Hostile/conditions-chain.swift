// status: 1
// says: more than 400
// begin: #if Y
// end: #endif
// repeat: 4000 "\n#elseif X{i}\nlet a{i} = 1\n"
