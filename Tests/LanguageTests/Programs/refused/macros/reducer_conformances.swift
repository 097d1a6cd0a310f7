// swift-format-ignore-file
import Composable
import ComposableMacros

@Reducer(state: .nope, action: .sendable) enum Path { case a(Int) } // error: type 'SynthesizedConformance' has no member 'nope'
@Reducer(state: 3) enum Other { case b } // error: cannot convert value of type 'Int' to expected argument type 'SynthesizedConformance'  // says: '@Reducer' takes conformances, for example '.equatable' — a macro sees no types
