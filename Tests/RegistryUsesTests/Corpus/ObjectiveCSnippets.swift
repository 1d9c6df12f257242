extension Snippet {
  /// Reads in Objective-C.
  static let objectiveC: [Snippet] = [
    Snippet(
      "a message",
      "//--- A.m\nBOOL a = [remoteConfig configValueForKey:@\"checkout_v2_enabled\"].boolValue; //! raw[checkout_v2_enabled]"),
    Snippet(
      "a message to the class",
      "//--- A.m\nid a = [[[FIRRemoteConfig remoteConfig] configValueForKey:@\"welcome_title\"] stringValue]; //! raw[welcome_title]"
    ),
    Snippet(
      "a message to a property",
      "//--- A.mm\nid a = [self.remoteInfo configValueForKey:@\"welcome_title\" source:FIRRemoteConfigSourceRemote]; //! raw[welcome_title]"
    ),
    Snippet(
      "a message for a default",
      "//--- A.m\nid a = [_remoteConfig defaultValueForKey:@\"welcome_title\"]; id b = [form defaultValueForKey:@\"welcome_title\"]; //! raw[welcome_title]"
    ),
    Snippet("a bracket", "//--- A.m\nif (remoteConfig[@\"checkout_v2_enabled\"].boolValue) {} //! raw[checkout_v2_enabled]"),
    Snippet(
      "a bracket behind a message", "//--- A.m\nid a = [FIRRemoteConfig remoteConfig][@\"welcome_title\"]; //! raw[welcome_title]"
    ),
    Snippet(
      "a bracket of a declared variable",
      "//--- A.m\n- (void)f { FIRRemoteConfig *rc = [FIRRemoteConfig remoteConfig]; id a = rc[@\"welcome_title\"]; } //! raw[welcome_title]"
    ),
    Snippet(
      "a bracket of a short name",
      "//--- A.m\n@import FirebaseRemoteConfig;\nid a = config[@\"welcome_title\"]; //! raw[welcome_title]"),
    Snippet(
      "a bracket of a dictionary",
      "//--- A.m\n- (void)f:(NSDictionary *)remoteConfig { id a = remoteConfig[@\"welcome_title\"]; id b = config[@\"list_style\"]; }"
    ),
    Snippet(
      "a comment of C",
      "//--- A.m\n/* [remoteConfig configValueForKey:@\"welcome_title\"] */ // remoteConfig[@\"a\"]\nid a = [remoteConfig configValueForKey:@\"list_style\"]; //! raw[list_style]"
    ),
    Snippet(
      "a string of C",
      "//--- A.m\nNSString *a = @\"[remoteConfig configValueForKey:@\\\"welcome_title\\\"]\"; char b = '\"'; id c = remoteConfig[@\"list_style\"]; //! raw[list_style]"
    ),
    Snippet(
      "a constant of C",
      #"""
      //--- Keys.m
      NSString *const kTitle = @"welcome_title";
      #define kStyle @"list_style"
      //--- A.m
      id a = [remoteConfig configValueForKey:kTitle]; id b = remoteConfig[kStyle]; //! raw[welcome_title] raw[list_style]
      id c = remoteConfig[kOther]; //! dynamic
      """#),
    Snippet(
      "a key of C that is made",
      "//--- A.m\nid a = [remoteConfig configValueForKey:[NSString stringWithFormat:@\"%@\", x]]; //! dynamic"),
    Snippet(
      "a method of a class",
      #"""
      //--- Flags.m
      @implementation Flags
      - (BOOL)boolForKey:(NSString *)key { return [self.remoteConfig configValueForKey:key].boolValue; }
      - (BOOL)isNew { return [self boolForKey:@"checkout_v2_enabled"]; } //! raw[checkout_v2_enabled]
      @end
      //--- A.m
      - (void)f:(Flags *)flags { [flags boolForKey:@"list_style"]; [NSUserDefaults.standardUserDefaults boolForKey:@"list_style"]; } //! raw[list_style]
      """#),
    Snippet(
      "a property with the class",
      #"""
      //--- A.h
      @interface A : NSObject
      @property (nonatomic, strong) FIRRemoteConfig *rc;
      @end
      //--- A.m
      @implementation A
      - (void)f { id a = self.rc[@"welcome_title"]; } //! raw[welcome_title]
      @end
      """#),
    Snippet(
      "defaults of C",
      "//--- A.m\n[remoteConfig setDefaults:@{@\"welcome_title\": @\"a\", @\"x\": @{@\"y\": @1}}]; //! raw[welcome_title] unregistered[x]"
    ),
    Snippet(
      "a file of defaults in C", "//--- A.m\n[remoteConfig setDefaultsFromPlistFileName:@\"Defaults\"]; //! plist[Defaults]"),
    Snippet("an accessor's name in C", "//--- A.m\nid a = FeatureConfig.version;"),
  ]
}
