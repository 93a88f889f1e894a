import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendCsv } from '../../../foundation/http/csv.ts';
import { idParams, pageQuery } from '../../../foundation/http/requests.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { listRefusedRows, refusedRowsFile } from './read.ts';
import { refusedRowPage } from './shape.ts';

const tags = ['dispatches'];
// They hold names and addresses of people who got nothing: only who may send them reads them.
const config = { ability: 'createBulkRedemptions' } as const;
const params = idParams;

/** The rows that a dispatch refused, to be sent again. */
export const refusedRowRoutes: FastifyPluginAsyncZod<{ box: Pick<CodeBox, 'open'> }> = async (
  app,
  { box },
) => {
  app.get(
    '/api/dispatches/:id/refused_rows',
    {
      config,
      schema: {
        operationId: 'listRefusedRows',
        summary: 'The rows of recipients that a dispatch refused and that wait to be sent again',
        tags,
        params,
        querystring: z.strictObject(pageQuery),
        response: { 200: refusedRowPage },
      },
    },
    ({ scope, params: { id }, query }) => listRefusedRows(scope, { id, box }, query),
  );

  app.get(
    '/api/dispatches/:id/refused_rows.csv',
    {
      config,
      schema: {
        operationId: 'exportRefusedRows',
        summary: 'The same rows with their reasons, as a file that a new dispatch reads',
        tags,
        params,
      },
    },
    async ({ scope, params: { id } }, reply) => sendCsv(reply, await refusedRowsFile(scope, { id, box })),
  );
};
