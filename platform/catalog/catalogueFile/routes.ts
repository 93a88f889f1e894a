import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { sendCsv } from '../../foundation/http/csv.ts';
import { dueKey, keyed } from '../../foundation/http/requests.ts';
import { exportCatalogue } from './exportFile.ts';
import { importRows } from './importRows.ts';
import { exportQuery, importAnswer, importBody } from './shape.ts';

const tags = ['catalogue file'];

/** The catalog as a file: export and import. */
export const catalogueFileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/catalogue.csv',
    {
      config: { ability: 'viewRewards' },
      schema: {
        operationId: 'exportCatalogue',
        summary: 'Every SKU of the catalogue as a CSV file',
        tags,
        querystring: exportQuery,
      },
    },
    async ({ scope, query }, reply) =>
      sendCsv(reply, await exportCatalogue(scope, { isTemplate: query.template === 'true' })),
  );

  app.post(
    '/api/catalogue/import',
    {
      config: { ability: ['createRewards', 'editRewards'] },
      schema: {
        operationId: 'importCatalogue',
        summary: 'Imports rows of such a file; each row is applied completely or refused with its errors',
        tags,
        headers: keyed,
        querystring: dryRunQuery,
        body: importBody,
        response: { 200: importAnswer },
      },
    },
    ({ scope, headers, body }) => importRows(scope, { body, key: dueKey(headers) }),
  );
};
