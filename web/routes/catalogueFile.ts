import { route } from './route.ts';

/** Import of the catalogue from a file; everybody who may edit rewards may also create them. */
export const catalogueImportRoute = route({ path: '/catalogue-import', ability: 'createRewards' });
