void f(FIRRemoteConfig *config) {
  [config setDefaults:@{@"a": @YES, @"b": @-1.5f, @"c": [NSNumber numberWithInt:3]}];
  use([[config[@"a"] numberValue] longLongValue]);
}
