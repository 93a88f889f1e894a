/** The hashes that are needed before the application is there. */
export const hashesAhead = {
  AdvertiserDashboardScreen: '710c5ff930c94019bd5bfc023bc0fd1a5d1827977c1425ab2a30da8be7c94257',
  AdvertiserListingScreen: '6c86dc5350dd548069dd6d9c7ddd52abfadf2511bdf44a8fc1a2cc9810aadb44',
  AdvertiserPromotionsTab: '2de2c0da036d5e65d79a2fca8342b0bbebdb6674baa1d4c347e6dfcfc47ee705',
  AdvertiserScreen: '2594f9f716e3ee955bcd2b43947a6e8313cfba4ff7f669fe6934b43b00b1c3eb',
  Shell: '52b716a79276f02ef69730f835209e9a76a9bbd3d0ef32873603305b4d8c5e97',
} as const;
