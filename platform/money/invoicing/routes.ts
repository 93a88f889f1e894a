import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { invoiceAddressDraft, invoicingDraft } from '../../../schema/money/invoicing.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idList, idParams, ifMatch } from '../../foundation/http/requests.ts';
import { invoicingListShape, invoicingShape } from './shape.ts';
import { listInvoicing, readInvoicing, updateInvoicing } from './store.ts';

const tags = ['invoicing'];
const invoicingBody = snakeCased(
  invoicingDraft.extend({ invoiceAddress: snakeCased(invoiceAddressDraft).optional() }),
);

/** How advertisers are invoiced: read and saved by the advertiser's id (INVOICE-6). */
export const invoicingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/invoicing',
    {
      config: { ability: 'viewInvoicing' },
      schema: {
        operationId: 'listInvoicing',
        summary: 'The invoicing settings of several advertisers, by their ids',
        tags,
        querystring: z.strictObject({ ids: idList }),
        response: { 200: invoicingListShape },
      },
    },
    ({ scope, query }) => listInvoicing(scope, query.ids),
  );

  app.get(
    '/api/advertisers/:id/invoicing',
    {
      config: { ability: 'viewInvoicing' },
      schema: {
        operationId: 'readInvoicing',
        summary: 'The invoicing settings of an advertiser',
        tags,
        params: idParams,
        response: { 200: invoicingShape },
      },
    },
    ({ scope, params }) => readInvoicing(scope, params.id),
  );

  app.put(
    '/api/advertisers/:id/invoicing',
    {
      config: { ability: 'editInvoicing' },
      schema: {
        operationId: 'updateInvoicing',
        summary: 'Saves the invoicing settings of an advertiser; omitted fields keep their values',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: invoicingBody,
        response: { 200: invoicingShape },
      },
    },
    ({ scope, params, headers, body }) =>
      updateInvoicing(scope, params.id, {
        version: headers['if-match'],
        draft: body,
      }),
  );
};
