import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { dueKey, idParams, keyed } from '../../foundation/http/requests.ts';
import { importQuery, importRowQuery, listImportRows, listImports, ownImport } from './read.ts';
import { addRows, createImport, startImport } from './receive.ts';
import { catalogueImport, importPage, importRowPage, importRowsBody, newImport } from './shape.ts';

const tags = ['catalogue file'];
const config = { ability: ['createRewards', 'editRewards'], peopleOnly: 'not_for_keys' } as const;
const params = idParams;
const response = { 200: catalogueImport.schema };

/** Imports of whole catalog files: received in parts, tried and imported by a job, looked at later. All of them are the caller's own. */
export const catalogueImportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/catalogue/imports',
    {
      config,
      schema: {
        operationId: 'createCatalogueImport',
        summary: 'Begins the import of a catalogue file; its rows follow',
        tags,
        headers: keyed,
        querystring: dryRunQuery,
        body: newImport,
        response,
      },
    },
    ({ scope, headers, body }) => createImport(scope, { body, key: dueKey(headers) }),
  );

  app.get(
    '/api/catalogue/imports',
    {
      config,
      schema: {
        operationId: 'listCatalogueImports',
        summary: "The caller's own imports of catalogue files, newest first",
        tags,
        querystring: importQuery,
        response: { 200: importPage },
      },
    },
    ({ scope, query }) => listImports(scope, query),
  );

  app.get(
    '/api/catalogue/imports/:id',
    {
      config,
      schema: {
        operationId: 'readCatalogueImport',
        summary: "One of the caller's own imports, with its progress",
        tags,
        params,
        response,
      },
    },
    ({ scope, params: { id } }) => scope.read((tx) => ownImport(tx, scope, id)),
  );

  app.get(
    '/api/catalogue/imports/:id/rows',
    {
      config,
      schema: {
        operationId: 'listCatalogueImportRows',
        summary: 'What happens, or would happen, to each row of an import',
        tags,
        params,
        querystring: importRowQuery,
        response: { 200: importRowPage },
      },
    },
    ({ scope, params: { id }, query }) => listImportRows(scope, id, query),
  );

  app.post(
    '/api/catalogue/imports/:id/rows',
    {
      config,
      schema: {
        operationId: 'addCatalogueImportRows',
        summary: 'Adds rows to an import; once all have arrived, they are tried',
        tags,
        params,
        querystring: dryRunQuery,
        body: importRowsBody,
        response,
      },
    },
    ({ scope, params: { id }, body }) => addRows(scope, id, body),
  );

  app.post(
    '/api/catalogue/imports/:id/start',
    {
      config,
      schema: {
        operationId: 'startCatalogueImport',
        summary: 'Imports the rows that the dry run would create or change',
        tags,
        params,
        querystring: dryRunQuery,
        response,
      },
    },
    ({ scope, params: { id } }) => startImport(scope, id),
  );
};
