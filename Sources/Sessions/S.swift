enum Sessions {}
