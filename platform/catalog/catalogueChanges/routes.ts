import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { catalogueChangeQuery, listCatalogueChanges } from './list.ts';
import { catalogueChangePage } from './shape.ts';

/** Additions, changes and removals in the catalog; read-only. */
export const catalogueChangeEndpoints = endpoints(
  { tag: 'catalogue changes', view: { ability: ['viewRewards', 'viewCatalog'] } },
  {
    listCatalogueChanges: get('/api/catalogue_changes', {
      summary: 'Changes of the catalog, newest first; with `since`, later changes, oldest first',
      query: catalogueChangeQuery,
      answer: catalogueChangePage,
      run: ({ scope, query }) => listCatalogueChanges(scope, query),
    }),
  },
);
