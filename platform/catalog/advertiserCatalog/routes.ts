import { endpoints, file, get } from '../../foundation/endpoints/endpoints.ts';
import { catalogFile, catalogPageQuery, catalogQuery, listAdvertiserCatalog } from './list.ts';
import { catalogPageShape } from './shape.ts';

/** Products that an advertiser's promotions offer from their reward groups; read-only. */
export const advertiserCatalogEndpoints = endpoints(
  { tag: 'advertiser catalog', view: { ability: 'viewCatalog' } },
  {
    listAdvertiserCatalog: get('/api/advertisers/:id/catalog', {
      summary: "Products that an advertiser's promotions offer through their reward groups",
      query: catalogPageQuery,
      answer: catalogPageShape,
      run: ({ scope, id, query }) => listAdvertiserCatalog(scope, id, query),
    }),
    exportAdvertiserCatalog: file('/api/advertisers/:id/catalog.csv', {
      summary: 'The same as a CSV file',
      query: catalogQuery,
      run: ({ scope, id, query }) => catalogFile(scope, id, query),
    }),
  },
);
