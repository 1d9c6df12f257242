let isNew = FeatureConfig.checkoutV2Enabled
let isOld = !FeatureConfig.checkoutV2Enabled
let isBoth = FeatureConfig.checkoutV2Enabled && !FeatureConfig.checkoutV2Enabled
let isKilled = FeatureConfig.killPayments
let size = FeatureConfig.uploadChunkBytes + FeatureConfig.trialDays
let version = FeatureConfig.version
