import { route } from './route.ts';

/** The catalogue brought back from a file; whoever may edit rewards may also create them. */
export const catalogueImportRoute = route({ path: '/catalogue-import', ability: 'createRewards' });
