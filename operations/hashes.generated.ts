/** Operation name → hash of its document in manifest.json. */
export const hashes: Readonly<Record<string, string>> = {
  AccountNotificationsSave: '18d2a035226d8a6765d577b1e50c0428e8e1f8915c916d4ce569da4dfaec7b03',
  AccountProfileSave: '22e1e826d36af5160c980ac5d9610cc85128cf543ef3669aa22dd66fae0059bd',
  AccountScreen: '592ca2b72d3d48490934e0337271875f86c1f238451b2f8d65e5776d26376b71',
  AdvertiserAvatarComplete: 'f6d56b8f294d8368f5a24f2d874929067fd6f3255b931997a0c094a7a4d303df',
  AdvertiserAvatarUpload: 'a1b314a0ce7ebff28d9a0ffe173870e35ce70c4868f109c9e86e611aa18e0819',
  AdvertiserBudgetAlertsSave: 'ea842dc2f090bec09b20fbc5a125315c392a0bfa621c7d06d098b9d39747a5d2',
  AdvertiserCreateScreen: '7a94f8ba58c1f68107436ea2f72439b71503f5a082f4382470fe24aeef485bfc',
  AdvertiserDashboardScreen: 'c337fc41b24d24913abca3c1b41c413c7a93641f2519cef896ee951c52200f0c',
  AdvertiserFormCreate: '284385d146af13ce270eee6cd1fa17d3bf15c064451a62d7fa80471f1a3b9599',
  AdvertiserListingScreen: '6c86dc5350dd548069dd6d9c7ddd52abfadf2511bdf44a8fc1a2cc9810aadb44',
  AdvertiserProfileSave: 'a52358f1d547d7c37b9461bb264d1cd9a464713a77775044a50f84f90c61de09',
  AdvertiserScreen: 'f9b36f4a3683af77e9aa8401366cf8a590f10dba1152693b4c69c12d1e8bb8a0',
  AdvertiserStatusSave: '267187e98eb3fb3662acd05f231be3f9090309bfdbab0cba1c8bb8fa9123e1f2',
  Shell: '5cc5937f007402e31e2dbc3bfa628c61ff73f02700556f94f2271921c1ad0bf0',
};
