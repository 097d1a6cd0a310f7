// swift-format-ignore-file
func f(_ a: isolated (any Actor)?) {}  // error: `isolated` isn't supported in a lesson // error: cannot find type 'Actor' in scope
