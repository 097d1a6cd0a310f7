@_memberOfType extension Int {}  // error: unknown attribute '_memberOfType'
