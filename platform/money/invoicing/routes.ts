import { z } from 'zod';
import { invoiceAddressDraft, invoicingDraft } from '../../../schema/money/invoicing.ts';
import { endpoints, get, put } from '../../foundation/endpoints/endpoints.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idList } from '../../foundation/http/requests.ts';
import { invoicingListShape, invoicingShape } from './shape.ts';
import { listInvoicing, readInvoicing, updateInvoicing } from './store.ts';

const invoicingBody = invoicingDraft.extend({ invoiceAddress: snakeCased(invoiceAddressDraft).optional() });

/** How advertisers are invoiced: read and saved by the advertiser's id (INVOICE-6). */
export const invoicingEndpoints = endpoints(
  { tag: 'invoicing', view: { ability: 'viewInvoicing' }, edit: { ability: 'editInvoicing' } },
  {
    listInvoicing: get('/api/invoicing', {
      summary: 'The invoicing settings of several advertisers, by their ids',
      query: z.strictObject({ ids: idList }),
      answer: invoicingListShape,
      run: ({ scope, query }) => listInvoicing(scope, query.ids),
    }),
    readInvoicing: get('/api/advertisers/:id/invoicing', {
      summary: 'The invoicing settings of an advertiser',
      answer: invoicingShape,
      run: ({ scope, id }) => readInvoicing(scope, id),
    }),
    updateInvoicing: put('/api/advertisers/:id/invoicing', {
      summary: 'Saves the invoicing settings of an advertiser; omitted fields keep their values',
      body: invoicingBody,
      answer: invoicingShape,
      run: ({ scope, id, version, body }) => updateInvoicing(scope, id, { version, draft: body }),
    }),
  },
);
