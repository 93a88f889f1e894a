import { command, endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { importQuery, importRowQuery, listImportRows, listImports, ownImport } from './read.ts';
import { addRows, createImport, startImport } from './receive.ts';
import { catalogueImport, importPage, importRowPage, importRowsBody, newImport } from './shape.ts';

/** Imports of whole catalog files: received in parts, tried and imported by a job, looked at later. All of them are the caller's own. */
export const catalogueImportEndpoints = endpoints(
  {
    tag: 'catalogue file',
    access: { ability: ['createRewards', 'editRewards'], peopleOnly: 'not_for_keys' },
  },
  {
    createCatalogueImport: command('/api/catalogue/imports', {
      summary: 'Begins the import of a catalog file; its rows follow',
      key: 'required',
      body: newImport,
      answer: catalogueImport.schema,
      run: ({ scope, key, body }) => createImport(scope, { body, key }),
    }),
    listCatalogueImports: get('/api/catalogue/imports', {
      summary: "The caller's own imports of catalog files, newest first",
      query: importQuery,
      answer: importPage,
      run: ({ scope, query }) => listImports(scope, query),
    }),
    readCatalogueImport: get('/api/catalogue/imports/:id', {
      summary: "One of the caller's own imports, with its progress",
      answer: catalogueImport.schema,
      run: ({ scope, id }) => scope.read((tx) => ownImport(tx, scope, id)),
    }),
    listCatalogueImportRows: get('/api/catalogue/imports/:id/rows', {
      summary: 'What happens, or would happen, to each row of an import',
      query: importRowQuery,
      answer: importRowPage,
      run: ({ scope, id, query }) => listImportRows(scope, id, query),
    }),
    addCatalogueImportRows: command('/api/catalogue/imports/:id/rows', {
      summary: 'Adds rows to an import; once all have arrived, they are tried',
      body: importRowsBody,
      answer: catalogueImport.schema,
      run: ({ scope, id, body }) => addRows(scope, id, body),
    }),
    startCatalogueImport: command('/api/catalogue/imports/:id/start', {
      summary: 'Imports the rows that the dry run would create or change',
      answer: catalogueImport.schema,
      run: ({ scope, id }) => startImport(scope, id),
    }),
  },
);
