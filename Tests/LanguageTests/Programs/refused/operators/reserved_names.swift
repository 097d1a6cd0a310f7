// swift-format-ignore-file
// Operators whose names have a meaning of their own.
prefix operator =  // error: cannot declare a custom 'prefix' '=' operator
prefix operator &  // error: cannot declare a custom 'prefix' '&' operator
prefix operator <  // error: cannot declare a custom 'prefix' '<' operator
prefix operator !!
infix operator ->  // error: cannot declare a custom 'infix' '->' operator
infix operator ?  // error: cannot declare a custom 'infix' '?' operator
infix operator !!
postfix operator >  // error: cannot declare a custom 'postfix' '>' operator
postfix operator ->  // error: cannot declare a custom 'postfix' '->' operator
postfix operator !!  // error: postfix operator names starting with '?' or '!' are disallowed to avoid collisions with built-in unwrapping operators
postfix operator ?!  // error: postfix operator names starting with '?' or '!' are disallowed to avoid collisions with built-in unwrapping operators
postfix operator +!
