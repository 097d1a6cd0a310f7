#include "EmbeddedFiles.h"

static const struct EmbeddedFile files[] = {
  {"Basics/BuiltInMirrors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/BuiltInMirrors.swift" suffix(, 0)
  }},
  {"Basics/Functions.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Functions.swift" suffix(, 0)
  }},
  {"Basics/Hashing.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Hashing.swift" suffix(, 0)
  }},
  {"Basics/KeyPaths.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/KeyPaths.swift" suffix(, 0)
  }},
  {"Basics/Literals.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Literals.swift" suffix(, 0)
  }},
  {"Basics/Mirrors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Mirrors.swift" suffix(, 0)
  }},
  {"Basics/Optional.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Optional.swift" suffix(, 0)
  }},
  {"Basics/PrintedPieces.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/PrintedPieces.swift" suffix(, 0)
  }},
  {"Basics/Protocols.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Protocols.swift" suffix(, 0)
  }},
  {"Basics/Reflection.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Reflection.swift" suffix(, 0)
  }},
  {"Basics/Result.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Result.swift" suffix(, 0)
  }},
  {"Basics/SetAlgebra.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/SetAlgebra.swift" suffix(, 0)
  }},
  {"Basics/Stores.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Stores.swift" suffix(, 0)
  }},
  {"Basics/Tuples.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Basics/Tuples.swift" suffix(, 0)
  }},
  {"Clocks/LibraryClocks.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Clocks/LibraryClocks.swift" suffix(, 0)
  }},
  {"Coding/CodedCollections.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Coding/CodedCollections.swift" suffix(, 0)
  }},
  {"Coding/CodedScalars.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Coding/CodedScalars.swift" suffix(, 0)
  }},
  {"Coding/Coding.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Coding/Coding.swift" suffix(, 0)
  }},
  {"Coding/CodingErrors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Coding/CodingErrors.swift" suffix(, 0)
  }},
  {"Coding/Decoding.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Coding/Decoding.swift" suffix(, 0)
  }},
  {"Coding/Encoding.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Coding/Encoding.swift" suffix(, 0)
  }},
  {"Collections/Array.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/Array.swift" suffix(, 0)
  }},
  {"Collections/ArraySlice.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/ArraySlice.swift" suffix(, 0)
  }},
  {"Collections/BidirectionalCollection.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/BidirectionalCollection.swift" suffix(, 0)
  }},
  {"Collections/Collection.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/Collection.swift" suffix(, 0)
  }},
  {"Collections/CollectionDifference.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/CollectionDifference.swift" suffix(, 0)
  }},
  {"Collections/CollectionTypes.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/CollectionTypes.swift" suffix(, 0)
  }},
  {"Collections/ContiguousArray.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/ContiguousArray.swift" suffix(, 0)
  }},
  {"Collections/Dictionary.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/Dictionary.swift" suffix(, 0)
  }},
  {"Collections/DictionaryViews.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/DictionaryViews.swift" suffix(, 0)
  }},
  {"Collections/MutableCollection.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/MutableCollection.swift" suffix(, 0)
  }},
  {"Collections/RangeReplaceableCollection.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/RangeReplaceableCollection.swift" suffix(, 0)
  }},
  {"Collections/Searching.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/Searching.swift" suffix(, 0)
  }},
  {"Collections/Set.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/Set.swift" suffix(, 0)
  }},
  {"Collections/Slice.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Collections/Slice.swift" suffix(, 0)
  }},
  {"Combine/Combine.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Combine/Combine.swift" suffix(, 0)
  }},
  {"Concurrency/Actors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/Actors.swift" suffix(, 0)
  }},
  {"Concurrency/AsyncSequenceConditions.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/AsyncSequenceConditions.swift" suffix(, 0)
  }},
  {"Concurrency/AsyncSequenceParts.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/AsyncSequenceParts.swift" suffix(, 0)
  }},
  {"Concurrency/AsyncSequenceTypes.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/AsyncSequenceTypes.swift" suffix(, 0)
  }},
  {"Concurrency/AsyncSequences.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/AsyncSequences.swift" suffix(, 0)
  }},
  {"Concurrency/ClockTypes.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/ClockTypes.swift" suffix(, 0)
  }},
  {"Concurrency/Clocks.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/Clocks.swift" suffix(, 0)
  }},
  {"Concurrency/Continuations.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/Continuations.swift" suffix(, 0)
  }},
  {"Concurrency/Duration.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/Duration.swift" suffix(, 0)
  }},
  {"Concurrency/LockParts.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/LockParts.swift" suffix(, 0)
  }},
  {"Concurrency/StreamParts.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/StreamParts.swift" suffix(, 0)
  }},
  {"Concurrency/Streams.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Concurrency/Streams.swift" suffix(, 0)
  }},
  {"ConcurrencyExtras/ActorIsolated.swift", (const char[]){
#embed "../../Sources/Prelude/Library/ConcurrencyExtras/ActorIsolated.swift" suffix(, 0)
  }},
  {"ConcurrencyExtras/AnyHashableSendable.swift", (const char[]){
#embed "../../Sources/Prelude/Library/ConcurrencyExtras/AnyHashableSendable.swift" suffix(, 0)
  }},
  {"ConcurrencyExtras/LockIsolated.swift", (const char[]){
#embed "../../Sources/Prelude/Library/ConcurrencyExtras/LockIsolated.swift" suffix(, 0)
  }},
  {"ConcurrencyExtras/MainSerialExecutor.swift", (const char[]){
#embed "../../Sources/Prelude/Library/ConcurrencyExtras/MainSerialExecutor.swift" suffix(, 0)
  }},
  {"ConcurrencyExtras/StreamConstants.swift", (const char[]){
#embed "../../Sources/Prelude/Library/ConcurrencyExtras/StreamConstants.swift" suffix(, 0)
  }},
  {"ConcurrencyExtras/Task+Never.swift", (const char[]){
#embed "../../Sources/Prelude/Library/ConcurrencyExtras/Task+Never.swift" suffix(, 0)
  }},
  {"ConcurrencyExtras/UncheckedSendable.swift", (const char[]){
#embed "../../Sources/Prelude/Library/ConcurrencyExtras/UncheckedSendable.swift" suffix(, 0)
  }},
  {"CustomDump/CustomDump.swift", (const char[]){
#embed "../../Sources/Prelude/Library/CustomDump/CustomDump.swift" suffix(, 0)
  }},
  {"CustomDump/CustomDumpDifferences.swift", (const char[]){
#embed "../../Sources/Prelude/Library/CustomDump/CustomDumpDifferences.swift" suffix(, 0)
  }},
  {"CustomDump/CustomDumpFoundation.swift", (const char[]){
#embed "../../Sources/Prelude/Library/CustomDump/CustomDumpFoundation.swift" suffix(, 0)
  }},
  {"CustomDump/Expectations.swift", (const char[]){
#embed "../../Sources/Prelude/Library/CustomDump/Expectations.swift" suffix(, 0)
  }},
  {"Dependencies/AssertionEffects.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dependencies/AssertionEffects.swift" suffix(, 0)
  }},
  {"Dependencies/BuiltInDependencies.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dependencies/BuiltInDependencies.swift" suffix(, 0)
  }},
  {"Dependencies/CallerLocations.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dependencies/CallerLocations.swift" suffix(, 0)
  }},
  {"Dependencies/CastingWrappers.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dependencies/CastingWrappers.swift" suffix(, 0)
  }},
  {"Dependencies/Dependencies.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dependencies/Dependencies.swift" suffix(, 0)
  }},
  {"Dependencies/Resolution.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dependencies/Resolution.swift" suffix(, 0)
  }},
  {"DependenciesMacros/UnimplementedEndpoint.swift", (const char[]){
#embed "../../Sources/Prelude/Library/DependenciesMacros/UnimplementedEndpoint.swift" suffix(, 0)
  }},
  {"DependenciesTestSupport/DependenciesTestSupport.swift", (const char[]){
#embed "../../Sources/Prelude/Library/DependenciesTestSupport/DependenciesTestSupport.swift" suffix(, 0)
  }},
  {"Dispatch/Dispatch.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dispatch/Dispatch.swift" suffix(, 0)
  }},
  {"Dispatch/DispatchObjects.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dispatch/DispatchObjects.swift" suffix(, 0)
  }},
  {"Dispatch/DispatchTimes.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Dispatch/DispatchTimes.swift" suffix(, 0)
  }},
  {"Foundation/Data.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Data.swift" suffix(, 0)
  }},
  {"Foundation/Dates/Calendar.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Dates/Calendar.swift" suffix(, 0)
  }},
  {"Foundation/Dates/Date.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Dates/Date.swift" suffix(, 0)
  }},
  {"Foundation/Dates/DateComponents.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Dates/DateComponents.swift" suffix(, 0)
  }},
  {"Foundation/Dates/ISO8601.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Dates/ISO8601.swift" suffix(, 0)
  }},
  {"Foundation/Dates/TimeZone.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Dates/TimeZone.swift" suffix(, 0)
  }},
  {"Foundation/Decimal.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Decimal.swift" suffix(, 0)
  }},
  {"Foundation/Errors/CocoaErrors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Errors/CocoaErrors.swift" suffix(, 0)
  }},
  {"Foundation/Errors/LocalizedErrors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Errors/LocalizedErrors.swift" suffix(, 0)
  }},
  {"Foundation/Errors/NSError.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Errors/NSError.swift" suffix(, 0)
  }},
  {"Foundation/Errors/URLErrors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Errors/URLErrors.swift" suffix(, 0)
  }},
  {"Foundation/Formats/DateFormatStyle.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Formats/DateFormatStyle.swift" suffix(, 0)
  }},
  {"Foundation/Formats/DateFormatter.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Formats/DateFormatter.swift" suffix(, 0)
  }},
  {"Foundation/Formats/DurationFormats.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Formats/DurationFormats.swift" suffix(, 0)
  }},
  {"Foundation/Formats/Formatting.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Formats/Formatting.swift" suffix(, 0)
  }},
  {"Foundation/Formats/ListFormats.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Formats/ListFormats.swift" suffix(, 0)
  }},
  {"Foundation/Formats/NumberFormatStyles.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Formats/NumberFormatStyles.swift" suffix(, 0)
  }},
  {"Foundation/Formats/NumberFormatter.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Formats/NumberFormatter.swift" suffix(, 0)
  }},
  {"Foundation/Foundation.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Foundation.swift" suffix(, 0)
  }},
  {"Foundation/FoundationCoding.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/FoundationCoding.swift" suffix(, 0)
  }},
  {"Foundation/FoundationMirrors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/FoundationMirrors.swift" suffix(, 0)
  }},
  {"Foundation/FoundationStrings.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/FoundationStrings.swift" suffix(, 0)
  }},
  {"Foundation/Geometry/CGFloat.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Geometry/CGFloat.swift" suffix(, 0)
  }},
  {"Foundation/Geometry/Geometry.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Geometry/Geometry.swift" suffix(, 0)
  }},
  {"Foundation/IndexSet.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/IndexSet.swift" suffix(, 0)
  }},
  {"Foundation/Measurements/Measurement.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Measurements/Measurement.swift" suffix(, 0)
  }},
  {"Foundation/Measurements/Unit.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Measurements/Unit.swift" suffix(, 0)
  }},
  {"Foundation/Measurements/Units.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Measurements/Units.swift" suffix(, 0)
  }},
  {"Foundation/Notifications.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Notifications.swift" suffix(, 0)
  }},
  {"Foundation/Objects/JSON.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Objects/JSON.swift" suffix(, 0)
  }},
  {"Foundation/Objects/JSONSerialization.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Objects/JSONSerialization.swift" suffix(, 0)
  }},
  {"Foundation/Objects/NSNumber.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Objects/NSNumber.swift" suffix(, 0)
  }},
  {"Foundation/RegularExpressions.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/RegularExpressions.swift" suffix(, 0)
  }},
  {"Foundation/SortComparators.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/SortComparators.swift" suffix(, 0)
  }},
  {"Foundation/Threads/Conditions.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Threads/Conditions.swift" suffix(, 0)
  }},
  {"Foundation/Threads/LockProtocols.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Threads/LockProtocols.swift" suffix(, 0)
  }},
  {"Foundation/Threads/Locks.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Threads/Locks.swift" suffix(, 0)
  }},
  {"Foundation/Threads/Operations.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Threads/Operations.swift" suffix(, 0)
  }},
  {"Foundation/Threads/Threads.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/Threads/Threads.swift" suffix(, 0)
  }},
  {"Foundation/URL.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/URL.swift" suffix(, 0)
  }},
  {"Foundation/UTF16Ranges.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/UTF16Ranges.swift" suffix(, 0)
  }},
  {"Foundation/UUID.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/UUID.swift" suffix(, 0)
  }},
  {"Foundation/UserDefaults.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Foundation/UserDefaults.swift" suffix(, 0)
  }},
  {"IssueReporting/IssueReporting.swift", (const char[]){
#embed "../../Sources/Prelude/Library/IssueReporting/IssueReporting.swift" suffix(, 0)
  }},
  {"IssueReporting/Unimplemented.swift", (const char[]){
#embed "../../Sources/Prelude/Library/IssueReporting/Unimplemented.swift" suffix(, 0)
  }},
  {"Mathematics/Mathematics.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Mathematics/Mathematics.swift" suffix(, 0)
  }},
  {"Numbers/Bool.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Numbers/Bool.swift" suffix(, 0)
  }},
  {"Numbers/FloatingPoint.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Numbers/FloatingPoint.swift" suffix(, 0)
  }},
  {"Numbers/FloatingPointProtocols.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Numbers/FloatingPointProtocols.swift" suffix(, 0)
  }},
  {"Numbers/Integer.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Numbers/Integer.swift" suffix(, 0)
  }},
  {"Numbers/IntegerProtocols.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Numbers/IntegerProtocols.swift" suffix(, 0)
  }},
  {"Numbers/SignedInteger.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Numbers/SignedInteger.swift" suffix(, 0)
  }},
  {"OSLog/Logging.swift", (const char[]){
#embed "../../Sources/Prelude/Library/OSLog/Logging.swift" suffix(, 0)
  }},
  {"OSLog/UnfairLocks.swift", (const char[]){
#embed "../../Sources/Prelude/Library/OSLog/UnfairLocks.swift" suffix(, 0)
  }},
  {"Observation/Observation.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Observation/Observation.swift" suffix(, 0)
  }},
  {"Observation/Observations.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Observation/Observations.swift" suffix(, 0)
  }},
  {"Processes/Processes.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Processes/Processes.swift" suffix(, 0)
  }},
  {"Ranges/ClosedRange.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Ranges/ClosedRange.swift" suffix(, 0)
  }},
  {"Ranges/PartialRanges.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Ranges/PartialRanges.swift" suffix(, 0)
  }},
  {"Ranges/Range.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Ranges/Range.swift" suffix(, 0)
  }},
  {"Ranges/StrideTypes.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Ranges/StrideTypes.swift" suffix(, 0)
  }},
  {"Ranges/Strides.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Ranges/Strides.swift" suffix(, 0)
  }},
  {"Sequences/GeneratedSequences.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Sequences/GeneratedSequences.swift" suffix(, 0)
  }},
  {"Sequences/LazySequence.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Sequences/LazySequence.swift" suffix(, 0)
  }},
  {"Sequences/LazyTransforms.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Sequences/LazyTransforms.swift" suffix(, 0)
  }},
  {"Sequences/Sequence.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Sequences/Sequence.swift" suffix(, 0)
  }},
  {"Sequences/SequenceComparing.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Sequences/SequenceComparing.swift" suffix(, 0)
  }},
  {"Sequences/SequenceParts.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Sequences/SequenceParts.swift" suffix(, 0)
  }},
  {"Sequences/SequenceTypes.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Sequences/SequenceTypes.swift" suffix(, 0)
  }},
  {"Sequences/Sorting.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Sequences/Sorting.swift" suffix(, 0)
  }},
  {"Synchronization/Synchronization.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Synchronization/Synchronization.swift" suffix(, 0)
  }},
  {"Tasks/DiscardingTaskGroups.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Tasks/DiscardingTaskGroups.swift" suffix(, 0)
  }},
  {"Tasks/Executors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Tasks/Executors.swift" suffix(, 0)
  }},
  {"Tasks/PreferringGroups.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Tasks/PreferringGroups.swift" suffix(, 0)
  }},
  {"Tasks/PreferringTasks.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Tasks/PreferringTasks.swift" suffix(, 0)
  }},
  {"Tasks/PreferringThrowingGroups.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Tasks/PreferringThrowingGroups.swift" suffix(, 0)
  }},
  {"Tasks/TaskGroups.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Tasks/TaskGroups.swift" suffix(, 0)
  }},
  {"Tasks/TaskLocals.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Tasks/TaskLocals.swift" suffix(, 0)
  }},
  {"Tasks/Tasks.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Tasks/Tasks.swift" suffix(, 0)
  }},
  {"Testing/Expectations.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Testing/Expectations.swift" suffix(, 0)
  }},
  {"Testing/ExpectedErrors.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Testing/ExpectedErrors.swift" suffix(, 0)
  }},
  {"Testing/RunningTests.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Testing/RunningTests.swift" suffix(, 0)
  }},
  {"Testing/Testing.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Testing/Testing.swift" suffix(, 0)
  }},
  {"Text/Character.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Text/Character.swift" suffix(, 0)
  }},
  {"Text/Regex.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Text/Regex.swift" suffix(, 0)
  }},
  {"Text/RegexSearches.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Text/RegexSearches.swift" suffix(, 0)
  }},
  {"Text/String.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Text/String.swift" suffix(, 0)
  }},
  {"Text/StringParts.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Text/StringParts.swift" suffix(, 0)
  }},
  {"Text/StringView.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Text/StringView.swift" suffix(, 0)
  }},
  {"Text/StringViews.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Text/StringViews.swift" suffix(, 0)
  }},
  {"Text/Substring.swift", (const char[]){
#embed "../../Sources/Prelude/Library/Text/Substring.swift" suffix(, 0)
  }},
  {"XCTest/XCTest.swift", (const char[]){
#embed "../../Sources/Prelude/Library/XCTest/XCTest.swift" suffix(, 0)
  }},
  {"XCTest/XCTestAssertions.swift", (const char[]){
#embed "../../Sources/Prelude/Library/XCTest/XCTestAssertions.swift" suffix(, 0)
  }},
  {"XCTest/XCTestExpectations.swift", (const char[]){
#embed "../../Sources/Prelude/Library/XCTest/XCTestExpectations.swift" suffix(, 0)
  }},
};

struct EmbeddedFolder embeddedPrelude(void) {
  return (struct EmbeddedFolder){files, sizeof files / sizeof files[0]};
}
