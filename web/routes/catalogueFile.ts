import { route } from './route.ts';

/** Import of the catalog from a file; everybody who may edit rewards may also create them. */
export const catalogueImportRoute = route({ path: '/catalogue-import', ability: 'createRewards' });
