@_exported public import Composable
