// swift-format-ignore-file
func quiet(_ numbers: any AsyncSequence<Int, Never>) async { for await number in numbers { print(number) } }
func loud(_ numbers: any AsyncSequence<Int, any Error>) async throws { for await number in numbers { print(number) } }  // error: call can throw
