import RegexBuilder  // error: the module `RegexBuilder` can't be run here
