/** The hashes that are needed before the application is there. */
export const hashesAhead = {
  AdvertiserDashboardScreen: 'c337fc41b24d24913abca3c1b41c413c7a93641f2519cef896ee951c52200f0c',
  AdvertiserListingScreen: '6c86dc5350dd548069dd6d9c7ddd52abfadf2511bdf44a8fc1a2cc9810aadb44',
  AdvertiserPromotionsTab: '294c242c509a4320f7d15c009d69c129a60a4f4b9d9ea8d14a83ba3a4d55384d',
  AdvertiserScreen: '421f06a495847dfeca12a88f9742c402d0dbcfd20bff99851d47f85862b26a01',
  Shell: '52b716a79276f02ef69730f835209e9a76a9bbd3d0ef32873603305b4d8c5e97',
} as const;
