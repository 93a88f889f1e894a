import { command, endpoints, file } from '../../foundation/endpoints/endpoints.ts';
import { exportCatalogue } from './exportFile.ts';
import { importRows } from './importRows.ts';
import { exportQuery, importAnswer, importBody } from './shape.ts';

/** The catalog as a file: export and import. */
export const catalogueFileEndpoints = endpoints(
  {
    tag: 'catalogue file',
    view: { ability: 'viewRewards' },
    edit: { ability: ['createRewards', 'editRewards'] },
  },
  {
    exportCatalogue: file('/api/catalogue.csv', {
      summary: 'Every SKU of the catalog as a CSV file',
      query: exportQuery,
      run: ({ scope, query }) => exportCatalogue(scope, { isTemplate: query.template === 'true' }),
    }),
    importCatalogue: command('/api/catalogue/import', {
      summary: 'Imports rows of such a file; each row is applied completely or refused with its errors',
      key: 'required',
      body: importBody,
      answer: importAnswer,
      run: ({ scope, key, body }) => importRows(scope, { body, key }),
    }),
  },
);
