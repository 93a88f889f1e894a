// Interface of `people`: other capabilities import only these names, and its tables and routes.
export { giveAdvertisers } from './accounts/accountAdvertisers.ts';
export { knownRoles } from './members/shape.ts';
export { viewRow } from './savedViews/read.ts';
export type { SavedViewRow } from './savedViews/shape.ts';
export { noteSecretUse, noteServiceUse } from './serviceAccounts/store.ts';
export { countTry } from './signIn/delays.ts';
export { makeKey } from './signIn/tokens/apiKeys.ts';
