let x = #/
  (a
  b)(
/#  // error: cannot parse regular expression: expected ')'
