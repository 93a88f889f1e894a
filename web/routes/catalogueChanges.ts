import { route } from './route.ts';

/** What appeared, changed and disappeared in the catalogue; whoever sees rewards also sees the catalogue. */
export const catalogueChangeListRoute = route({
  path: '/catalogue-changes',
  query: ['noun', 'kind', 'from', 'to', 'page'],
  ability: 'viewCatalog',
});
