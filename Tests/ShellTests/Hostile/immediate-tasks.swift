// status: 1
// says: nest deeper
func again() { Task.immediate { again() } }
again()
