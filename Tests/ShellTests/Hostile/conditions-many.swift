// status: 1
// says: more than 400
// repeat: 4000 "#if X{i}\nlet a{i} = 1\n#endif\n"
