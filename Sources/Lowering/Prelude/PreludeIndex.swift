/// Where the prelude's pieces stand in their texts. Made by `PreludeIndexer`; a test compares it.
enum PreludeIndex {
  static let sections: [String: String] = [
    "Protocols": #"""
    p Sendable 0 28 27 0 0
    p SendableMetatype 29 65 64 0 0
    p Copyable 66 94 93 0 0
    p Escapable 95 124 123 0 0
    p BitwiseCopyable 125 160 159 0 0
    p AnyActor 161 202 201 0 0
    p Actor 203 230 229 0 0
    p GlobalActor 231 328 253 0 29
    s - 256 287
    m shared 290 326
    p Equatable 330 400 350 0 13
    m == 353 398
    e Equatable 401 490 422 0 13
    m != 425 488
    p Hashable 491 591 521 0 35
    m hashValue 524 550
    m hash 553 589
    e Hashable 592 655 612 0 20
    m hashValue 615 653
    p Comparable 656 880 688 0 50
    m < 691 735
    m <= 738 783
    m >= 786 831
    m > 834 878
    e Comparable 881 1096 903 0 41
    m > 906 964
    m <= 967 1029
    m >= 1032 1094
    p Identifiable 1097 1177 1124 0 29
    s - 1127 1154
    m id 1157 1175
    e Identifiable 1178 1280 1224 1201 15
    m id 1227 1278
    p Error 1282 1309 1308 0 0
    p CustomStringConvertible 1310 1380 1344 0 24
    m description 1347 1378
    p LosslessStringConvertible 1381 1475 1442 0 17
    m init 1445 1473
    p CustomDebugStringConvertible 1476 1556 1515 0 29
    m debugDescription 1518 1554
    p CaseIterable 1557 1700 1580 0 35
    s - 1583 1658
    m allCases 1661 1698
    p RawRepresentable 1701 1827 1738 0 52
    s - 1741 1764
    m init 1767 1792
    m rawValue 1795 1825
    g == 1828 1944
    g != 1945 2061
    e RawRepresentable 2062 2245 2131 2089 39
    m hashValue 2134 2175
    m hash 2178 2243
    p TextOutputStream 2246 2315 2273 0 18
    m write 2276 2313
    p TextOutputStreamable 2316 2413 2347 0 18
    m write 2350 2411
    """#,
    "Literals": #"""
    p ExpressibleByIntegerLiteral 0 125 38 0 24
    s - 41 74
    m init 77 123
    p ExpressibleByFloatLiteral 126 243 162 0 27
    s - 165 196
    m init 199 241
    p ExpressibleByBooleanLiteral 244 369 282 0 27
    s - 285 318
    m init 321 367
    p ExpressibleByNilLiteral 370 429 404 0 15
    m init 407 427
    p ExpressibleByUnicodeScalarLiteral 430 579 474 0 27
    s - 477 516
    m init 519 577
    p ExpressibleByExtendedGraphemeClusterLiteral 580 804 669 0 27
    s - 672 721
    m init 724 802
    e ExpressibleByExtendedGraphemeClusterLiteral 805 1061 929 859 16
    m init 932 1059
    p ExpressibleByStringLiteral 1062 1228 1144 0 31
    s - 1147 1179
    m init 1182 1226
    e ExpressibleByStringLiteral 1229 1437 1329 1266 17
    m init 1332 1435
    p StringInterpolationProtocol 1438 1627 1476 0 57
    s - 1479 1511
    m init 1514 1565
    m appendLiteral 1568 1625
    t DefaultStringInterpolation 1628 2298 1747 0 167
    s _text 1750 1767
    m init 1770 1836
    m appendLiteral 1839 1906
    m write 1909 1966
    m appendInterpolation 1969 2056
    m appendInterpolation 2059 2260
    m description 2263 2296
    p ExpressibleByStringInterpolation 2299 2516 2370 0 31
    s - 2373 2465
    m init 2468 2514
    e ExpressibleByStringInterpolation 2517 2766 2646 2560 17
    m init 2649 2764
    p ExpressibleByArrayLiteral 2767 2896 2803 0 31
    s - 2806 2840
    m init 2843 2894
    p ExpressibleByDictionaryLiteral 2897 3036 2938 0 45
    s - 2941 2959
    s - 2962 2982
    m init 2985 3034
    g CBool 3037 3059
    g CChar 3060 3082
    g CDouble 3083 3109
    g CFloat 3110 3134
    g CInt 3135 3157
    g CLong 3158 3179
    g CUnsignedInt 3180 3211
    g Float32 3212 3237
    g Float64 3238 3264
    g IntegerLiteralType 3265 3299
    g FloatLiteralType 3300 3335
    g BooleanLiteralType 3336 3371
    g StringLiteralType 3372 3408
    """#,
    "SetAlgebra": #"""
    p SetAlgebra 0 922 68 0 364
    s - 71 93
    m init 96 102
    m contains 105 145
    m union 148 181
    m intersection 184 224
    m symmetricDifference 227 274
    m insert 277 388
    m remove 391 461
    m update 464 540
    m formUnion 543 581
    m formIntersection 584 629
    m formSymmetricDifference 632 684
    m subtracting 687 726
    m isSubset 729 766
    m isDisjoint 769 810
    m isSuperset 813 852
    m isEmpty 855 880
    m subtract 883 920
    e SetAlgebra 923 1836 945 0 221
    m init 948 1077
    m init 1080 1184
    m subtract 1187 1289
    m isSubset 1292 1366
    m isSuperset 1369 1437
    m isDisjoint 1440 1518
    m subtracting 1521 1621
    m isEmpty 1624 1660
    m isStrictSuperset 1663 1751
    m isStrictSubset 1754 1834
    p OptionSet 1837 1948 1887 0 31
    s - 1890 1919
    m init 1922 1946
    e OptionSet 1949 2344 1970 0 75
    m union 1973 2080
    m intersection 2083 2204
    m symmetricDifference 2207 2342
    e OptionSet 2345 3307 2388 2365 78
    m contains 2391 2460
    m insert 2463 2854
    m remove 2857 3103
    m update 3106 3305
    e OptionSet 3308 3737 3363 3328 104
    m init 3366 3399
    m formUnion 3402 3504
    m formIntersection 3507 3616
    m formSymmetricDifference 3619 3735
    """#,
    "Hashing": #"""
    t Hasher 0 366 25 0 83
    s _state 28 43
    m init 46 77
    m combine 80 251
    m _combine 254 328
    m finalize 331 364
    g _hashSeed 367 414
    g _mixHash 415 487
    g _hash 488 610
    g _isNative 611 693
    t AnyHashable 695 1306 780 0 130
    s _base 783 806
    m init 809 925
    m base 928 951
    m == 954 1081
    m hash 1084 1164
    m description 1167 1220
    m debugDescription 1223 1304
    g _canonicalNumber 1307 1398
    g _isSame 1399 1595
    g _isInherited 1596 1725
    g _box 1726 1798
    g _boxKeys 1799 1987
    g _boxMembers 1988 2175
    t ObjectIdentifier 2177 2747 2283 0 109
    m init 2286 2342
    m init 2345 2417
    m == 2420 2509
    m < 2512 2618
    m hash 2621 2683
    m debugDescription 2686 2745
    """#,
    "Optional": #"""
    t Optional 0 701 70 0 126
    s - 73 82
    s - 85 103
    m init 106 155
    m init 158 195
    m map 198 381
    m flatMap 384 565
    m take 568 628
    m unsafelyUnwrapped 631 699
    c Optional 702 757 756 731 0
    c Optional 758 877 808 0 27
    m debugDescription 811 875
    c Optional 878 1132 942 916 14
    m == 945 1130
    c Optional 1133 1385 1195 1170 17
    m hash 1198 1383
    t _OptionalNilComparisonType 1386 1474 1446 0 17
    m init 1449 1472
    e Optional 1475 2007 1495 0 95
    m ~= 1498 1585
    m == 1588 1675
    m != 1678 1766
    m == 1769 1856
    m != 1859 1947
    m _isNone 1950 2005
    g ?? 2008 2214
    g ?? 2215 2431
    """#,
    "Result": #"""
    t Never 0 13 12 0 0
    c Never 14 42 41 0 0
    c Never 43 68 67 0 0
    c Never 69 167 97 0 13
    m == 100 165
    c Never 168 239 195 0 15
    m hash 198 237
    c Never 240 338 269 0 12
    m < 272 336
    c Never 339 407 370 0 13
    m id 373 405
    g Void 408 427
    g AnyClass 428 463
    t Result 465 1768 503 0 119
    s - 506 527
    s - 530 551
    m map 554 806
    m mapError 809 1066
    m flatMap 1069 1332
    m flatMapError 1335 1603
    m get 1606 1766
    e Result 1769 1940 1787 0 17
    m init 1790 1938
    c Result 1941 2013 2012 1968 0
    c Result 2014 2358 2088 2042 15
    m == 2091 2356
    c Result 2359 2675 2430 2386 17
    m hash 2433 2673
    """#,
    "KeyPaths": #"""
    t AnyKeyPath 0 282 77 0 54
    m == 80 153
    m hash 156 218
    m debugDescription 221 280
    t PartialKeyPath 283 343 342 0 0
    t KeyPath 344 555 413 0 20
    m appending 416 553
    t WritableKeyPath 556 965 633 0 40
    m appending 636 789
    m appending 792 963
    t ReferenceWritableKeyPath 966 1227 1060 0 22
    m appending 1063 1225
    """#,
    "Functions": #"""
    g print 0 99
    g print 100 400
    g debugPrint 401 578
    g debugPrint 579 884
    g readLine 885 978
    g min 979 1041
    g max 1042 1105
    g min 1106 1286
    g max 1287 1468
    g swap 1469 1549
    g exchange 1550 1658
    g fatalError 1659 1811
    g preconditionFailure 1812 1982
    g _fatalError 1983 2052
    g _preconditionFailure 2053 2140
    g precondition 2141 2354
    g assert 2355 2559
    g assertionFailure 2560 2714
    g _preconditionFailed 2715 2794
    g _assertionFailed 2795 2865
    g === 2866 2936
    g !== 2937 3010
    g == 3011 3077
    g != 3078 3147
    g ~= 3148 3201
    g withExtendedLifetime 3202 3315
    g withExtendedLifetime 3316 3431
    g withoutActuallyEscaping 3432 3605
    g isKnownUniquelyReferenced 3606 3753
    """#,
    "Mirrors": #"""
    g _mirrorChildren 0 112
    g _mirrorStyle 113 181
    g _mirrorSuperclass 182 275
    g _mirrorCase 276 346
    t MemoryLayout 348 795 370 0 84
    m size 373 444
    m stride 447 520
    m alignment 523 599
    m size 602 694
    m stride 697 793
    g dump 796 1093
    g dump 1094 1415
    t _Dumper 1416 4733 1432 0 175
    s _text 1435 1452
    s _left 1455 1469
    s _seen 1472 1506
    m init 1509 1585
    m _begin 1588 1771
    m _dump 1774 2837
    m _dump 2840 3325
    m _dumpSuperclass 3328 3897
    m _summary 3900 4731
    """#,
    "Stores": #"""
    g _storesAreNoted 0 59
    g _noteAction 60 239
    g _noteStore 240 367
    """#,
    "Reflection": #"""
    g _mirrorSuperclassType 0 103
    p _MirrorDescribed 104 172 131 0 29
    m _mirrorDescription 132 170
    p _MirrorDebugDescribed 173 251 205 0 34
    m _mirrorDebugDescription 206 249
    p CustomReflectable 252 358 321 0 23
    m customMirror 324 356
    e CustomReflectable 359 633 388 0 63
    m _mirrorDescription 391 479
    m _mirrorDebugDescription 482 631
    p MirrorPath 634 656 655 0 0
    c Int 657 685 684 0 0
    c String 686 717 716 0 0
    t Mirror 718 5275 777 0 483
    m DisplayStyle 780 932
    m AncestorRepresentation 935 1041
    m Child 1044 1090
    m Children 1093 1141
    s subjectType 1144 1169
    s children 1172 1201
    s displayStyle 1204 1242
    s _subject 1245 1270
    s _level 1273 1296
    m init 1299 1499
    m init 1502 1758
    m init 1761 2099
    m init 2102 2401
    m init 2404 2760
    m init 2763 3117
    m superclassMirror 3120 3319
    m _text 3322 3856
    m _texts 3859 4094
    m _name 4097 4194
    m description 4197 4252
    m customMirror 4255 4322
    m descendant 4325 4872
    m _style 4875 5273
    """#,
    "Tuples": #"""
    g == 0 43
    g == 44 183
    g != 184 276
    g < 277 424
    g <= 425 575
    g > 576 723
    g >= 724 874
    g == 875 1071
    g != 1072 1184
    g < 1185 1398
    g <= 1399 1616
    g > 1617 1830
    g >= 1831 2048
    g == 2049 2302
    g != 2303 2435
    g < 2436 2715
    g <= 2716 3000
    g > 3001 3280
    g >= 3281 3565
    g == 3566 3876
    g != 3877 4029
    g < 4030 4375
    g <= 4376 4727
    g > 4728 5073
    g >= 5074 5425
    g == 5426 5793
    g != 5794 5966
    g < 5967 6378
    g <= 6379 6797
    g > 6798 7209
    g >= 7210 7628
    """#,
    "Coding": #"""
    p Encodable 0 21 20 0 0
    p Decodable 22 43 42 0 0
    g Codable 44 85
    p CodingKey 86 236 171 0 41
    m stringValue 174 205
    m intValue 208 234
    e CodingKey 237 549 258 0 90
    m stringValue 261 306
    m intValue 309 335
    m description 338 500
    m debugDescription 503 547
    e CodingKey 550 765 620 570 52
    m stringValue 623 659
    m init 662 725
    m init 728 763
    e CodingKey 766 926 833 786 34
    m intValue 836 867
    m init 870 924
    c Bool 927 966 965 0 0
    c String 967 1008 1007 0 0
    c Double 1009 1050 1049 0 0
    c Float 1051 1091 1090 0 0
    c Int 1092 1130 1129 0 0
    c Int8 1131 1170 1169 0 0
    c Int16 1171 1211 1210 0 0
    c Int32 1212 1252 1251 0 0
    c Int64 1253 1293 1292 0 0
    c UInt 1294 1333 1332 0 0
    c UInt8 1334 1374 1373 0 0
    c UInt16 1375 1416 1415 0 0
    c UInt32 1417 1458 1457 0 0
    c UInt64 1459 1500 1499 0 0
    c Duration 1501 1544 1543 0 0
    c Optional 1545 1602 1601 1575 0
    c Optional 1603 1660 1659 1633 0
    c Array 1661 1715 1714 1688 0
    c Array 1716 1770 1769 1743 0
    c Set 1771 1823 1822 1796 0
    c Set 1824 1876 1875 1849 0
    c Dictionary 1877 1950 1949 1909 0
    c Dictionary 1951 2024 2023 1983 0
    c Range 2025 2077 2076 2052 0
    c Range 2078 2130 2129 2105 0
    c ClosedRange 2131 2189 2188 2164 0
    c ClosedRange 2190 2248 2247 2223 0
    """#,
    "FoundationCoding": #"""
    c Date 0 39 38 0 0
    c Data 40 79 78 0 0
    c URL 80 118 117 0 0
    c UUID 119 158 157 0 0
    c TimeZone 159 202 201 0 0
    c Locale 203 244 243 0 0
    c Calendar 245 288 287 0 0
    c DateComponents 289 338 337 0 0
    c DateInterval 339 386 385 0 0
    """#,
    "Sequence": #"""
    p IteratorProtocol 0 98 36 0 23
    s - 39 61
    m next 64 96
    p Sequence 99 305 127 0 77
    s - 130 186
    s - 189 230
    m makeIterator 233 264
    m underestimatedCount 267 303
    e Sequence 306 395 354 325 23
    m makeIterator 357 393
    g _native 396 482
    g _nativeAll 483 575
    g _array 576 844
    e Sequence 845 9355 865 0 615
    m underestimatedCount 868 902
    m lazy 905 963
    m map 966 1329
    m filter 1332 1753
    m forEach 1756 2018
    m reduce 2021 2496
    m reduce 2499 2986
    m compactMap 2989 3498
    m flatMap 3501 3845
    m first 3848 4202
    m contains 4205 4556
    m allSatisfy 4559 4914
    m count 4917 5153
    m min 5156 5490
    m max 5493 5827
    m sorted 5830 5994
    m reversed 5997 6054
    m shuffled 6057 6114
    m shuffled 6117 6287
    m enumerated 6290 6371
    m elementsEqual 6374 6839
    m starts 6842 7273
    m lexicographicallyPrecedes 7276 7827
    m prefix 7830 8045
    m prefix 8048 8340
    m dropFirst 8343 8545
    m drop 8548 8857
    m suffix 8860 8944
    m dropLast 8947 9023
    m split 9026 9353
    """#,
    "SequenceComparing": #"""
    e Sequence 0 990 45 19 75
    m contains 48 350
    m elementsEqual 353 524
    m starts 527 714
    m split 717 988
    e Sequence 991 1810 1037 1010 89
    m min 1040 1225
    m max 1228 1413
    m sorted 1416 1611
    m lexicographicallyPrecedes 1614 1808
    e Sequence 1811 2096 1861 1830 19
    m joined 1864 2094
    e Sequence 2097 2417 2141 2116 38
    m joined 2144 2215
    m joined 2218 2415
    g _mergeSorted 2418 3543
    """#,
    "SequenceTypes": #"""
    t EnumeratedSequence 0 106 43 0 28
    s _base 46 61
    m init 64 104
    e EnumeratedSequence 107 551 137 0 19
    m Iterator 140 549
    c EnumeratedSequence 552 729 592 0 41
    m Element 595 651
    m makeIterator 654 727
    c EnumeratedSequence 730 792 791 769 0
    c EnumeratedSequence 793 1641 858 834 139
    m Index 861 1190
    m startIndex 1193 1260
    m endIndex 1263 1336
    m count 1339 1369
    m isEmpty 1372 1407
    m index 1410 1519
    m subscript 1522 1639
    c EnumeratedSequence 1642 1849 1733 1696 18
    m index 1736 1847
    c EnumeratedSequence 1850 1940 1939 1903 0
    g zip 1942 2123
    t Zip2Sequence 2124 2360 2187 0 63
    s _sequence1 2190 2215
    s _sequence2 2218 2243
    m init 2246 2358
    e Zip2Sequence 2361 2970 2385 0 21
    m Iterator 2388 2968
    c Zip2Sequence 2971 3175 3005 0 45
    m Element 3008 3066
    m makeIterator 3069 3173
    c Zip2Sequence 3176 3258 3257 3209 0
    """#,
    "Searching": #"""
    e Collection 0 1787 47 21 100
    m _endOfMatch 50 326
    m _firstRange 329 633
    m firstRange 636 770
    m ranges 773 1169
    m split 1172 1785
    e RangeReplaceableCollection 1788 2689 1851 1825 42
    m replacing 1854 2394
    m replace 2397 2687
    """#,
    "SequenceParts": #"""
    t PrefixSequence 0 180 39 0 47
    s _base 42 57
    s _maxLength 60 79
    m init 82 178
    c PrefixSequence 181 239 238 216 0
    e PrefixSequence 240 617 266 0 19
    m Iterator 269 615
    c PrefixSequence 618 797 654 0 41
    m Element 657 689
    m makeIterator 692 795
    t DropFirstSequence 798 965 840 0 48
    s _base 843 858
    s _limit 861 876
    m init 879 963
    c DropFirstSequence 966 1027 1026 1004 0
    c DropFirstSequence 1028 1329 1067 0 66
    m Element 1070 1102
    m Iterator 1105 1139
    m makeIterator 1142 1327
    t DropWhileSequence 1330 1575 1372 0 64
    s _iterator 1375 1403
    s _nextElement 1406 1437
    m init 1440 1573
    c DropWhileSequence 1576 1672 1671 1625 0
    e DropWhileSequence 1673 2127 1702 0 21
    m Iterator 1705 2125
    c DropWhileSequence 2128 2307 2167 0 45
    m Element 2170 2202
    m makeIterator 2205 2305
    t FlattenSequence 2308 2440 2377 0 35
    s _base 2380 2395
    m init 2398 2438
    c FlattenSequence 2441 2524 2523 2477 0
    e FlattenSequence 2525 2965 2552 0 21
    m Iterator 2555 2963
    c FlattenSequence 2966 3124 3003 0 45
    m Element 3006 3046
    m makeIterator 3049 3122
    e FlattenSequence 3125 4079 3201 3151 37
    m Index 3204 3762
    m _first 3765 4077
    c FlattenSequence 4080 4807 4168 4118 84
    m startIndex 4171 4227
    m endIndex 4230 4296
    m index 4299 4625
    m subscript 4628 4805
    c FlattenSequence 4808 5346 4935 4859 18
    m index 4938 5344
    t JoinedSequence 5347 5637 5415 0 78
    m Element 5418 5458
    s _base 5461 5476
    s _separator 5479 5517
    m init 5520 5635
    c JoinedSequence 5638 5731 5730 5684 0
    c JoinedSequence 5732 6124 5768 0 46
    m Iterator 5771 5832
    m makeIterator 5835 6122
    """#,
    "GeneratedSequences": #"""
    t UnfoldSequence 0 433 67 0 76
    s _state 70 87
    s _next 90 126
    s _done 129 146
    m init 149 266
    m next 269 431
    c UnfoldSequence 434 523 522 480 0
    g UnfoldFirstSequence 524 588
    g sequence 589 1025
    g sequence 1026 1181
    t AnyIterator 1182 1493 1239 0 69
    s _next 1242 1267
    m init 1270 1395
    m init 1398 1453
    m next 1456 1491
    t AnySequence 1494 1908 1533 0 77
    s _make 1536 1573
    m init 1576 1686
    m init 1689 1848
    m makeIterator 1851 1906
    t IteratorSequence 1909 2101 1986 0 52
    s _base 1989 2004
    m init 2007 2042
    m next 2045 2099
    c IteratorSequence 2102 2162 2161 2139 0
    """#,
    "LazySequence": #"""
    p LazySequenceProtocol 0 153 41 0 30
    s - 44 118
    m elements 121 151
    e LazySequenceProtocol 154 241 209 185 19
    m elements 212 239
    p LazyCollectionProtocol 242 337 336 0 0
    e LazySequenceProtocol 338 1577 370 0 122
    m lazy 373 404
    m map 407 554
    m filter 557 701
    m compactMap 704 970
    m flatMap 973 1225
    m prefix 1228 1403
    m drop 1406 1575
    e LazySequenceProtocol 1578 1794 1634 1609 19
    m joined 1637 1792
    t LazySequence 1795 1895 1832 0 35
    s _base 1835 1850
    m init 1853 1893
    c LazySequence 1896 1952 1951 1929 0
    c LazySequence 1953 2120 1987 0 66
    m Element 1990 2022
    m Iterator 2025 2059
    m makeIterator 2062 2118
    c LazySequence 2121 2228 2167 0 42
    m Elements 2170 2195
    m elements 2198 2226
    g LazyCollection 2229 2286
    c LazySequence 2287 2771 2346 2322 180
    m Index 2349 2377
    m Indices 2380 2412
    m startIndex 2415 2462
    m endIndex 2465 2508
    m indices 2511 2554
    m index 2557 2628
    m subscript 2631 2698
    m isEmpty 2701 2736
    m count 2739 2769
    c LazySequence 2772 2935 2857 2820 18
    m index 2860 2933
    c LazySequence 2936 3020 3019 2983 0
    c LazySequence 3021 3093 3092 3068 0
    """#,
    "LazyTransforms": #"""
    t LazyMapSequence 0 242 49 0 49
    s _base 52 67
    s _transform 70 111
    m init 114 240
    e LazyMapSequence 243 607 270 0 19
    m Iterator 273 605
    c LazyMapSequence 608 765 657 0 23
    m makeIterator 660 763
    c LazyMapSequence 766 1512 828 804 217
    m Index 831 859
    m Indices 862 894
    m startIndex 897 944
    m endIndex 947 990
    m indices 993 1036
    m index 1039 1110
    m SubSequence 1113 1179
    m subscript 1182 1256
    m subscript 1259 1439
    m isEmpty 1442 1477
    m count 1480 1510
    c LazyMapSequence 1513 1679 1601 1564 18
    m index 1604 1677
    c LazyMapSequence 1680 1767 1766 1730 0
    c LazyMapSequence 1768 1843 1842 1818 0
    g LazyMapCollection 1844 1913
    t LazyFilterSequence 1915 2149 1958 0 58
    s _base 1961 1976
    s _predicate 1979 2017
    m init 2020 2147
    e LazyFilterSequence 2150 2593 2180 0 21
    m Iterator 2183 2591
    c LazyFilterSequence 2594 2777 2634 0 45
    m Element 2637 2669
    m makeIterator 2672 2775
    c LazyFilterSequence 2778 2831 2830 0 0
    c LazyFilterSequence 2832 3485 2897 2873 148
    m Index 2900 2928
    m startIndex 2931 3024
    m endIndex 3027 3070
    m index 3073 3190
    m SubSequence 3193 3253
    m subscript 3256 3323
    m subscript 3326 3483
    c LazyFilterSequence 3486 3765 3577 3540 18
    m index 3580 3763
    c LazyFilterSequence 3766 3844 3843 3819 0
    g LazyFilterCollection 3845 3914
    t LazyPrefixWhileSequence 3916 4151 3964 0 58
    s _base 3967 3982
    s _predicate 3985 4023
    m init 4026 4149
    e LazyPrefixWhileSequence 4152 4668 4187 0 21
    m Iterator 4190 4666
    c LazyPrefixWhileSequence 4669 4857 4714 0 45
    m Element 4717 4749
    m makeIterator 4752 4855
    c LazyPrefixWhileSequence 4858 4916 4915 0 0
    c LazyPrefixWhileSequence 4917 5301 4987 4963 102
    m Index 4990 5018
    m startIndex 5021 5068
    m endIndex 5071 5155
    m index 5158 5229
    m subscript 5232 5299
    c LazyPrefixWhileSequence 5302 5385 5384 5360 0
    g LazyPrefixWhileCollection 5386 5465
    t LazyDropWhileSequence 5467 5700 5513 0 58
    s _base 5516 5531
    s _predicate 5534 5572
    m init 5575 5698
    e LazyDropWhileSequence 5701 6280 5734 0 21
    m Iterator 5737 6278
    c LazyDropWhileSequence 6281 6467 6324 0 45
    m Element 6327 6359
    m makeIterator 6362 6465
    c LazyDropWhileSequence 6468 6524 6523 0 0
    c LazyDropWhileSequence 6525 6905 6593 6569 102
    m Index 6596 6624
    m startIndex 6627 6713
    m endIndex 6716 6759
    m index 6762 6833
    m subscript 6836 6903
    c LazyDropWhileSequence 6906 6987 6986 6962 0
    g LazyDropWhileCollection 6988 7063
    e Collection 7065 7301 7087 0 19
    m _index 7090 7299
    """#,
    "Collection": #"""
    p Collection 0 1012 40 0 277
    s - 43 74
    s - 77 109
    s - 112 169
    s - 172 335
    s - 338 484
    m startIndex 487 516
    m endIndex 519 546
    m subscript 549 594
    m subscript 597 651
    m indices 654 682
    m isEmpty 685 710
    m count 713 735
    m index 738 793
    m index 796 876
    m distance 879 933
    m index 936 971
    m formIndex 974 1010
    e Collection 1013 1164 1076 1034 25
    m makeIterator 1079 1162
    e Collection 1165 1440 1220 1186 22
    m subscript 1223 1438
    e Collection 1441 1625 1501 1462 20
    m indices 1504 1623
    e Collection 1626 2449 1674 1647 69
    m popFirst 1677 1855
    m removeFirst 1858 2095
    m removeFirst 2098 2447
    e Collection 2450 7821 2472 0 542
    m underestimatedCount 2475 2513
    m isEmpty 2516 2560
    m count 2563 2622
    m first 2625 2740
    m formIndex 2743 2803
    m index 2806 3118
    m index 3121 3498
    m formIndex 3501 3600
    m formIndex 3603 3842
    m distance 3845 4167
    m subscript 4170 4280
    m subscript 4283 4367
    m randomElement 4370 4502
    m randomElement 4505 4763
    m firstIndex 4766 5029
    m indices 5032 5315
    m prefix 5318 5584
    m prefix 5587 5811
    m prefix 5814 5884
    m prefix 5887 5979
    m suffix 5982 6251
    m suffix 6254 6326
    m dropFirst 6329 6582
    m dropLast 6585 6832
    m drop 6835 7065
    m split 7068 7819
    e Collection 7822 9105 7869 7843 89
    m firstIndex 7872 8100
    m split 8103 8366
    m contains 8369 8766
    m trimmingPrefix 8769 9103
    """#,
    "BidirectionalCollection": #"""
    p BidirectionalCollection 0 351 132 0 84
    s - 135 166
    s - 169 198
    s - 201 236
    s - 239 270
    m index 273 309
    m formIndex 312 349
    e BidirectionalCollection 352 2547 387 0 189
    m formIndex 390 452
    m last 455 523
    m index 526 806
    m index 809 1194
    m distance 1197 1544
    m last 1547 1679
    m lastIndex 1682 1927
    m reversed 1930 2009
    m suffix 2012 2286
    m dropLast 2289 2545
    e BidirectionalCollection 2548 2698 2608 2582 22
    m lastIndex 2611 2696
    e BidirectionalCollection 2699 3534 2760 2733 66
    m popLast 2763 2940
    m removeLast 2943 3179
    m removeLast 3182 3532
    p RandomAccessCollection 3536 3818 3678 0 56
    s - 3681 3712
    s - 3715 3744
    s - 3747 3782
    s - 3785 3816
    e RandomAccessCollection 3819 4115 3853 0 18
    m index 3856 4113
    e RandomAccessCollection 4116 4570 4220 4149 95
    m indices 4223 4274
    m index 4277 4334
    m index 4337 4396
    m index 4399 4483
    m distance 4486 4568
    """#,
    "MutableCollection": #"""
    p MutableCollection 0 451 86 0 112
    s - 89 120
    s - 123 152
    s - 155 190
    m subscript 193 242
    m subscript 245 303
    m swapAt 306 350
    m partition 353 449
    e MutableCollection 452 1632 481 0 102
    m subscript 484 737
    m subscript 740 908
    m subscript 911 1060
    m swapAt 1063 1216
    m partition 1219 1630
    e MutableCollection 1633 2258 1698 1661 22
    m partition 1701 2256
    e MutableCollection 2259 2569 2324 2287 20
    m reverse 2327 2567
    e MutableCollection 2570 3406 2634 2598 57
    m sort 2637 2920
    m shuffle 2923 3033
    m shuffle 3036 3404
    e MutableCollection 3407 3543 3492 3435 17
    m sort 3495 3541
    """#,
    "RangeReplaceableCollection": #"""
    p RangeReplaceableCollection 0 1172 104 0 332
    s - 107 138
    s - 141 170
    s - 173 208
    m init 211 217
    m replaceSubrange 220 346
    m reserveCapacity 349 388
    m init 391 441
    m init 444 503
    m append 506 549
    m append 552 639
    m insert 642 698
    m insert 701 805
    m remove 808 871
    m removeSubrange 874 926
    m removeFirst 929 986
    m removeFirst 989 1024
    m removeAll 1027 1086
    m removeAll 1089 1170
    e RangeReplaceableCollection 1173 4756 1211 0 407
    m init 1214 1378
    m init 1381 1495
    m reserveCapacity 1498 1540
    m append 1543 1623
    m append 1626 1770
    m insert 1773 1897
    m insert 1900 2056
    m remove 2059 2336
    m removeSubrange 2339 2450
    m removeSubrange 2453 2593
    m replaceSubrange 2596 2823
    m removeFirst 2826 3171
    m removeFirst 3174 3381
    m removeAll 3384 3469
    m removeAll 3472 3610
    m filter 3613 4029
    m + 4032 4207
    m + 4210 4423
    m + 4426 4619
    m += 4622 4754
    e RangeReplaceableCollection 4757 5678 4831 4794 135
    m popLast 4834 4884
    m removeLast 4887 4961
    m removeLast 4964 5017
    m _popLast 5020 5139
    m _removeLast 5142 5317
    m _removeLast 5320 5676
    e RangeReplaceableCollection 5679 5962 5774 5716 66
    m popLast 5777 5827
    m removeLast 5830 5904
    m removeLast 5907 5960
    """#,
    "Slice": #"""
    t IndexingIterator 0 337 47 0 67
    s _elements 50 73
    s _position 76 105
    m init 108 212
    m init 215 335
    c IndexingIterator 338 428 427 375 0
    c IndexingIterator 429 731 485 0 33
    m Element 488 524
    m next 527 729
    t Slice 732 1023 764 0 89
    s _startIndex 767 794
    s _endIndex 797 822
    s _base 825 840
    m init 843 994
    m base 997 1021
    c Slice 1024 2017 1053 0 308
    m Index 1056 1084
    m Indices 1087 1119
    m Element 1122 1154
    m SubSequence 1157 1192
    m Iterator 1195 1245
    m startIndex 1248 1285
    m endIndex 1288 1321
    m subscript 1324 1394
    m subscript 1397 1496
    m indices 1499 1562
    m index 1565 1626
    m formIndex 1629 1696
    m index 1699 1779
    m index 1782 1911
    m distance 1914 2015
    c Slice 2018 2164 2096 2059 18
    m index 2099 2162
    c Slice 2165 2242 2241 2205 0
    c Slice 2243 2985 2327 2287 45
    m init 2330 2431
    m replaceSubrange 2434 2983
    c Slice 2986 3427 3052 3021 44
    m subscript 3055 3161
    m subscript 3164 3425
    c Slice 3428 3537 3500 3466 21
    m Elements 3503 3535
    c Slice 3538 3609 3608 3564 0
    t DefaultIndices 3611 3933 3656 0 85
    s _elements 3659 3682
    s _startIndex 3685 3716
    s _endIndex 3719 3748
    m init 3751 3931
    c DefaultIndices 3934 4022 4021 3969 0
    c DefaultIndices 4023 4697 4061 0 229
    m Index 4064 4096
    m Element 4099 4133
    m Indices 4136 4180
    m SubSequence 4183 4231
    m Iterator 4234 4297
    m startIndex 4300 4337
    m endIndex 4340 4373
    m subscript 4376 4419
    m subscript 4422 4595
    m index 4598 4663
    m indices 4666 4695
    c DefaultIndices 4698 4861 4789 4748 18
    m index 4792 4859
    c DefaultIndices 4862 4952 4951 4911 0
    """#,
    "CollectionTypes": #"""
    t ReversedCollection 0 121 58 0 28
    s _base 61 76
    m init 79 119
    e ReversedCollection 122 793 152 0 35
    m Iterator 155 531
    m Index 534 791
    c ReversedCollection.Index 794 933 867 839 15
    m hash 870 931
    c ReversedCollection 934 1072 974 0 44
    m Element 977 1009
    m makeIterator 1012 1070
    c ReversedCollection 1073 1929 1128 0 197
    m startIndex 1131 1178
    m endIndex 1181 1228
    m count 1231 1261
    m isEmpty 1264 1299
    m index 1302 1376
    m index 1379 1453
    m index 1456 1558
    m index 1561 1722
    m distance 1725 1836
    m subscript 1839 1927
    c ReversedCollection 1930 2020 2019 1983 0
    e ReversedCollection 2021 2089 2051 0 21
    m reversed 2054 2087
    c ReversedCollection 2090 2176 2175 2141 0
    c ReversedCollection 2177 2239 2238 2216 0
    t CollectionOfOne 2241 2350 2274 0 38
    s _element 2277 2298
    m init 2301 2348
    c CollectionOfOne 2351 2413 2412 2387 0
    c CollectionOfOne 2414 2922 2484 0 146
    m Index 2487 2508
    m Indices 2511 2541
    m SubSequence 2544 2599
    m startIndex 2602 2627
    m endIndex 2630 2653
    m count 2656 2676
    m subscript 2679 2920
    c CollectionOfOne 2923 3073 2980 0 29
    m debugDescription 2983 3071
    t EmptyCollection 3074 3121 3107 0 17
    m init 3110 3119
    c EmptyCollection 3122 3184 3183 3158 0
    e EmptyCollection 3185 3325 3212 0 21
    m Iterator 3215 3323
    c EmptyCollection 3326 3414 3363 0 25
    m makeIterator 3366 3412
    c EmptyCollection 3415 3900 3485 0 168
    m Index 3488 3509
    m Indices 3512 3542
    m SubSequence 3545 3593
    m startIndex 3596 3621
    m endIndex 3624 3647
    m count 3650 3670
    m subscript 3673 3804
    m subscript 3807 3898
    c EmptyCollection 3901 4038 3939 0 15
    m == 3942 4036
    t Repeated 4039 4310 4065 0 61
    s count 4068 4082
    s repeatedValue 4085 4111
    m init 4114 4308
    c Repeated 4311 4366 4365 4340 0
    c Repeated 4367 4675 4411 0 104
    m Index 4414 4435
    m Indices 4438 4468
    m startIndex 4471 4496
    m endIndex 4499 4526
    m subscript 4529 4673
    g repeatElement 4676 4786
    t AnyCollection 4787 5286 4843 0 199
    m Index 4846 4867
    m Indices 4870 4900
    s _elements 4903 4927
    m init 4930 5015
    m startIndex 5018 5043
    m endIndex 5046 5083
    m subscript 5086 5145
    m index 5148 5189
    m index 5192 5234
    m indices 5237 5284
    p RandomNumberGenerator 5288 5355 5320 0 17
    m next 5323 5353
    t SystemRandomNumberGenerator 5356 5486 5425 0 34
    m init 5428 5437
    m next 5440 5484
    g _random 5487 5532
    """#,
    "Array": #"""
    t Array 0 3848 41 0 954
    m init 44 76
    m init 79 159
    m init 162 235
    m init 238 297
    m startIndex 300 358
    m endIndex 361 412
    m count 415 463
    m capacity 466 517
    m isEmpty 520 573
    m first 576 629
    m last 632 683
    m indices 686 745
    m subscript 748 829
    m subscript 832 1104
    m _checkBounds 1107 1184
    m index 1187 1228
    m formIndex 1231 1276
    m index 1279 1321
    m formIndex 1324 1370
    m index 1373 1441
    m distance 1444 1510
    m append 1513 1583
    m append 1586 1712
    m _append 1715 1797
    m insert 1800 1881
    m replaceSubrange 1884 2084
    m _replace 2087 2193
    m reserveCapacity 2196 2252
    m remove 2255 2347
    m removeLast 2350 2437
    m removeFirst 2440 2529
    m popLast 2532 2595
    m removeAll 2598 2682
    m _removeAll 2685 2741
    m swapAt 2744 2811
    m reverse 2814 2865
    m shuffle 2868 2919
    m _reversed 2922 2980
    m _shuffled 2983 3041
    m _contains 3044 3115
    m _sorted 3118 3172
    m _min 3175 3222
    m _max 3225 3272
    m _firstIndex 3275 3350
    m sort 3353 3502
    m withUnsafeBufferPointer 3505 3661
    m + 3664 3755
    m += 3758 3846
    c Array 3849 4164 3966 0 115
    m Index 3969 3990
    m Indices 3993 4023
    m Iterator 4026 4074
    m SubSequence 4077 4120
    m ArrayLiteralElement 4123 4162
    c Array 4165 4368 4237 0 53
    m description 4240 4299
    m debugDescription 4302 4366
    c Array 4369 5198 4430 4404 59
    m == 4433 4784
    m firstIndex 4787 5086
    m contains 5089 5196
    g _nativeEqual 5199 5270
    e Array 5271 5384 5314 5287 17
    m sort 5317 5382
    c Array 5385 5570 5444 5419 17
    m hash 5447 5568
    c Array 5571 5623 5622 5597 0
    e Array 5624 5815 5665 5640 39
    m _joined 5668 5738
    m joined 5741 5813
    """#,
    "ArraySlice": #"""
    t ArraySlice 0 2338 28 0 412
    s _base 31 51
    s _start 54 69
    s _end 72 85
    m init 88 209
    m init 212 267
    m init 270 388
    m init 391 498
    m startIndex 501 531
    m endIndex 534 560
    m count 563 595
    m isEmpty 598 634
    m indices 637 678
    m _elements 681 737
    m _check 740 848
    m subscript 851 1017
    m subscript 1020 1360
    m index 1363 1404
    m index 1407 1449
    m index 1452 1520
    m distance 1523 1589
    m replaceSubrange 1592 2036
    m append 2039 2132
    m sort 2135 2336
    e Array 2339 2441 2356 0 20
    m _sliced 2359 2439
    c ArraySlice 2442 2772 2564 0 115
    m Index 2567 2588
    m Indices 2591 2621
    m Iterator 2624 2682
    m SubSequence 2685 2728
    m ArrayLiteralElement 2731 2770
    c ArraySlice 2773 2983 2850 0 53
    m description 2853 2902
    m debugDescription 2905 2981
    c ArraySlice 2984 3163 3042 3016 15
    m == 3045 3161
    c ArraySlice 3164 3295 3220 3195 17
    m hash 3223 3293
    c ArraySlice 3296 3353 3352 3327 0
    g ContiguousArray 3354 3405
    """#,
    "Dictionary": #"""
    t Dictionary 0 5921 64 0 732
    m Element 67 111
    m init 114 151
    m init 154 196
    m init 199 434
    m init 437 708
    m init 711 933
    m init 936 1166
    m count 1169 1222
    m capacity 1225 1281
    m isEmpty 1284 1342
    m keys 1345 1381
    m values 1384 1474
    m _elements 1477 1557
    m _get 1560 1620
    m _set 1623 1699
    m _probe 1702 1804
    m _update 1807 1905
    m _remove 1908 1988
    m _removeHashed 1991 2097
    m _place 2167 2503
    m subscript 2506 2757
    m subscript 2760 2993
    m updateValue 2996 3160
    m removeValue 3163 3553
    m removeAll 3556 3640
    m _removeAll 3643 3704
    m reserveCapacity 3707 3763
    m merge 3766 3989
    m merge 3992 4193
    m _merge 4196 4456
    m merging 4459 4720
    m merging 4723 4950
    m filter 4953 5200
    m mapValues 5203 5416
    m compactMapValues 5419 5675
    m first 5678 5768
    m popFirst 5771 5919
    g _hashedKey 5922 6015
    e Dictionary 6016 7117 6038 0 76
    m Index 6041 6399
    m Iterator 6402 6757
    m index 6760 6953
    m remove 6956 7115
    c Dictionary 7118 7577 7184 0 153
    m SubSequence 7187 7230
    m Indices 7233 7281
    m startIndex 7284 7318
    m endIndex 7321 7357
    m index 7360 7422
    m subscript 7425 7515
    m makeIterator 7518 7575
    c Dictionary 7578 7786 7655 0 53
    m description 7658 7717
    m debugDescription 7720 7784
    c Dictionary 7787 8242 7851 7827 15
    m == 7854 8240
    c Dictionary 8243 8538 8305 8282 17
    m hash 8308 8536
    c Dictionary 8539 8609 8608 8570 0
    c Dictionary.Index 8610 8686 8685 8647 0
    c Dictionary.Keys 8687 8762 8761 8723 0
    c Dictionary.Values 8763 8840 8839 8801 0
    """#,
    "DictionaryViews": #"""
    e Dictionary 0 2302 22 0 34
    m Keys 25 1320
    m Values 1323 2300
    g _keys 2303 2392
    g _values 2393 2488
    g DictionaryLiteral 2489 2556
    t KeyValuePairs 2557 3430 2704 0 240
    m Element 2707 2751
    m Index 2754 2775
    m Indices 2778 2808
    m SubSequence 2811 2867
    s _elements 2870 2899
    m init 2902 2976
    m startIndex 2979 3004
    m endIndex 3007 3044
    m subscript 3047 3168
    m description 3171 3381
    m debugDescription 3384 3428
    c KeyValuePairs 3431 3504 3503 3465 0
    """#,
    "Set": #"""
    t Set 0 5498 47 0 809
    m init 50 80
    m init 83 125
    m init 128 383
    m init 386 495
    m count 498 544
    m capacity 547 596
    m isEmpty 599 650
    m _elements 653 709
    m _contains 712 780
    m _probe 783 859
    m _insert 862 977
    m _update 980 1057
    m _remove 1060 1137
    m _removeHashed 1140 1241
    m _place 1244 1565
    m contains 1568 1667
    m insert 1670 1845
    m update 1848 1982
    m remove 1985 2371
    m removeFirst 2374 2575
    m popFirst 2578 2709
    m removeAll 2712 2796
    m reserveCapacity 2799 2855
    m first 2858 2948
    m filter 2951 3163
    m union 3166 3318
    m formUnion 3321 3447
    m intersection 3450 3659
    m formIntersection 3662 3781
    m subtracting 3784 3966
    m subtract 3969 4094
    m symmetricDifference 4097 4279
    m formSymmetricDifference 4282 4499
    m isSubset 4502 4727
    m isStrictSubset 4730 4933
    m isSuperset 4936 5120
    m isStrictSuperset 5123 5326
    m isDisjoint 5329 5496
    g _set 5499 5584
    e Set 5585 6276 5600 0 81
    m Index 5603 5961
    m Iterator 5964 6012
    m firstIndex 6015 6123
    m remove 6126 6274
    c Set 6277 6685 6304 0 153
    m SubSequence 6307 6350
    m Indices 6353 6401
    m startIndex 6404 6438
    m endIndex 6441 6477
    m index 6480 6542
    m subscript 6545 6618
    m makeIterator 6621 6683
    c Set 6686 8499 6713 0 362
    m ArrayLiteralElement 6716 6755
    m union 6758 6881
    m formUnion 6884 6993
    m intersection 6996 7188
    m formIntersection 7191 7275
    m symmetricDifference 7278 7429
    m formSymmetricDifference 7432 7615
    m subtracting 7618 7783
    m subtract 7786 7894
    m isSubset 7897 8044
    m isSuperset 8047 8123
    m isDisjoint 8126 8276
    m isStrictSubset 8279 8383
    m isStrictSuperset 8386 8497
    c Set 8500 8696 8570 0 53
    m description 8573 8627
    m debugDescription 8630 8694
    c Set 8697 8948 8731 0 15
    m == 8734 8946
    c Set 8949 9131 8982 0 17
    m hash 8985 9129
    c Set 9132 9182 9181 9156 0
    c Set.Index 9183 9239 9238 9213 0
    """#,
    "Range": #"""
    p Strideable 0 174 41 0 47
    s - 44 92
    m distance 95 134
    m advanced 137 172
    e Strideable 175 339 197 0 25
    m < 200 266
    m == 269 337
    p RangeExpression 340 540 373 0 50
    s - 376 408
    m relative 411 496
    m contains 499 538
    e RangeExpression 541 653 568 0 13
    m ~= 571 651
    t Range 655 2149 706 0 202
    m lowerBound 709 764
    m upperBound 767 822
    m init 825 935
    m contains 938 1153
    m _contains 1156 1225
    m isEmpty 1228 1274
    m clamped 1277 1646
    m overlaps 1649 1842
    m overlaps 1845 1981
    m contains 1984 2147
    g _range 2150 2246
    g _closedRange 2247 2361
    c Range 2362 2501 2396 0 21
    m relative 2399 2499
    c Range 2502 2603 2544 0 24
    m description 2547 2601
    c Range 2604 2720 2651 0 29
    m debugDescription 2654 2718
    c Range 2721 2902 2757 0 15
    m == 2760 2900
    c Range 2903 3069 2960 2937 17
    m hash 2963 3067
    c Range 3070 3120 3119 3096 0
    c Range 3121 3285 3201 3147 41
    m Element 3204 3229
    m Iterator 3232 3283
    c Range 3286 4433 3417 3363 291
    m Index 3420 3443
    m Indices 3446 3478
    m SubSequence 3481 3517
    m startIndex 3520 3556
    m endIndex 3559 3593
    m count 3596 3655
    m indices 3658 3692
    m index 3695 3752
    m index 3755 3814
    m index 3817 3900
    m distance 3903 3990
    m subscript 3993 4204
    m subscript 4207 4360
    m _customContains 4363 4431
    e Range 4434 4618 4504 4450 17
    m init 4507 4616
    g CountableRange 4619 4711
    """#,
    "ClosedRange": #"""
    t ClosedRange 0 1211 63 0 174
    m lowerBound 66 121
    m upperBound 124 179
    m init 182 298
    m contains 301 517
    m _contains 520 589
    m isEmpty 592 619
    m clamped 622 1009
    m overlaps 1012 1137
    m overlaps 1140 1209
    e ClosedRange 1212 1297 1235 0 18
    m Index 1238 1295
    c ClosedRange.Index 1298 1592 1338 0 15
    m == 1341 1590
    c ClosedRange.Index 1593 1886 1634 0 14
    m < 1637 1884
    c ClosedRange 1887 2083 1927 0 21
    m relative 1930 2081
    c ClosedRange 2084 2191 2132 0 24
    m description 2135 2189
    c ClosedRange 2192 2314 2245 0 29
    m debugDescription 2248 2312
    c ClosedRange 2315 2514 2357 0 15
    m == 2360 2512
    c ClosedRange 2515 2687 2578 2555 17
    m hash 2581 2685
    c ClosedRange 2688 2744 2743 2720 0
    c ClosedRange.Index 2745 2807 2806 2783 0
    c ClosedRange 2808 2984 2894 2840 41
    m Element 2897 2922
    m Iterator 2925 2982
    c ClosedRange 2985 4749 3122 3068 203
    m SubSequence 3125 3174
    m Indices 3177 3231
    m startIndex 3234 3280
    m endIndex 3283 3315
    m count 3318 3381
    m index 3384 3603
    m index 3606 3857
    m index 3860 4192
    m distance 4195 4588
    m subscript 4591 4747
    e ClosedRange 4750 5013 4826 4772 17
    m init 4829 5011
    g CountableClosedRange 5014 5118
    """#,
    "PartialRanges": #"""
    t PartialRangeFrom 0 179 66 0 35
    m lowerBound 69 124
    m init 127 177
    c PartialRangeFrom 180 426 225 0 38
    m relative 228 356
    m contains 359 424
    c PartialRangeFrom 427 488 487 464 0
    c PartialRangeFrom 489 933 580 526 60
    m Element 583 608
    m Iterator 611 862
    m makeIterator 865 931
    c PartialRangeFrom 934 1091 981 0 14
    m == 984 1089
    t PartialRangeUpTo 1092 1271 1158 0 40
    m upperBound 1161 1216
    m init 1219 1269
    c PartialRangeUpTo 1272 1519 1317 0 42
    m relative 1320 1450
    m contains 1453 1517
    c PartialRangeUpTo 1520 1581 1580 1557 0
    t PartialRangeThrough 1582 1770 1654 0 40
    m upperBound 1657 1712
    m init 1715 1768
    c PartialRangeThrough 1771 2047 1819 0 42
    m relative 1822 1977
    m contains 1980 2045
    c PartialRangeThrough 2048 2112 2111 2088 0
    t UnboundedRange_ 2113 2193 2135 0 16
    m ... 2138 2191
    g UnboundedRange 2194 2244
    e Comparable 2246 3038 2268 0 80
    m ..< 2271 2492
    m ... 2495 2726
    m ..< 2729 2823
    m ... 2826 2932
    m ... 2935 3036
    """#,
    "Strides": #"""
    g stride 0 144
    g stride 145 308
    t StrideToIterator 309 896 373 0 114
    s _start 376 395
    s _end 398 415
    s _stride 418 445
    s _index 448 463
    s _value 466 485
    m init 488 669
    m next 672 894
    t StrideThroughIterator 897 1798 966 0 151
    s _start 969 988
    s _end 991 1008
    s _stride 1011 1038
    s _index 1041 1056
    s _value 1059 1078
    s _didReturnEnd 1081 1112
    m init 1115 1296
    m next 1299 1796
    g _nextStride 1799 2042
    g _overflows 2043 2150
    g _nativeStride 2151 2296
    """#,
    "StrideTypes": #"""
    t Stride__ 0 317 38 0 60
    s _start 41 60
    s _end 63 80
    s _stride 83 110
    m init 113 315
    c Stride__ 318 438 363 0 22
    m description 366 436
    c Stride__ 439 520 519 468 0
    c Stride__ 521 675 551 0 23
    m makeIterator 554 673
    """#,
    "IntegerProtocols": #"""
    p AdditiveArithmetic 0 260 40 0 62
    m zero 43 72
    m + 75 119
    m += 122 165
    m - 168 212
    m -= 215 258
    e AdditiveArithmetic 261 472 291 0 38
    m += 294 357
    m -= 360 423
    m + 426 470
    e AdditiveArithmetic 473 575 543 502 15
    m zero 546 573
    p Numeric 576 866 643 0 72
    s - 646 691
    m init 694 736
    m magnitude 739 771
    m * 774 818
    m *= 821 864
    e Numeric 867 954 886 0 13
    m *= 889 952
    p SignedNumeric 955 1062 988 0 32
    m - 991 1035
    m negate 1038 1060
    e SignedNumeric 1063 1195 1088 0 33
    m - 1091 1151
    m negate 1154 1193
    g abs 1196 1276
    p BinaryInteger 1277 2686 1422 0 456
    m isSigned 1425 1458
    m init 1461 1509
    m init 1512 1553
    m init 1556 1591
    m init 1594 1646
    m init 1649 1691
    m bitWidth 1694 1719
    m trailingZeroBitCount 1722 1759
    m / 1762 1806
    m /= 1809 1852
    m % 1855 1899
    m %= 1902 1945
    m ~ 1948 1986
    m & 1989 2033
    m &= 2036 2079
    m | 2082 2126
    m |= 2129 2172
    m ^ 2175 2219
    m ^= 2222 2265
    m >> 2268 2332
    m >>= 2335 2398
    m << 2401 2465
    m <<= 2468 2531
    m quotientAndRemainder 2534 2618
    m isMultiple 2621 2660
    m signum 2663 2684
    e BinaryInteger 2687 4317 2712 0 329
    m init 2715 2734
    m /= 2737 2800
    m %= 2803 2866
    m &= 2869 2932
    m |= 2935 2998
    m ^= 3001 3064
    m >>= 3067 3151
    m <<= 3154 3238
    m quotientAndRemainder 3241 3360
    m isMultiple 3363 3449
    m signum 3452 3537
    m distance 3540 3603
    m advanced 3606 3662
    m == 3665 3768
    m != 3771 3877
    m < 3880 3981
    m <= 3984 4093
    m > 4096 4200
    m >= 4203 4315
    p FixedWidthInteger 4318 5495 4484 0 446
    m bitWidth 4487 4519
    m max 4522 4550
    m min 4553 4581
    m addingReportingOverflow 4584 4665
    m subtractingReportingOverflow 4668 4754
    m multipliedReportingOverflow 4757 4843
    m dividedReportingOverflow 4846 4929
    m remainderReportingOverflow 4932 5025
    m nonzeroBitCount 5028 5060
    m leadingZeroBitCount 5063 5099
    m byteSwapped 5102 5131
    m &+ 5134 5179
    m &- 5182 5227
    m &* 5230 5275
    m &>> 5278 5324
    m &<< 5327 5373
    m _parse 5376 5433
    m _random 5436 5493
    e FixedWidthInteger 5496 7746 5525 0 294
    m bitWidth 5528 5563
    m bigEndian 5566 5601
    m littleEndian 5604 5635
    m init 5638 5694
    m init 5697 5744
    m init 5747 5897
    m init 5900 6022
    m &+= 6025 6090
    m &-= 6093 6158
    m &*= 6161 6226
    m &<<= 6229 6296
    m &>>= 6299 6366
    m random 6369 6565
    m random 6568 6677
    m random 6680 6961
    m random 6964 7744
    g _randomBelow 7747 8139
    g _randomBelow 8140 8549
    p UnsignedInteger 8550 8592 8591 0 0
    p SignedInteger 8593 8648 8647 0 0
    e UnsignedInteger 8649 8716 8676 0 21
    m isSigned 8679 8714
    e SignedInteger 8717 8781 8742 0 21
    m isSigned 8745 8779
    g _identity 8782 8842
    g numericCast 8843 8917
    """#,
    "FloatingPointProtocols": #"""
    t FloatingPointSign 0 63 44 0 10
    s - 45 61
    t FloatingPointRoundingRule 64 399 116 0 28
    s - 119 200
    m _code 203 397
    p FloatingPoint 400 1383 485 0 466
    m init 488 532
    m nan 535 563
    m infinity 566 599
    m greatestFiniteMagnitude 602 650
    m pi 653 680
    m ulp 683 704
    m leastNormalMagnitude 707 752
    m leastNonzeroMagnitude 755 801
    m sign 804 839
    m / 842 886
    m /= 889 932
    m remainder 935 981
    m truncatingRemainder 984 1040
    m squareRoot 1043 1068
    m rounded 1071 1126
    m round 1129 1183
    m nextUp 1186 1210
    m nextDown 1213 1239
    m isFinite 1242 1268
    m isInfinite 1271 1299
    m isNaN 1302 1325
    m isZero 1328 1352
    m isNormal 1355 1381
    e FloatingPoint 1384 2426 1409 0 288
    m /= 1412 1475
    m rounded 1478 1538
    m round 1541 1583
    m round 1586 1665
    m formSquareRoot 1668 1722
    m formRemainder 1725 1816
    m formTruncatingRemainder 1819 1936
    m isEqual 1939 1993
    m isLess 1996 2050
    m addingProduct 2053 2126
    m addProduct 2129 2207
    m minimum 2210 2316
    m maximum 2319 2424
    p BinaryFloatingPoint 2427 2721 2499 0 88
    m init 2502 2522
    m init 2525 2546
    m init 2549 2599
    m init 2602 2659
    m _random 2662 2719
    e BinaryFloatingPoint 2722 3062 2753 0 38
    m random 2756 2948
    m random 2951 3060
    e Double 3063 3905 3081 0 38
    m random 3084 3543
    m random 3546 3903
    """#,
    "Bool": #"""
    t Bool 0 1300 141 0 221
    m init 144 167
    m init 170 225
    m init 228 270
    m init 273 430
    m random 433 484
    m random 487 609
    m ! 612 686
    m && 689 837
    m || 840 986
    m == 989 1054
    m != 1057 1125
    m toggle 1128 1176
    m hash 1179 1241
    m description 1244 1298
    """#,
    "Integer": #"""
    t Type__ 0 5786 117 0 1369
    m Stride 120 142
    m Magnitude 145 178
    m IntegerLiteralType 181 218
    m init 221 292
    m init 295 339
    m init 342 414
    m init 417 495
    m init 498 557
    m init 560 618
    m init 621 700
    m init 703 788
    m init 791 857
    m init 860 925
    m init 928 1020
    m init 1023 1103
    m init 1106 1178
    m max 1181 1244
    m min 1247 1310
    m zero 1313 1378
    m bitWidth 1381 1451
    m _parse 1454 1548
    m _random 1551 1643
    m + 1646 1723
    m - 1726 1808
    m * 1811 1893
    m / 1896 1976
    m % 1979 2062
    m += 2065 2139
    m -= 2142 2221
    m *= 2224 2303
    m /= 2306 2383
    m %= 2386 2466
    m &+ 2469 2555
    m &- 2558 2649
    m &* 2652 2743
    m & 2746 2823
    m | 2826 2902
    m ^ 2905 2982
    m << 2985 3087
    m >> 3090 3193
    m &<< 3196 3287
    m &>> 3290 3382
    m ~ 3385 3461
    m < 3464 3540
    m <= 3543 3627
    m > 3630 3709
    m >= 3712 3799
    m == 3802 3871
    m != 3874 3946
    m hash 3949 4011
    m distance 4014 4083
    m advanced 4086 4151
    m isMultiple 4154 4228
    m signum 4231 4284
    m magnitude 4287 4353
    m quotientAndRemainder 4356 4491
    m addingReportingOverflow 4494 4616
    m subtractingReportingOverflow 4619 4751
    m multipliedReportingOverflow 4754 4886
    m dividedReportingOverflow 4889 5016
    m remainderReportingOverflow 5019 5159
    m multipliedFullWidth 5162 5284
    m nonzeroBitCount 5287 5357
    m leadingZeroBitCount 5360 5438
    m trailingZeroBitCount 5441 5521
    m byteSwapped 5524 5589
    m bigEndian 5592 5629
    m littleEndian 5632 5665
    m description 5668 5722
    m debugDescription 5725 5784
    """#,
    "SignedInteger": #"""
    e Type__ 0 101 18 0 10
    m - 21 99
    """#,
    "FloatingPoint": #"""
    t Type__ 0 4850 159 0 1279
    m Stride 162 187
    m Magnitude 190 218
    m IntegerLiteralType 221 257
    m FloatLiteralType 260 295
    m init 298 317
    m init 320 384
    m init 387 450
    m init 453 502
    m init 505 549
    m init 552 605
    m init 608 683
    m init 686 767
    m init 770 852
    m init 855 943
    m init 946 1074
    m init 1077 1183
    m init 1186 1248
    m bitPattern 1251 1315
    m _parse 1318 1392
    m _random 1395 1488
    m pi 1491 1546
    m infinity 1549 1616
    m nan 1619 1676
    m zero 1679 1738
    m greatestFiniteMagnitude 1741 1823
    m leastNormalMagnitude 1826 1908
    m leastNonzeroMagnitude 1911 1995
    m ulpOfOne 1998 2065
    m + 2068 2145
    m - 2148 2230
    m * 2233 2315
    m / 2318 2398
    m += 2401 2475
    m -= 2478 2557
    m *= 2560 2639
    m /= 2642 2719
    m - 2722 2794
    m < 2797 2873
    m <= 2876 2960
    m > 2963 3042
    m >= 3045 3132
    m == 3135 3204
    m != 3207 3279
    m hash 3282 3344
    m distance 3347 3405
    m advanced 3408 3468
    m _rounded 3471 3540
    m rounded 3543 3625
    m rounded 3628 3683
    m squareRoot 3686 3747
    m magnitude 3750 3812
    m remainder 3815 3898
    m truncatingRemainder 3901 4006
    m ulp 4009 4059
    m nextUp 4062 4118
    m nextDown 4121 4181
    m exponent 4184 4241
    m significand 4244 4310
    m sign 4313 4370
    m _isMinus 4373 4430
    m isNaN 4433 4485
    m isInfinite 4488 4550
    m isFinite 4553 4611
    m isZero 4614 4668
    m isNormal 4671 4729
    m description 4732 4786
    m debugDescription 4789 4848
    """#,
    "Character": #"""
    t Character 0 2299 211 0 654
    m init 214 266
    m init 269 312
    m init 315 391
    m init 394 454
    m == 457 532
    m != 535 613
    m < 616 699
    m hash 702 764
    m isLetter 767 826
    m isNumber 829 888
    m isWholeNumber 891 960
    m wholeNumberValue 963 1038
    m isHexDigit 1041 1104
    m hexDigitValue 1107 1176
    m isWhitespace 1179 1246
    m isNewline 1249 1310
    m isUppercase 1313 1378
    m isLowercase 1381 1446
    m isCased 1449 1506
    m isPunctuation 1509 1578
    m isSymbol 1581 1640
    m isMathSymbol 1643 1710
    m isCurrencySymbol 1713 1788
    m isASCII 1791 1848
    m asciiValue 1851 1916
    m uppercased 1919 1981
    m lowercased 1984 2046
    m unicodeScalars 2049 2124
    m utf8 2127 2173
    m description 2176 2230
    m debugDescription 2233 2297
    g UTF8 2300 2329
    g UTF16 2330 2361
    e UInt8 2362 2521 2379 0 17
    m init 2382 2519
    t Unicode 2522 5302 2536 0 54
    m UTF8 2539 2561
    m UTF16 2564 2587
    m Scalar 2590 5300
    g UnicodeScalar 5303 5343
    g _scalarText 5344 5413
    g _scalarEscaped 5414 5509
    g _scalarProperty 5510 5601
    g _scalarMapped 5602 5697
    g _scalarName 5698 5768
    g _scalarNumber 5769 5843
    """#,
    "String": #"""
    t String 0 4526 234 0 1060
    m init 237 270
    m init 273 317
    m init 320 376
    m init 379 422
    m init 425 480
    m init 483 537
    m init 540 648
    m init 651 726
    m init 729 838
    m init 841 907
    m init 910 980
    m init 983 1063
    m init 1066 1186
    m init 1189 1332
    m init 1335 1401
    m init 1404 1458
    m init 1461 1551
    m StringInterpolation 1554 1612
    m + 1615 1693
    m += 1696 1778
    m == 1781 1850
    m != 1853 1925
    m < 1928 2002
    m <= 2005 2087
    m > 2090 2167
    m >= 2170 2255
    m hash 2258 2320
    m count 2323 2372
    m isEmpty 2375 2429
    m first 2432 2488
    m last 2491 2545
    m append 2548 2620
    m append 2623 2694
    m append 2697 2773
    m append 2776 2861
    m append 2864 3000
    m write 3003 3074
    m write 3077 3161
    m uppercased 3164 3223
    m lowercased 3226 3285
    m hasPrefix 3288 3359
    m hasSuffix 3362 3433
    m _containsText 3436 3509
    m contains 3512 3594
    m _characters 3597 3665
    m _size 3668 3716
    m _after 3719 3779
    m _before 3782 3844
    m _character 3847 3921
    m _sliced 3924 4002
    m _distance 4005 4082
    m _splitOffsets 4085 4228
    m description 4231 4285
    m debugDescription 4288 4352
    m utf8 4355 4399
    m utf16 4402 4449
    m unicodeScalars 4452 4524
    g _string 4527 4612
    g _decoded 4613 4683
    """#,
    "StringParts": #"""
    e String 0 4655 18 0 333
    m Index 21 624
    m startIndex 627 661
    m endIndex 664 700
    m index 703 767
    m index 770 836
    m distance 839 941
    m subscript 944 1002
    m subscript 1005 1135
    m makeIterator 1138 1195
    m Iterator 1198 1530
    m replaceSubrange 1533 1789
    m insert 1792 1918
    m split 1921 2182
    m UTF8View 2185 3086
    m UTF16View 3089 3823
    m UnicodeScalarView 3826 4653
    g _utf8 4656 4719
    g _utf16 4720 4786
    g _scalars 4787 4857
    c String 4858 5044 4929 0 64
    m Element 4932 4961
    m SubSequence 4964 4997
    m Indices 5000 5042
    c String 5045 5110 5079 0 18
    m _text 5082 5108
    """#,
    "Substring": #"""
    p StringProtocol 0 811 259 0 190
    s - 262 329
    s - 332 415
    s - 418 527
    m _text 530 555
    m utf8 558 584
    m utf16 587 615
    m unicodeScalars 618 663
    m hasPrefix 666 706
    m hasSuffix 709 749
    m lowercased 752 779
    m uppercased 782 809
    e StringProtocol 812 1892 838 0 192
    m == 841 933
    m != 936 1028
    m < 1031 1121
    m > 1124 1214
    m <= 1217 1309
    m >= 1312 1404
    m hasPrefix 1407 1511
    m hasSuffix 1514 1618
    m contains 1621 1737
    m contains 1740 1809
    m contains 1812 1890
    t Substring 1894 4719 1922 0 612
    s _base 1925 1942
    s _start 1945 1960
    s _end 1963 1976
    m init 1979 2097
    m init 2100 2151
    m init 2154 2239
    m init 2242 2296
    m init 2299 2407
    m _text 2410 2459
    m base 2462 2488
    m startIndex 2491 2544
    m endIndex 2547 2596
    m index 2599 2690
    m index 2693 2786
    m subscript 2789 2968
    m subscript 2971 3251
    m makeIterator 3254 3317
    m replaceSubrange 3320 3800
    m isEmpty 3803 3839
    m count 3842 3872
    m first 3875 3912
    m last 3915 3950
    m uppercased 3953 4003
    m lowercased 4006 4056
    m hasPrefix 4059 4127
    m hasSuffix 4130 4198
    m write 4201 4267
    m utf8 4270 4310
    m utf16 4313 4356
    m unicodeScalars 4359 4428
    m split 4431 4717
    c Substring 4720 4984 4794 0 103
    m Element 4797 4826
    m Index 4829 4859
    m SubSequence 4862 4895
    m Indices 4898 4943
    m Iterator 4946 4982
    c Substring 4985 5161 5022 0 73
    m UTF8View 5025 5061
    m UTF16View 5064 5102
    m UnicodeScalarView 5105 5159
    c Substring 5162 5218 5217 0 0
    c Substring 5219 5394 5295 0 53
    m description 5298 5331
    m debugDescription 5334 5392
    c Substring 5395 5444 5443 0 0
    c Substring 5445 5564 5477 0 15
    m == 5480 5562
    c Substring 5565 5667 5596 0 17
    m hash 5599 5665
    c Substring 5668 5786 5701 0 14
    m < 5704 5784
    t StaticString 5787 5983 5871 0 59
    s _text 5874 5891
    m init 5894 5945
    m description 5948 5981
    """#,
    "Duration": #"""
    p DurationProtocol 0 212 69 0 35
    m / 72 115
    m * 118 161
    m / 164 210
    e DurationProtocol 213 373 241 0 26
    m /= 244 306
    m *= 309 371
    t Duration 374 3110 475 0 534
    m init 478 603
    m zero 606 667
    m _seconds 670 749
    m _milliseconds 752 839
    m _microseconds 842 929
    m _nanoseconds 932 1017
    m seconds 1020 1110
    m milliseconds 1113 1229
    m microseconds 1232 1348
    m nanoseconds 1351 1463
    m seconds 1466 1553
    m milliseconds 1556 1660
    m microseconds 1663 1762
    m components 1765 1861
    m + 1864 1947
    m - 1950 2038
    m += 2041 2119
    m -= 2122 2205
    m * 2208 2291
    m * 2294 2386
    m * 2389 2475
    m / 2478 2559
    m / 2562 2652
    m / 2655 2741
    m / 2744 2827
    m < 2830 2910
    m == 2913 2986
    m hash 2989 3051
    m description 3054 3108
    g _duration 3111 3205
    """#,
    "Clocks": #"""
    p InstantProtocol 0 205 68 0 49
    s - 71 112
    m advanced 115 159
    m duration 162 203
    e InstantProtocol 206 471 233 0 37
    m + 236 310
    m - 313 387
    m += 390 469
    p Clock 472 755 508 0 82
    s - 511 534
    s - 537 611
    m now 614 638
    m minimumResolution 641 680
    m sleep 683 753
    e Clock 756 1481 773 0 55
    m measure 776 912
    m measure 915 1069
    m sleep 1072 1479
    e Clock 1482 1594 1529 1498 23
    m continuous 1532 1592
    e Clock 1595 1707 1642 1611 23
    m suspending 1645 1705
    g _Duration 1708 1738
    g _uptime 1739 1786
    """#,
    "ClockTypes": #"""
    t Clock__ 0 1174 33 0 124
    m Duration 36 71
    m Instant 74 835
    m init 838 847
    m now 850 897
    m now 900 940
    m minimumResolution 943 1003
    m sleep 1006 1172
    """#,
    "Tasks": #"""
    t CancellationError 0 47 33 0 13
    m init 36 45
    t TaskPriority 48 853 119 0 183
    s rawValue 122 141
    m init 144 194
    m high 197 257
    m userInitiated 260 329
    m medium 332 394
    m low 397 456
    m utility 459 522
    m background 525 590
    m == 593 687
    m < 690 782
    m hash 785 851
    c TaskPriority 854 1154 903 0 23
    m description 906 1152
    t Task 1156 1338 1233 0 43
    m cancel 1236 1274
    m isCancelled 1277 1336
    c Task 1339 1538 1365 0 32
    m == 1368 1471
    m hash 1474 1536
    e Task 1539 2607 1578 1554 127
    m init 1581 1763
    m detached 1766 1977
    m immediate 1980 2215
    m immediateDetached 2218 2469
    m value 2472 2528
    m result 2531 2605
    e Task 2608 3826 2651 2623 127
    m init 2654 2843
    m detached 2846 3068
    m immediate 3071 3317
    m immediateDetached 3320 3582
    m value 3585 3648
    m result 3651 3824
    e Task 3827 6226 3884 3842 396
    m _sleep 3887 3963
    m sleep 3966 4043
    m sleep 4046 4159
    m sleep 4162 4359
    m sleep 4362 4562
    m sleep 4565 4716
    m sleep 4719 4870
    m sleep 4873 5063
    m sleep 5066 5268
    m sleep 5271 5473
    m sleep 5476 5567
    m yield 5570 5619
    m currentPriority 5622 5722
    m basePriority 5725 5876
    m _currentPriority 5879 5946
    m _basePriority 5949 6010
    m isCancelled 6013 6086
    m name 6089 6151
    m checkCancellation 6154 6224
    g _areOthersBusy 6319 6376
    """#,
    "TaskGroups": #"""
    t TaskGroup 0 850 64 0 146
    m addTask 67 236
    m addTaskUnlessCancelled 239 446
    m next 449 568
    m waitForAll 571 682
    m cancelAll 685 730
    m isEmpty 733 785
    m isCancelled 788 848
    c TaskGroup 851 1228 887 0 68
    m Element 890 925
    m Iterator 928 1160
    m makeAsyncIterator 1163 1226
    t ThrowingTaskGroup 1229 2377 1317 0 184
    m addTask 1320 1496
    m addTaskUnlessCancelled 1499 1713
    m next 1716 1850
    m nextResult 1853 2088
    m waitForAll 2091 2209
    m cancelAll 2212 2257
    m isEmpty 2260 2312
    m isCancelled 2315 2375
    c ThrowingTaskGroup 2378 2808 2422 0 71
    m Element 2425 2460
    m Iterator 2463 2740
    m makeAsyncIterator 2743 2806
    g withTaskGroup 2809 3115
    g withThrowingTaskGroup 3116 3473
    g withTaskCancellationHandler 3474 3690
    """#,
    "DiscardingTaskGroups": #"""
    t DiscardingTaskGroup 0 594 47 0 110
    m addTask 50 208
    m addTaskUnlessCancelled 211 426
    m cancelAll 429 474
    m isEmpty 477 529
    m isCancelled 532 592
    g withDiscardingTaskGroup 595 867
    t ThrowingDiscardingTaskGroup 868 1500 939 0 120
    m addTask 942 1107
    m addTaskUnlessCancelled 1110 1332
    m cancelAll 1335 1380
    m isEmpty 1383 1435
    m isCancelled 1438 1498
    g withThrowingDiscardingTaskGroup 1501 1814
    """#,
    "Executors": #"""
    p TaskExecutor 0 45 44 0 0
    t _ConcurrentExecutor 46 105 93 0 14
    m init 94 103
    g _concurrentExecutor 106 153
    g globalConcurrentExecutor 154 224
    g withTaskExecutorPreference 225 441
    t UnsafeCurrentTask 443 719 488 0 81
    m cancel 491 532
    m isCancelled 535 597
    m priority 600 651
    m basePriority 654 717
    g _ownTask 720 779
    g withUnsafeCurrentTask 780 890
    g withUnsafeCurrentTask 891 1023
    """#,
    "PreferringTasks": #"""
    e Task 0 520 39 15 33
    m init 42 253
    m detached 256 518
    e Task 521 1063 564 536 35
    m init 567 785
    m detached 788 1061
    """#,
    "PreferringGroups": #"""
    e Group__ 0 494 19 0 50
    m addTask 22 235
    m addTaskUnlessCancelled 238 492
    """#,
    "PreferringThrowingGroups": #"""
    e Group__ 0 508 19 0 50
    m addTask 22 242
    m addTaskUnlessCancelled 245 506
    """#,
    "Continuations": #"""
    t Kind__Continuation 0 624 69 0 67
    m resume 72 141
    m resume 144 203
    m resume 206 432
    m resume 435 622
    e Kind__Continuation 625 719 671 654 17
    m resume 674 717
    g withKind__Continuation 720 918
    g withKind__ThrowingContinuation 919 1144
    """#,
    "Actors": #"""
    t MainActor 0 987 68 0 111
    m shared 71 131
    m run 134 283
    m assumeIsolated 286 591
    m preconditionIsolated 594 791
    m assertIsolated 794 985
    e GlobalActor 988 1387 1011 0 60
    m preconditionIsolated 1014 1201
    m assertIsolated 1204 1385
    e Actor 1388 2119 1405 0 87
    m assumeIsolated 1408 1737
    m preconditionIsolated 1740 1930
    m assertIsolated 1933 2117
    g _assumeIsolated 2120 2235
    g _preconditionIsolated 2236 2317
    """#,
    "TaskLocals": #"""
    t TaskLocal 0 573 69 0 53
    m get 72 119
    m withValue 122 320
    m withValue 323 571
    """#,
    "AsyncSequences": #"""
    p AsyncIteratorProtocol 0 281 50 0 51
    s - 53 75
    s - 78 119
    m next 122 176
    m next 179 279
    e AsyncIteratorProtocol 282 539 315 0 30
    m next 318 407
    m next 410 537
    p AsyncSequence 540 824 592 0 64
    s - 595 721
    s - 724 746
    s - 749 778
    m makeAsyncIterator 781 822
    e AsyncSequence 825 924 878 849 28
    m makeAsyncIterator 881 922
    e AsyncSequence 925 3250 950 0 131
    m reduce 953 1305
    m reduce 1308 1677
    m contains 1680 1947
    m allSatisfy 1950 2216
    m first 2219 2488
    m min 2491 2868
    m max 2871 3248
    e AsyncSequence 3251 3434 3302 3275 32
    m min 3305 3367
    m max 3370 3432
    e AsyncSequence 3435 3591 3485 3459 21
    m contains 3488 3589
    """#,
    "AsyncSequenceTypes": #"""
    e AsyncSequence 0 1353 25 0 104
    m map 28 234
    m compactMap 237 477
    m flatMap 480 762
    m filter 765 950
    m prefix 953 1158
    m drop 1161 1351
    t Async__MapSequence 1354 2503 1430 0 149
    m Element 1433 1464
    m Failure 1467 1495
    s _base 1498 1513
    s _transform 1516 1574
    m init 1577 1720
    m Iterator 1723 2386
    m makeAsyncIterator 2389 2501
    c Async__MapSequence 2504 2624 2623 2554 0
    t Async__CompactMapSequence 2625 3852 2712 0 149
    m Element 2715 2750
    m Failure 2753 2781
    s _base 2784 2799
    s _transform 2802 2865
    m init 2868 3016
    m Iterator 3019 3735
    m makeAsyncIterator 3738 3850
    c Async__CompactMapSequence 3853 3957 3956 3910 0
    t Async__FlatMapSequence 3958 5668 4059 0 149
    m Element 4062 4105
    m Failure 4108 4136
    s _base 4139 4154
    s _transform 4157 4219
    m init 4222 4369
    m Iterator 4372 5551
    m makeAsyncIterator 5554 5666
    c Async__FlatMapSequence 5669 5836 5835 5723 0
    """#,
    "AsyncSequenceConditions": #"""
    t Async__FilterSequence 0 1150 66 0 138
    m Element 69 101
    m Failure 104 132
    s _base 135 150
    s _isIncluded 153 205
    m init 208 347
    m Iterator 350 1031
    m makeAsyncIterator 1034 1148
    c Async__FilterSequence 1151 1251 1250 1204 0
    t Async__PrefixWhileSequence 1252 2365 1323 0 149
    m Element 1326 1358
    m Failure 1361 1389
    s _base 1392 1407
    s _predicate 1410 1461
    m init 1464 1600
    m Iterator 1603 2248
    m makeAsyncIterator 2251 2363
    c Async__PrefixWhileSequence 2366 2471 2470 2424 0
    t Async__DropWhileSequence 2472 3753 2541 0 149
    m Element 2544 2576
    m Failure 2579 2607
    s _base 2610 2625
    s _predicate 2628 2679
    m init 2682 2818
    m Iterator 2821 3636
    m makeAsyncIterator 3639 3751
    c Async__DropWhileSequence 3754 3857 3856 3810 0
    """#,
    "AsyncSequenceParts": #"""
    e AsyncSequence 0 1048 25 0 73
    m prefix 28 244
    m dropFirst 247 474
    m flatMap 477 750
    m flatMap 753 1046
    t AsyncPrefixSequence 1049 1841 1113 0 145
    m Element 1116 1148
    m Failure 1151 1183
    s _base 1186 1201
    s _count 1204 1219
    m init 1222 1304
    m Iterator 1307 1732
    m makeAsyncIterator 1735 1839
    c AsyncPrefixSequence 1842 1905 1904 1882 0
    t AsyncDropFirstSequence 1906 2756 1973 0 145
    m Element 1976 2008
    m Failure 2011 2043
    s _base 2046 2061
    s _count 2064 2079
    m init 2082 2164
    m Iterator 2167 2647
    m makeAsyncIterator 2650 2754
    c AsyncDropFirstSequence 2757 2823 2822 2800 0
    """#,
    "Streams": #"""
    t Stream__ 0 2293 46 0 128
    m Named__ 49 77
    m Continuation 80 1621
    s _context 1624 1671
    m init 1674 1752
    m Iterator 1755 2219
    m makeAsyncIterator 2222 2291
    c Stream__ 2294 2360 2359 2334 0
    c Stream__.Continuation.YieldResult 2361 2441 2440 2415 0
    e Stream__.Continuation 2442 2603 2497 2474 18
    m yield 2500 2601
    c Stream__.Continuation 2604 2870 2647 0 32
    m == 2650 2800
    m hash 2803 2868
    """#,
    "StreamParts": #"""
    e AsyncStream.Continuation 0 148 36 0 38
    m Termination 39 104
    m finish 107 146
    e AsyncThrowingStream.Continuation 149 359 193 0 39
    m Termination 196 275
    m finish 278 357
    e AsyncStream 360 1653 383 0 54
    m init 386 723
    m init 726 1175
    m makeStream 1178 1651
    e AsyncThrowingStream 1654 2988 1712 1684 57
    m init 1715 2051
    m init 2054 2372
    m makeStream 2375 2986
    t _StreamStorage 2989 3663 3061 0 152
    m _yield 3064 3152
    m _finish 3155 3217
    m _next 3220 3291
    m _drop 3294 3331
    m _handler 3334 3398
    m _setHandler 3401 3508
    m == 3511 3596
    m hash 3599 3661
    g _makeStream 3664 3779
    t _StreamContext 3780 4305 3854 0 91
    s _storage 3857 3886
    s _produce 3889 3933
    m init 3936 4063
    m _next 4066 4272
    s - 4275 4303
    t _UnfoldedStream 4306 4676 4365 0 71
    s _produce 4368 4412
    m init 4415 4492
    m next 4495 4642
    m end 4645 4674
    """#,
    "LockParts": #"""
    t _Lock 0 171 53 0 46
    m _lock 56 87
    m _try 90 131
    m _unlock 134 169
    g _makeLock 172 255
    """#,
    "Synchronization": #"""
    t Mutex 0 671 55 0 93
    s _lock 58 74
    s _held 77 100
    m init 103 214
    m withLock 217 423
    m withLockIfAvailable 426 669
    t _Held 672 786 719 0 31
    s value 722 738
    m init 741 784
    t AtomicLoadOrdering 788 1128 835 0 104
    s _raw 838 851
    m init 854 890
    m relaxed 893 963
    m acquiring 966 1038
    m sequentiallyConsistent 1041 1126
    t AtomicStoreOrdering 1129 1476 1177 0 111
    s _raw 1180 1193
    m init 1196 1232
    m relaxed 1235 1307
    m releasing 1310 1384
    m sequentiallyConsistent 1387 1474
    t AtomicUpdateOrdering 1477 2001 1526 0 167
    s _raw 1529 1542
    m init 1545 1581
    m relaxed 1584 1658
    m acquiring 1661 1737
    m releasing 1740 1816
    m acquiringAndReleasing 1819 1907
    m sequentiallyConsistent 1910 1999
    p AtomicRepresentable 2002 2033 2032 0 0
    c Bool 2034 2072 2071 0 0
    c Int 2073 2110 2109 0 0
    c Int8 2111 2149 2148 0 0
    c Int16 2150 2189 2188 0 0
    c Int32 2190 2229 2228 0 0
    c Int64 2230 2269 2268 0 0
    c UInt 2270 2308 2307 0 0
    c UInt8 2309 2348 2347 0 0
    c UInt16 2349 2389 2388 0 0
    c UInt32 2390 2430 2429 0 0
    c UInt64 2431 2471 2470 0 0
    c Double 2472 2512 2511 0 0
    c Float 2513 2552 2551 0 0
    t Atomic 2554 4067 2631 0 198
    s _box 2634 2654
    m init 2657 2721
    m load 2724 2789
    m store 2792 2900
    m exchange 2903 3009
    m compareExchange 3012 3276
    m compareExchange 3279 3549
    m weakCompareExchange 3552 3771
    m _update 3774 4065
    e Atomic 4068 5610 4117 4085 190
    m add 4120 4274
    m subtract 4277 4436
    m wrappingAdd 4439 4602
    m wrappingSubtract 4605 4773
    m min 4776 4945
    m max 4948 5117
    m bitwiseAnd 5120 5281
    m bitwiseOr 5284 5444
    m bitwiseXor 5447 5608
    e Atomic 5611 6136 5649 5628 68
    m logicalAnd 5652 5811
    m logicalOr 5814 5972
    m logicalXor 5975 6134
    t _AtomicBox 6137 6456 6195 0 69
    m _load 6198 6251
    m _exchange 6254 6331
    m _compareExchange 6334 6454
    g _makeAtomic 6457 6535
    """#,
    "LockProtocols": #"""
    p NSLocking 0 52 20 0 28
    m lock 23 34
    m unlock 37 50
    """#,
    "Locks": #"""
    t NSKind__ 0 837 48 0 120
    s _own 51 66
    s name 69 86
    m init 89 143
    m lock 146 249
    m unlock 252 359
    m try 362 473
    m lock 476 704
    m withLock 707 835
    """#,
    "Conditions": #"""
    t NSCondition 0 1988 51 0 240
    s _own 54 104
    s _list 107 158
    s _waiting 161 207
    s name 210 227
    m init 230 239
    m lock 242 345
    m unlock 348 455
    m withLock 458 586
    m wait 589 757
    m wait 760 1144
    m signal 1147 1363
    m broadcast 1366 1505
    m _enter 1508 1679
    m _leave 1743 1986
    """#,
    "DispatchTimes": #"""
    t DispatchTime 0 1518 43 0 198
    s uptimeNanoseconds 46 75
    m init 78 156
    m now 159 247
    m + 250 432
    m + 435 683
    m distantFuture 686 785
    m - 788 875
    m - 878 1063
    m advanced 1066 1150
    m distance 1153 1292
    m == 1295 1405
    m < 1408 1516
    t DispatchTimeInterval 1519 2076 1567 0 110
    s - 1570 1587
    s - 1590 1612
    s - 1615 1637
    s - 1640 1661
    s - 1664 1674
    m == 1677 1801
    m _nanoseconds 1804 2074
    t DispatchWallTime 2154 3043 2201 0 148
    s _time 2204 2227
    m init 2230 2278
    m now 2281 2354
    m distantFuture 2357 2443
    m + 2446 2577
    m + 2580 2727
    m - 2730 2861
    m == 2864 2952
    m < 2955 3041
    t DispatchTimeoutResult 3044 3117 3092 0 14
    s - 3093 3115
    """#,
    "Dispatch": #"""
    t DispatchQoS 0 496 30 0 162
    m QoSClass 33 147
    m init 150 159
    m background 162 214
    m utility 217 266
    m default 269 320
    m userInitiated 323 378
    m userInteractive 381 438
    m unspecified 441 494
    t DispatchWorkItemFlags 497 1141 548 0 163
    s rawValue 551 569
    m init 572 621
    m barrier 624 704
    m detached 707 788
    m assignCurrentContext 791 884
    m noQoS 887 965
    m inheritQoS 968 1052
    m enforceQoS 1055 1139
    t DispatchQueue 1142 5010 1203 0 665
    m Attributes 1206 1536
    m AutoreleaseFrequency 1539 1608
    m main 1611 1673
    m global 1676 1779
    m init 1782 2023
    m label 2026 2076
    m activate 2079 2122
    m suspend 2125 2166
    m resume 2169 2210
    m _async 2213 2340
    m _async 2343 2436
    m async 2439 2524
    m async 2527 2748
    m async 2751 2823
    m async 2826 2928
    m _asyncAfter 2931 3036
    m _asyncAfter 3039 3134
    m asyncAfter 3137 3363
    m asyncAfter 3366 3610
    m asyncAfter 3613 3753
    m asyncAfter 3756 3914
    m sync 3917 4018
    m _syncBarrier 4021 4131
    m sync 4134 4348
    m sync 4351 4428
    m asyncAndWait 4431 4528
    m concurrentPerform 4531 4640
    m setSpecific 4643 4735
    m getSpecific 4738 4823
    m _getSpecific 4826 4922
    m getSpecific 4925 5008
    t DispatchSpecificKey 5011 5069 5057 0 17
    m init 5058 5067
    t DispatchPredicate 5070 5198 5094 0 42
    s - 5097 5124
    s - 5127 5163
    s - 5166 5196
    g dispatchPrecondition 5199 5444
    g _checkQueue 5445 5528
    """#,
    "DispatchObjects": #"""
    t DispatchGroup 0 1041 61 0 178
    m init 64 102
    m enter 105 150
    m leave 153 198
    m wait 201 244
    m _wait 247 319
    m wait 322 450
    m wait 453 561
    m _notify 564 666
    m _notify 669 771
    m notify 774 954
    m notify 957 1039
    t DispatchSemaphore 1042 1583 1107 0 105
    m init 1110 1154
    m wait 1157 1196
    m _wait 1199 1267
    m wait 1270 1398
    m wait 1401 1509
    m signal 1512 1581
    t DispatchWorkItem 1584 2568 1627 0 190
    m init 1630 1771
    m perform 1774 1818
    m cancel 1821 1863
    m isCancelled 1866 1929
    m wait 1932 1970
    m _wait 1973 2040
    m wait 2043 2171
    m _notify 2174 2271
    m notify 2274 2454
    m notify 2457 2566
    p DispatchSourceProtocol 2570 2810 2614 0 160
    m setEventHandler 2617 2661
    m setCancelHandler 2664 2709
    m resume 2712 2725
    m activate 2728 2743
    m suspend 2746 2760
    m cancel 2763 2776
    m isCancelled 2779 2808
    e DispatchSourceProtocol 2811 3191 2845 0 57
    m setEventHandler 2848 3016
    m setCancelHandler 3019 3189
    p DispatchSourceTimer 3192 3299 3246 0 22
    m _schedule 3249 3297
    e DispatchSourceTimer 3300 3772 3331 0 42
    m schedule 3334 3558
    m schedule 3561 3770
    t DispatchSource 3773 4174 3795 0 51
    m TimerFlags 3798 4011
    m makeTimerSource 4014 4172
    g _makeTimer 4175 4257
    t _DispatchTimer 4258 4809 4341 0 182
    m _schedule 4344 4420
    m setEventHandler 4423 4495
    m setCancelHandler 4498 4572
    m resume 4575 4614
    m activate 4617 4658
    m suspend 4661 4702
    m cancel 4705 4744
    m isCancelled 4747 4807
    """#,
    "Foundation": #"""
    g sleep 0 99
    g usleep 100 221
    g _sleep 222 275
    e StringProtocol 276 634 302 0 52
    m replacingOccurrences 305 511
    m components 514 632
    g _replaced 635 746
    g _components 747 844
    """#,
    "Mathematics": #"""
    g sin 0 54
    g sin 55 107
    g cos 108 162
    g cos 163 215
    g tan 216 270
    g tan 271 323
    g asin 324 380
    g asin 381 435
    g acos 436 492
    g acos 493 547
    g atan 548 604
    g atan 605 659
    g sinh 660 716
    g sinh 717 771
    g cosh 772 828
    g cosh 829 883
    g tanh 884 940
    g tanh 941 995
    g asinh 996 1054
    g asinh 1055 1111
    g acosh 1112 1170
    g acosh 1171 1227
    g atanh 1228 1286
    g atanh 1287 1343
    g exp 1344 1398
    g exp 1399 1451
    g exp2 1452 1508
    g exp2 1509 1563
    g expm1 1564 1622
    g expm1 1623 1679
    g log 1680 1734
    g log 1735 1787
    g log2 1788 1844
    g log2 1845 1899
    g log10 1900 1958
    g log10 1959 2015
    g log1p 2016 2074
    g log1p 2075 2131
    g cbrt 2132 2188
    g cbrt 2189 2243
    g erf 2244 2298
    g erf 2299 2351
    g tgamma 2352 2412
    g tgamma 2413 2471
    g pow 2472 2539
    g pow 2540 2604
    g atan2 2605 2676
    g atan2 2677 2745
    g hypot 2746 2817
    g hypot 2818 2886
    g sqrt 2887 2946
    g floor 2947 3009
    g ceil 3010 3069
    g round 3070 3127
    g trunc 3128 3196
    g fabs 3197 3253
    g rint 3254 3318
    g nearbyint 3319 3388
    g lround 3389 3441
    g fmod 3442 3531
    g remainder 3532 3616
    g fmin 3617 3687
    g fmax 3688 3758
    g fdim 3759 3826
    g copysign 3827 3904
    g copysign 3905 3979
    g fma 3980 4063
    """#,
    "LocalizedErrors": #"""
    p LocalizedError 0 187 32 0 98
    m errorDescription 35 72
    m failureReason 75 109
    m recoverySuggestion 112 151
    m helpAnchor 154 185
    e LocalizedError 188 369 214 0 101
    m errorDescription 217 254
    m failureReason 257 291
    m recoverySuggestion 294 333
    m helpAnchor 336 367
    e Error 370 781 387 0 31
    m localizedDescription 390 779
    g _errorCode 782 849
    """#,
    "Operations": #"""
    t QualityOfService 0 144 48 0 11
    s - 51 142
    t Operation 145 2235 188 0 583
    m QueuePriority 191 308
    s name 311 328
    s queuePriority 331 383
    s qualityOfService 386 435
    s completionBlock 438 482
    s dependencies 485 532
    s _isCancelled 535 567
    s _isExecuting 570 602
    s _isFinished 605 636
    s _lock 639 676
    s _end 679 705
    s _followers 760 805
    s _queue 808 835
    m init 838 861
    m isCancelled 864 907
    m isExecuting 910 953
    m isFinished 956 997
    m isReady 1000 1086
    m isAsynchronous 1089 1128
    m main 1131 1150
    m start 1153 1296
    m cancel 1299 1341
    m addDependency 1344 1421
    m removeDependency 1424 1523
    m waitUntilFinished 1526 1656
    m _precede 1659 1860
    m _finish 1863 2233
    t BlockOperation 2236 2633 2296 0 109
    s executionBlocks 2299 2360
    m init 2363 2381
    m init 2384 2457
    m addExecutionBlock 2460 2563
    m main 2566 2631
    t OperationQueue 2634 6350 2682 0 694
    m defaultMaxConcurrentOperationCount 2685 2742
    s main 2745 2789
    m current 2792 2923
    s _key 2926 2989
    s name 2992 3009
    s qualityOfService 3012 3061
    s underlyingQueue 3064 3099
    s maxConcurrentOperationCount 3102 3165
    s isSuspended 3168 3238
    s _lock 3241 3278
    s _own 3281 3313
    s _waiting 3316 3354
    s _running 3357 3395
    s _all 3398 3432
    m init 3435 3444
    m init 3447 3605
    m operations 3608 3730
    m operationCount 3733 3777
    m addOperation 3780 3846
    m addOperation 3849 3957
    m addOperations 3960 4258
    m addBarrierBlock 4261 4462
    m cancelAllOperations 4465 4551
    m waitUntilAllOperationsAreFinished 4554 4710
    m _add 4713 5137
    m _schedule 5140 5776
    m _run 5779 5904
    m _remove 5907 6041
    m _queue 6044 6348
    t _Barrier 6351 6551 6405 0 53
    s _block 6408 6448
    m init 6451 6513
    m main 6516 6549
    """#,
    "Threads": #"""
    t Thread 0 1793 14 0 492
    s name 17 34
    s stackSize 37 54
    s qualityOfService 57 106
    s isExecuting 109 145
    s isFinished 148 183
    s isCancelled 186 222
    s _block 225 265
    s _key 268 323
    s _main 326 366
    m init 369 391
    m init 394 478
    m init 481 558
    m init 561 633
    m isMainThread 636 684
    m cancel 687 723
    m start 726 979
    m mainThread 982 1020
    m isMainThread 1023 1071
    m current 1074 1230
    m detachNewThread 1233 1339
    m sleep 1342 1444
    m sleep 1447 1552
    m exit 1555 1619
    m threadDictionary 1622 1703
    m callStackSymbols 1706 1791
    g _isMainThread 1794 1849
    """#,
    "UUID": #"""
    t UUID 0 960 100 0 157
    s uuidString 103 125
    m init 128 165
    m init 168 283
    m init 286 332
    m init 335 596
    m uuid 599 788
    m description 791 829
    m debugDescription 832 875
    m < 878 958
    g uuid_t 961 1098
    g _randomUUID 1099 1152
    g _uuid 1153 1215
    g _uuidText 1216 1282
    g _uuidBytes 1283 1350
    """#,
    "Date": #"""
    g TimeInterval 0 31
    t ComparisonResult 32 155 80 0 35
    s - 83 109
    s - 112 128
    s - 131 153
    t Date 156 3379 256 0 709
    s timeIntervalSinceReferenceDate 259 307
    m timeIntervalBetween1970AndReferenceDate 310 390
    m timeIntervalSinceReferenceDate 393 467
    m now 470 501
    m distantPast 504 589
    m distantFuture 592 678
    m init 681 739
    m init 742 835
    m init 838 942
    m init 945 1051
    m init 1054 1191
    m timeIntervalSince1970 1194 1282
    m timeIntervalSinceNow 1285 1375
    m timeIntervalSince 1378 1509
    m distance 1512 1591
    m advanced 1594 1661
    m addingTimeInterval 1664 1799
    m addTimeInterval 1802 1892
    m compare 1895 2036
    m < 2039 2165
    m + 2168 2252
    m - 2255 2340
    m += 2343 2423
    m -= 2426 2507
    m description 2510 2594
    m debugDescription 2597 2641
    m ISO8601FormatStyle 2644 2937
    m ISO8601Format 2940 3076
    m formatted 3079 3157
    m init 3160 3377
    t CocoaError 3380 3597 3431 0 95
    s _message 3434 3454
    m init 3457 3508
    m localizedDescription 3511 3556
    m description 3559 3595
    t ISO8601DateFormatter 3598 3821 3626 0 53
    m init 3629 3638
    m string 3641 3704
    m date 3707 3819
    g _currentTime 3822 3877
    g _dateText 3878 3960
    g _date 3961 4023
    """#,
    "DateComponents": #"""
    t DateComponents 0 4075 68 0 528
    s calendar 71 94
    s timeZone 97 120
    s isLeapMonth 123 145
    s _parts 148 179
    m init 182 300
    m init 303 1559
    m era 1562 1644
    m year 1647 1732
    m month 1735 1823
    m day 1826 1908
    m hour 1911 1996
    m minute 1999 2090
    m second 2093 2184
    m nanosecond 2187 2290
    m weekday 2293 2387
    m weekdayOrdinal 2390 2505
    m quarter 2508 2602
    m weekOfMonth 2605 2711
    m weekOfYear 2714 2817
    m yearForWeekOfYear 2820 2944
    m dayOfYear 2947 3047
    m value 3050 3130
    m setValue 3133 3246
    m == 3249 3413
    m hash 3416 3479
    m description 3482 4010
    m date 4013 4073
    """#,
    "Calendar": #"""
    t Calendar 0 7161 62 0 895
    m Identifier 65 326
    m Component 329 572
    m MatchingPolicy 575 732
    s identifier 735 761
    s locale 764 783
    s timeZone 786 808
    s firstWeekday 811 832
    s minimumDaysInFirstWeek 835 866
    m init 869 1110
    m init 1113 1360
    m current 1363 1493
    m autoupdatingCurrent 1496 1549
    m _identifier 1552 1835
    m _host 1838 2009
    m description 2012 2060
    m component 2064 2215
    m dateComponents 2218 2688
    m dateComponents 2691 3082
    m dateComponents 3085 3379
    m date 3382 3648
    m date 3651 3949
    m date 3952 4234
    m date 4237 4475
    m nextDate 4478 4768
    m startOfDay 4771 4869
    m dateInterval 4872 5207
    m range 5210 5489
    m ordinality 5492 5677
    m compare 5680 6027
    m isDate 6030 6207
    m isDate 6210 6330
    m isDateInToday 6333 6411
    m isDateInTomorrow 6414 6562
    m isDateInYesterday 6565 6721
    m isDateInWeekend 6724 6839
    m monthSymbols 6842 6912
    m shortMonthSymbols 6915 6995
    m weekdaySymbols 6998 7072
    m shortWeekdaySymbols 7075 7159
    t DateInterval 7162 8295 7240 0 196
    s start 7243 7258
    s duration 7261 7287
    m init 7290 7389
    m init 7392 7562
    m end 7565 7670
    m description 7673 7721
    m contains 7724 7792
    m intersects 7795 7944
    m intersection 7947 8143
    m < 8146 8293
    g _machineSetting 8296 8371
    g _calendarText 8372 8453
    g _calendarWeek 8454 8543
    g _calendarComponent 8544 8662
    g _calendarComponents 8663 8800
    g _calendarDifference 8801 8954
    g _calendarDate 8955 9054
    g _calendarAdding 9055 9193
    g _calendarSetting 9194 9307
    g _calendarNext 9308 9445
    g _calendarInterval 9446 9567
    g _calendarRange 9568 9700
    g _calendarOrdinality 9701 9842
    g _calendarCompare 9843 9980
    g _calendarIsWeekend 9981 10079
    g _calendarSymbols 10080 10178
    """#,
    "TimeZone": #"""
    t TimeZone 0 1400 62 0 283
    s identifier 65 87
    m init 90 144
    m init 147 284
    m init 287 425
    m init 428 568
    m gmt 571 628
    m current 631 714
    m autoupdatingCurrent 717 770
    m secondsFromGMT 773 906
    m daylightSavingTimeOffset 909 1068
    m isDaylightSavingTime 1071 1180
    m abbreviation 1183 1317
    m description 1320 1398
    g _timeZone 1401 1486
    g _timeZoneOffset 1487 1602
    g _timeZoneAbbreviation 1603 1708
    t Locale 1709 4144 1769 0 433
    m LanguageCode 1772 2071
    m Region 2074 2361
    m Currency 2364 2653
    m Language 2656 2880
    s identifier 2883 2905
    m init 2908 3002
    m current 3005 3081
    m autoupdatingCurrent 3084 3135
    m language 3138 3290
    m region 3293 3373
    m currency 3376 3464
    m decimalSeparator 3467 3548
    m groupingSeparator 3551 3634
    m currencySymbol 3637 3714
    m localizedString 3717 3836
    m localizedString 3839 3954
    m localizedString 3957 4074
    m description 4077 4142
    g _localePart 4145 4252
    """#,
    "FoundationStrings": #"""
    t CharacterSet 0 3723 72 0 932
    m Element 75 109
    m ArrayLiteralElement 112 158
    m init 161 200
    m init 203 273
    m init 276 408
    m whitespaces 411 484
    m whitespacesAndNewlines 487 582
    m newlines 585 652
    m decimalDigits 655 732
    m letters 735 800
    m lowercaseLetters 803 886
    m uppercaseLetters 889 972
    m alphanumerics 975 1052
    m punctuationCharacters 1055 1148
    m symbols 1151 1216
    m controlCharacters 1219 1304
    m capitalizedLetters 1307 1394
    m urlQueryAllowed 1397 1478
    m urlPathAllowed 1481 1560
    m urlHostAllowed 1563 1642
    m urlFragmentAllowed 1645 1732
    m inverted 1735 1805
    m invert 1808 1850
    m contains 1853 1933
    m _contains 1936 2009
    m union 2012 2094
    m intersection 2097 2195
    m symmetricDifference 2198 2310
    m subtracting 2313 2401
    m formUnion 2404 2474
    m formIntersection 2477 2561
    m formSymmetricDifference 2564 2668
    m subtract 2671 2746
    m insert 2749 2857
    m remove 2860 2974
    m insert 2977 3225
    m update 3228 3373
    m remove 3376 3572
    m == 3575 3656
    m hash 3659 3721
    g _characterSet 3724 3829
    g _characterSet 3830 3931
    g _trimmed 3932 4019
    g _components 4020 4115
    g _percentEncoded 4116 4218
    g _range 4219 4314
    g _range 4315 4419
    g _replaced 4420 4538
    g _transformed 4539 4646
    g _compare 4647 4759
    g _padded 4760 4869
    g _decodedText 4870 4963
    g _encodedBytes 4964 5057
    e String 5058 7457 5076 0 184
    m CompareOptions 5079 5890
    m Encoding 5893 6534
    m init 6537 6694
    m init 6697 6884
    m init 6887 6974
    m init 6977 7061
    m init 7064 7149
    m init 7152 7266
    m init 7269 7346
    m init 7349 7455
    e StringProtocol 7458 12036 7484 0 838
    m trimmingCharacters 7487 7567
    m components 7570 7674
    m range 7677 8014
    m rangeOfCharacter 8017 8198
    m _found 8201 8427
    m replacingOccurrences 8430 8686
    m replacingCharacters 8689 8942
    m addingPercentEncoding 8945 9061
    m removingPercentEncoding 9064 9221
    m capitalized 9224 9290
    m localizedCapitalized 9293 9341
    m localizedLowercase 9344 9391
    m localizedUppercase 9394 9441
    m lowercased 9444 9571
    m uppercased 9574 9701
    m capitalized 9704 9833
    m folding 9836 10151
    m compare 10154 10336
    m caseInsensitiveCompare 10339 10476
    m localizedCompare 10479 10614
    m localizedCaseInsensitiveCompare 10617 10782
    m localizedStandardCompare 10785 10936
    m _order 10939 11072
    m localizedCaseInsensitiveContains 11075 11200
    m localizedStandardContains 11203 11323
    m padding 11326 11511
    m data 11514 11665
    m enumerateLines 11668 11912
    m write 11915 12034
    """#,
    "Data": #"""
    t Data 0 2437 90 0 572
    m Element 93 118
    m Index 121 142
    m SubSequence 145 173
    m Indices 176 206
    m Base64EncodingOptions 209 341
    s _bytes 344 373
    m init 376 398
    m init 401 457
    m init 460 565
    m init 568 695
    m init 698 756
    m init 759 794
    m init 797 990
    m Base64DecodingOptions 993 1246
    m init 1249 1328
    m write 1331 1395
    m base64EncodedString 1398 1515
    m base64EncodedData 1518 1633
    m subdata 1636 1710
    m append 1713 1792
    m append 1795 1866
    m resetBytes 1869 1966
    m advanced 1969 2049
    m description 2052 2096
    m debugDescription 2099 2143
    m == 2146 2236
    m hash 2239 2310
    m withUnsafeBytes 2313 2435
    c Data 2438 3433 2525 0 254
    m startIndex 2528 2569
    m endIndex 2572 2609
    m count 2612 2643
    m indices 2646 2695
    m index 2698 2739
    m index 2742 2784
    m index 2787 2855
    m distance 2858 2924
    m subscript 2927 3026
    m subscript 3029 3165
    m replaceSubrange 3168 3346
    m makeIterator 3349 3431
    p DataProtocol 3434 3458 3457 0 0
    g _base64Encoded 3459 3535
    g _base64Decoded 3536 3629
    """#,
    "URL": #"""
    t URL 0 3407 87 0 905
    s absoluteString 90 116
    m init 119 165
    m init 168 287
    m init 290 386
    m init 389 478
    m absoluteURL 481 510
    m relativeString 513 558
    m baseURL 561 586
    m scheme 589 647
    m user 650 704
    m password 707 769
    m host 772 826
    m host 829 887
    m port 890 961
    m path 964 1023
    m path 1026 1156
    m query 1159 1215
    m query 1218 1346
    m fragment 1349 1411
    m lastPathComponent 1414 1499
    m pathExtension 1502 1579
    m pathComponents 1582 1649
    m isFileURL 1652 1692
    m hasDirectoryPath 1695 1755
    m _changed 1758 1889
    m appendingPathComponent 1892 2003
    m appendingPathComponent 2006 2173
    m appending 2176 2267
    m appending 2270 2382
    m appendingPathExtension 2385 2504
    m deletingLastPathComponent 2507 2592
    m deletingPathExtension 2595 2672
    m append 2675 2756
    m appendPathComponent 2759 2864
    m appendPathExtension 2867 2980
    m deleteLastPathComponent 2983 3061
    m appending 3064 3310
    m description 3313 3355
    m debugDescription 3358 3405
    t URLQueryItem 3408 3671 3474 0 76
    s name 3477 3493
    s value 3496 3514
    m init 3517 3601
    m description 3604 3669
    t URLComponents 3672 5471 3739 0 312
    s scheme 3742 3761
    s user 3764 3781
    s password 3784 3805
    s host 3808 3825
    s port 3828 3842
    s path 3845 3866
    s percentEncodedQuery 3869 3901
    s fragment 3904 3925
    m init 3928 3937
    m init 3940 4289
    m init 4292 4388
    m query 4391 4606
    m queryItems 4609 5040
    m string 5043 5371
    m url 5374 5426
    m description 5429 5469
    g _url 5472 5567
    g _urlPathComponents 5568 5652
    g _urlParts 5653 5728
    g _urlText 5729 5803
    g _urlQueryItems 5804 5883
    g _urlQuery 5884 5953
    """#,
    "Formatting": #"""
    p CVarArg 0 19 18 0 0
    c Int 20 45 44 0 0
    c Int8 46 72 71 0 0
    c Int16 73 100 99 0 0
    c Int32 101 128 127 0 0
    c Int64 129 156 155 0 0
    c UInt 157 183 182 0 0
    c UInt8 184 211 210 0 0
    c UInt16 212 240 239 0 0
    c UInt32 241 269 268 0 0
    c UInt64 270 298 297 0 0
    c Double 299 327 326 0 0
    c Float 328 355 354 0 0
    c Bool 356 382 381 0 0
    c String 383 411 410 0 0
    g _format 412 508
    g _formatted 509 607
    g _formatted 608 734
    g _dateText 735 828
    g _parsedDate 829 930
    t NumberFormatStyleConfiguration 932 1722 971 0 42
    m Precision 974 1658
    m Grouping 1661 1720
    t _NumberStyle 1723 2696 1764 0 158
    s _parts 1767 1795
    m init 1798 1853
    m number 1856 1917
    m percent 1920 1998
    m currency 2001 2118
    m precision 2121 2393
    m grouping 2396 2558
    m locale 2561 2694
    e BinaryInteger 2697 2864 2722 0 44
    m formatted 2725 2777
    m formatted 2780 2862
    e Double 2865 3025 2883 0 44
    m formatted 2886 2938
    m formatted 2941 3023
    e Float 3026 3201 3043 0 44
    m formatted 3046 3106
    m formatted 3109 3199
    e Date 3202 3828 3218 0 68
    m FormatStyle 3221 3446
    m formatted 3449 3749
    m formatted 3752 3826
    t DateFormatter 3829 4619 3871 0 218
    m Style 3874 3950
    s dateFormat 3953 3980
    s locale 3983 4013
    s timeZone 4016 4050
    s calendar 4053 4087
    s dateStyle 4090 4118
    s timeStyle 4121 4149
    m init 4152 4161
    m _style 4164 4382
    m string 4385 4488
    m date 4491 4617
    """#,
    "Dependencies": #"""
    t DependencyContext 0 253 65 0 26
    s - 68 92
    m _named 95 251
    p TestDependencyKey 254 472 307 0 80
    s - 310 347
    m testValue 350 385
    m previewValue 388 426
    m dependencyName 429 470
    p DependencyKey 473 672 523 0 75
    m liveValue 526 561
    s - 564 591
    m previewValue 594 632
    m testValue 635 670
    e TestDependencyKey 673 802 710 0 48
    m previewValue 713 757
    m dependencyName 760 800
    e DependencyKey 803 932 836 0 43
    m previewValue 839 883
    m testValue 886 930
    t DependencyValues 933 1769 987 0 178
    m init 990 1019
    m live 1022 1075
    m preview 1078 1137
    m test 1140 1193
    m _current 1196 1256
    m _context 1259 1309
    m _setContext 1312 1378
    m subscript 1381 1501
    m context 1504 1767
    g _values 1770 1843
    e DependencyValues 1844 2128 1872 0 25
    m Continuation 1875 2126
    t Dependency 2129 2440 2201 0 59
    m init 2204 2279
    m init 2282 2378
    m wrappedValue 2381 2438
    g withDependencies 2441 2631
    g withDependencies 2632 2845
    g withDependencies 2846 3068
    g withDependencies 3069 3214
    g withDependencies 3215 3460
    g withDependencies 3461 3627
    g prepareDependencies 3628 3780
    g prepareDependencies 3781 3950
    g withEscapedDependencies 3951 4096
    g withEscapedDependencies 4097 4259
    """#,
    "CastingWrappers": #"""
    g _castingWrapper 0 182
    g _castingWrapper 183 349
    e Dependency 350 949 372 0 30
    m init 375 672
    m init 675 947
    g _cast 950 1700
    g _readableName 1701 1811
    g _emptyValue 1812 2346
    g _none 2347 2426
    g _noElements 2427 2513
    g _noEntries 2514 2605
    g _noText 2606 2694
    g _zero 2695 2771
    """#,
    "CallerLocations": #"""
    g withDependencies 0 338
    g withDependencies 339 701
    g withDependencies 702 1081
    g withDependencies 1082 1362
    g withDependencies 1363 1766
    g withDependencies 1767 2065
    g prepareDependencies 2066 2332
    g prepareDependencies 2333 2617
    e Dependency 2618 3049 2640 0 34
    m init 2643 2835
    m init 2838 3047
    """#,
    "BuiltInDependencies": #"""
    e UUID 0 99 16 0 13
    m init 19 97
    g _integerBytes 100 360
    t _HostCounter 361 494 411 0 31
    m init 414 446
    m _next 449 492
    t UUIDGenerator 495 932 527 0 102
    s _generate 530 565
    m init 568 641
    m constant 644 722
    m incrementing 725 882
    m callAsFunction 885 930
    t DateGenerator 933 1293 965 0 102
    s _generate 968 1003
    m init 1006 1079
    m constant 1082 1158
    m now 1161 1243
    m callAsFunction 1246 1291
    g _useTestUUID 1294 1383
    g _useTestDate 1384 1473
    g _useTestEffect 1474 1555
    t _UUIDKey 1556 1806 1586 0 71
    m dependencyName 1589 1633
    m liveValue 1636 1700
    m testValue 1703 1804
    t _DateKey 1807 2082 1837 0 71
    m dependencyName 1840 1884
    m liveValue 1887 1951
    m testValue 1954 2080
    t _CalendarKey 2083 2228 2117 0 49
    m dependencyName 2120 2168
    m liveValue 2171 2226
    t _LocaleKey 2229 2368 2261 0 49
    m dependencyName 2264 2310
    m liveValue 2313 2366
    t _PreferredLocalesKey 2369 2624 2411 0 49
    m dependencyName 2414 2470
    m liveValue 2473 2622
    t _TimeZoneKey 2625 2770 2659 0 49
    m dependencyName 2662 2710
    m liveValue 2713 2768
    t _ContinuousClockKey 2771 3071 2812 0 71
    m dependencyName 2815 2870
    m liveValue 2873 2936
    m testValue 2939 3069
    t _SuspendingClockKey 3072 3372 3113 0 71
    m dependencyName 3116 3171
    m liveValue 3174 3237
    m testValue 3240 3370
    t FireAndForget 3373 4571 3405 0 138
    s operation 3408 3537
    s _reportsErrors 3540 3566
    m init 3569 3769
    m callAsFunction 3772 4259
    m _reporting 4262 4379
    m _awaiting 4382 4569
    t _FireAndForgetKey 4572 4929 4611 0 96
    m dependencyName 4614 4667
    m liveValue 4670 4818
    m previewValue 4821 4874
    m testValue 4877 4927
    t WithRandomNumberGenerator 4930 5872 4990 0 133
    s _generator 4993 5045
    s _isUnimplemented 5048 5074
    s _isLent 5077 5096
    m init 5099 5234
    m init 5237 5363
    m callAsFunction 5366 5870
    t _WithRandomNumberGeneratorKey 5873 6215 5924 0 71
    m dependencyName 5927 5992
    m liveValue 5995 6103
    m testValue 6106 6213
    e DependencyValues 6216 8119 6244 0 371
    m uuid 6247 6351
    m date 6354 6458
    m calendar 6461 6572
    m locale 6575 6678
    m preferredLocales 6681 6816
    m timeZone 6819 6930
    m continuousClock 6933 7076
    m suspendingClock 7079 7222
    m fireAndForget 7225 7356
    m withRandomNumberGenerator 7359 7538
    m assert 7541 7657
    m precondition 7660 7794
    m assertionFailure 7797 7950
    m urlSession 7953 8035
    m notificationCenter 8038 8117
    """#,
    "AssertionEffects": #"""
    p AssertionEffect 0 177 36 0 24
    m callAsFunction 39 175
    e AssertionEffect 178 391 205 0 25
    m callAsFunction 208 389
    p AssertionFailureEffect 392 529 435 0 25
    m callAsFunction 438 527
    e AssertionFailureEffect 530 691 564 0 25
    m callAsFunction 567 689
    t AnyAssertionEffect 692 1186 736 0 76
    m Assert 739 910
    s _assert 913 932
    m init 935 988
    m callAsFunction 991 1184
    t AnyAssertionFailureEffect 1187 1620 1245 0 91
    m AssertionFailure 1248 1373
    s _fail 1376 1403
    m init 1406 1487
    m callAsFunction 1490 1618
    t _StoppingEffect 1621 2209 1686 0 99
    s _isPrecondition 1689 1714
    m init 1717 1787
    m callAsFunction 1790 2071
    m callAsFunction 2074 2207
    t _ReportingEffect 2210 2683 2276 0 89
    s _name 2279 2296
    m init 2299 2341
    m callAsFunction 2344 2546
    m callAsFunction 2549 2681
    t _AssertKey 2684 2937 2716 0 71
    m dependencyName 2719 2765
    m liveValue 2768 2853
    m testValue 2856 2935
    t _PreconditionKey 2938 3208 2976 0 71
    m dependencyName 2979 3031
    m liveValue 3034 3118
    m testValue 3121 3206
    t _AssertionFailureKey 3209 3506 3251 0 71
    m dependencyName 3254 3310
    m liveValue 3313 3405
    m testValue 3408 3504
    """#,
    "LibraryClocks": #"""
    t _OffsetInstant 0 619 89 0 109
    s offset 92 112
    m init 115 170
    m advanced 173 279
    m duration 282 359
    m == 362 456
    m < 459 551
    m hash 554 617
    t _HostClock 620 1182 707 0 127
    m init 710 787
    m _now 790 839
    m _resolution 842 905
    m _sleep 908 979
    m _advance 982 1050
    m _run 1053 1118
    m _pending 1121 1180
    t TestClock 1183 2141 1262 0 204
    m Instant 1265 1309
    s _clock 1312 1344
    m init 1347 1430
    m now 1433 1506
    m minimumResolution 1509 1550
    m sleep 1553 1697
    m advance 1700 1805
    m advance 1808 1908
    m run 1911 2002
    m checkSuspension 2005 2139
    e TestClock 2142 2256 2196 2162 17
    m init 2199 2254
    t SuspensionError 2257 2404 2313 0 41
    s description 2316 2339
    m init 2342 2402
    t ImmediateClock 2405 2931 2489 0 120
    m Instant 2492 2536
    s _clock 2539 2571
    m init 2574 2662
    m now 2665 2738
    m minimumResolution 2741 2782
    m sleep 2785 2929
    e ImmediateClock 2932 3051 2991 2957 17
    m init 2994 3049
    e Clock 3052 3192 3114 3068 22
    m immediate 3117 3190
    t UnimplementedClock 3193 3785 3276 0 120
    m Instant 3279 3323
    s _clock 3326 3358
    m init 3361 3503
    m now 3506 3579
    m minimumResolution 3582 3636
    m sleep 3639 3783
    e UnimplementedClock 3786 3950 3849 3815 17
    m init 3852 3948
    e Clock 3951 4181 4017 3967 26
    m unimplemented 4020 4179
    t AnyClock 4182 5499 4255 0 161
    m Instant 4258 4808
    s _now 4811 4845
    s _resolution 4848 4889
    s _sleep 4892 4956
    m init 4959 5264
    m now 5267 5311
    m minimumResolution 5314 5363
    m sleep 5366 5497
    t AsyncTimerSequence 5500 6765 5573 0 152
    m Element 5576 5605
    s _clock 5608 5621
    s _interval 5624 5649
    s _tolerance 5652 5679
    m init 5682 5825
    m makeAsyncIterator 5828 5964
    m Iterator 5967 6763
    e Clock 6766 7034 6827 6782 18
    m timer 6830 7032
    """#,
    "IssueReporting": #"""
    t IssueSeverity 0 62 40 0 10
    s - 41 60
    g reportIssue 63 220
    g reportIssue 221 392
    g reportIssue 393 680
    g reportIssue 681 1002
    g withErrorReporting 1003 1244
    g withErrorReporting 1245 1504
    g withExpectedIssue 1505 1727
    g withExpectedIssue 1728 1974
    g withErrorReporting 1975 2245
    g withErrorReporting 2246 2534
    g withExpectedIssue 2535 2821
    g withExpectedIssue 2822 3126
    g _reportIssue 3127 3208
    g _reportIssue 3209 3318
    g _withExpectedIssue 3319 3437
    g _withExpectedIssue 3438 3577
    g isTesting 3578 3607
    t UnimplementedFailure 3609 3736 3645 0 41
    s description 3648 3671
    m init 3674 3734
    g _reportUnimplemented 3737 4131
    g unimplemented 4132 4439
    g unimplemented 4440 4804
    g unimplemented 4805 5066
    g unimplemented 5067 5421
    """#,
    "Unimplemented": #"""
    g unimplemented 0 394
    g unimplemented 395 712
    g unimplemented 713 1118
    g unimplemented 1119 1582
    """#,
    "Resolution": #"""
    t SourceLocation 0 801 68 0 136
    s fileID 71 89
    s filePath 92 112
    s line 115 128
    s column 131 146
    m init 149 317
    m init 320 630
    m _unknown 633 739
    m description 742 799
    t Resolution 802 2801 866 0 259
    m Origin 869 1197
    m Provider 1200 1290
    s key 1293 1308
    s valueType 1311 1332
    s context 1335 1365
    s wrapper 1368 1396
    s readAt 1399 1426
    s origin 1429 1447
    s assignedAt 1450 1481
    s providers 1484 1509
    s cycle 1512 1531
    s description 1534 1557
    m init 1560 2799
    e DependencyValues 2802 3092 2830 0 40
    m explain 2833 2966
    m explain 2969 3090
    g _explain 3093 3200
    g _explainKey 3201 3300
    g withResolutionObserver 3301 3513
    g withResolutionObserver 3514 3744
    g _withResolutionObserver 3745 3920
    g _withResolutionObserver 3921 4113
    """#,
    "Observation": #"""
    p Observable 0 22 21 0 0
    t ObservationRegistrar 23 597 72 0 87
    m init 75 84
    m access 87 193
    m willSet 196 303
    m didSet 306 412
    m withMutation 415 595
    g withObservationTracking 598 776
    """#,
    "CustomDump": #"""
    p CustomDumpStringConvertible 0 82 38 0 30
    m customDumpDescription 39 80
    p CustomDumpRepresentable 83 152 117 0 26
    m customDumpValue 118 150
    p CustomDumpReflectable 153 224 185 0 27
    m customDumpMirror 186 222
    t DiffFormat 225 604 254 0 104
    s first 257 274
    s second 277 295
    s both 298 314
    m init 317 441
    s default 444 513
    s proportional 516 602
    g customDump 605 851
    g customDump 852 1246
    e String 1247 1400 1265 0 17
    m init 1268 1398
    t _Appearance 1468 2193 1488 0 147
    m _Kind 1491 1559
    s _kind 1562 1584
    s _head 1587 1604
    s _tail 1607 1621
    s _parts 1624 1671
    m init 1674 1711
    m init 1714 1890
    m _holdsOne 1893 2191
    g _represented 2194 2385
    g _mirror 2386 2514
    g _shortName 2571 2853
    g _isSame 2854 3652
    g _isIdentical 3653 3986
    t _Dumping 3988 9949 4010 0 300
    s _seen 4013 4053
    s _counts 4056 4088
    m init 4091 4100
    m _lines 4104 4400
    m _lines 4404 5681
    m _split 5685 5815
    m _appearance 5819 7549
    m _text 7553 7794
    m _quoted 7874 8155
    m _object 8159 8876
    m _numbered 8880 9043
    m _unnumbered 9047 9214
    m _keyed 9218 9614
    m _ordered 9618 9832
    m _joined 9836 9947
    """#,
    "CustomDumpDifferences": #"""
    g diff 0 450
    t _Named 452 588 467 0 48
    s _name 470 488
    s _value 491 506
    m init 509 586
    t _Difference 590 783 610 0 61
    m _Side 613 662
    s side 665 680
    s text 683 699
    m init 702 781
    t _Differing 785 8816 809 0 200
    s _dumping 812 837
    m init 840 849
    m _dump 853 1189
    m _everything 1193 1772
    m _lines 1776 3401
    m _haveSameType 3467 3820
    m _unwrapped 3884 4132
    m _texts 4136 5320
    m _parts 5324 6455
    m _inner 6459 8814
    t _Step 8818 8999 8839 0 56
    s - 8842 8869
    s - 8921 8951
    s - 8954 8975
    s - 8978 8997
    g _alignment 9082 10395
    """#,
    "Testing": #"""
    t Comment 0 300 125 0 71
    s rawValue 128 148
    m init 151 202
    m init 205 259
    m description 262 298
    p CustomTestStringConvertible 301 379 339 0 26
    m testDescription 342 377
    t Test 380 504 403 0 45
    s name 406 422
    m init 425 464
    m Case 467 502
    p Trait 505 532 531 0 0
    g _trait 533 589
    p TestTrait 590 618 617 0 0
    p SuiteTrait 619 648 647 0 0
    p TestScoping 649 818 681 0 23
    m provideScope 684 816
    t ConditionTrait 819 1088 865 0 54
    s comment 868 889
    s condition 892 940
    m init 943 1086
    e Trait 1089 1826 1135 1105 82
    m disabled 1138 1246
    m disabled 1249 1442
    m enabled 1445 1636
    m enabled 1639 1824
    t ParallelizationTrait 1827 1891 1879 0 17
    m init 1880 1889
    e Trait 1892 2019 1944 1908 23
    m serialized 1947 2017
    t TimeLimitTrait 2020 2337 2066 0 60
    m Duration 2069 2250
    s timeLimit 2253 2276
    m init 2279 2335
    e Trait 2338 2503 2384 2354 22
    m timeLimit 2387 2501
    t Tag 2504 2716 2553 0 59
    m init 2556 2565
    m wrappedValue 2568 2598
    m List 2601 2714
    e Trait 2717 2827 2757 2733 17
    m tags 2760 2825
    t Bug 2828 2990 2863 0 51
    s url 2866 2881
    s title 2884 2903
    m init 2906 2988
    e Trait 2991 3125 3026 3007 16
    m bug 3029 3123
    t _RunningTest 3127 3178 3177 0 0
    g _beginTest 3179 3278
    g _skipTest 3279 3352
    g _failTest 3353 3429
    g _runCase 3430 3585
    g _endTest 3586 3643
    g _endTests 3644 3683
    g _testDescription 3684 3759
    g _runTest 3761 4050
    g _runTest 4051 4574
    g _runTest 4575 5300
    g _runTest 5301 5668
    g _runCases 5669 6348
    g _runScoped 6349 6908
    """#,
    "Expectations": #"""
    t ExpectationFailedError 0 50 38 0 13
    m init 39 48
    g _noted 51 133
    g _endExpectation 134 271
    g _recordIssue 272 373
    g _expect 375 580
    g _require 581 845
    g _require 846 1157
    t Issue 1159 1734 1183 0 76
    m init 1186 1195
    m Severity 1198 1255
    m record 1258 1463
    m record 1466 1732
    g _withKnownIssue 1736 1851
    g _withKnownIssue 1852 1988
    g withKnownIssue 1989 2257
    g withKnownIssue 2258 2550
    g withKnownIssue 2551 2811
    g withKnownIssue 2812 3108
    t Confirmation 3110 3623 3141 0 111
    s _count 3144 3174
    m init 3177 3234
    m confirm 3237 3287
    m callAsFunction 3290 3347
    m _recordMiscount 3350 3621
    t _ConfirmationCount 3624 3749 3677 0 51
    s count 3680 3693
    m init 3696 3705
    m add 3708 3747
    g confirmation 3750 4217
    g confirmation 4218 4644
    """#,
    "ExpectedErrors": #"""
    g _isExpected 0 484
    g _isExpected 485 947
    g _missingError 948 1068
    g _wrongError 1069 1226
    g _expectError 1228 1513
    g _expectError 1514 1817
    g _expectError 1818 2160
    g _expectError 2161 2521
    g _requireError 2522 2827
    g _requireError 2828 3151
    g _requireError 3152 3466
    g _requireError 3467 3799
    g _expectError 3800 4251
    """#,
    "XCTest": #"""
    t XCTest 0 289 19 0 162
    s _name 22 36
    m name 39 70
    m init 73 82
    m setUp 85 118
    m setUpWithError 121 157
    m setUp 160 180
    m tearDown 183 206
    m tearDownWithError 209 248
    m tearDown 251 287
    t XCTestCase 290 2545 321 0 397
    s continueAfterFailure 324 360
    s _blocks 363 405
    s _expectations 408 459
    m init 462 480
    m setUp 483 509
    m tearDown 512 541
    m addTeardownBlock 544 633
    m addTeardownBlock 636 751
    m expectation 754 1033
    m wait 1036 1425
    m fulfillment 1428 1759
    m waitForExpectations 1762 2005
    m measure 2008 2088
    m _setUpNow 2165 2193
    m _tearDownNow 2196 2230
    m _nextTeardownBlock 2233 2299
    m _noteUnwaited 2302 2543
    t _TeardownBlock 2546 2640 2567 0 28
    s - 2570 2590
    s - 2593 2638
    t _RunningTest 2642 2693 2692 0 0
    g _beginXCTest 2694 2797
    g _runXCTestCase 2798 2959
    g _failTest 2960 3036
    g _noteSkip 3037 3115
    g _endTest 3116 3173
    g _endXCTests 3174 3215
    g _noteEnd 3217 3457
    """#,
    "XCTestExpectations": #"""
    t XCTestExpectation 0 1483 86 0 343
    s expectationDescription 89 128
    s expectedFulfillmentCount 131 168
    s isInverted 171 198
    s assertForOverFulfill 201 238
    s _line 241 255
    s _isWaitedFor 258 282
    s _lock 285 322
    s _count 325 347
    s _order 397 424
    m init 427 603
    m fulfill 606 1080
    m _isFulfilled 1083 1215
    m description 1218 1268
    m == 1271 1358
    m hash 1361 1440
    s _orders 1443 1481
    t _Orders 1484 1715 1526 0 68
    s lock 1529 1565
    s last 1568 1588
    m init 1591 1600
    m next 1603 1713
    g _passTime 1814 1853
    t _Waiting 1855 4231 1877 0 213
    s expectations 1880 1925
    s timeout 1928 1961
    s isOrdered 1964 1991
    s end 1994 2034
    m init 2037 2345
    m isOver 2348 2412
    m result 2415 2727
    m final 2730 2811
    m disorder 2892 3211
    m open 3214 3320
    m report 3323 4229
    t XCTWaiter 4232 5262 4254 0 77
    m Result 4257 4430
    m init 4433 4442
    m wait 4445 4880
    m fulfillment 4883 5260
    """#,
    "XCTestAssertions": #"""
    g _failXCTest 0 74
    g _assert 146 465
    g _told 466 584
    g _differ 585 701
    g _object 702 782
    g XCTFail 784 918
    g XCTAssert 919 1175
    g XCTAssertTrue 1176 1436
    g XCTAssertFalse 1437 1700
    g XCTAssertNil 1701 1963
    g XCTAssertNotNil 1964 2235
    g XCTAssertEqual 2236 2635
    g XCTAssertNotEqual 2636 3037
    g XCTAssertGreaterThan 3038 3453
    g XCTAssertGreaterThanOrEqual 3454 3877
    g XCTAssertLessThan 3878 4284
    g XCTAssertLessThanOrEqual 4285 4705
    g XCTAssertEqual 4706 5181
    g XCTAssertEqual 5182 5668
    g XCTAssertNotEqual 5669 6147
    g XCTAssertNotEqual 6148 6637
    g XCTAssertIdentical 6638 7072
    g XCTAssertNotIdentical 7073 7509
    g XCTAssertThrowsError 7510 7898
    g XCTAssertThrowsError 7899 8307
    g XCTAssertNoThrow 8308 8611
    t XCTestErrorWhileUnwrappingOptional 8612 8674 8662 0 17
    m init 8663 8672
    g XCTUnwrap 8675 9191
    t XCTSkip 9192 9387 9215 0 37
    s message 9218 9238
    m init 9241 9385
    g XCTSkipIf 9388 9609
    g XCTSkipUnless 9610 9836
    g _withExpectedFailure 9837 9957
    g XCTExpectFailure 9958 10461
    g XCTExpectFailure 10462 10640
    """#,
    "DependenciesTestSupport": #"""
    t DependenciesTrait 0 448 62 0 54
    s update 65 132
    m init 135 245
    m provideScope 248 446
    e Trait 449 1283 498 465 91
    m dependency 501 754
    m dependency 757 993
    m dependencies 996 1196
    m dependencies 1199 1281
    """#,
  ]
}
