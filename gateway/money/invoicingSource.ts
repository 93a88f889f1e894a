import { invoiceAddressDraft, invoicingDraft } from '../../schema/money/invoicing.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type { UpdateInvoicingInput } from '../sdl/types.generated.ts';

const DRAFT = invoicingDraft.omit({ invoiceAddress: true }).keyof().options;
const ADDRESS = invoiceAddressDraft.keyof().options;

/** The only file that knows `/invoicing`. */
export function invoicingSource(rest: RestClient) {
  const byAdvertiser = rowLoader(rest, {
    one: (id) => rest.call('GET /api/advertisers/{id}/invoicing', { path: { id } }),
    many: (ids) => rest.call('GET /api/invoicing', { query: { ids } }),
  });
  return {
    ofAdvertiser: (id: string) => byAdvertiser.load(id),
    update: ({ id, version, dryRun, invoiceAddress, ...draft }: UpdateInvoicingInput) =>
      rest.call('PUT /api/advertisers/{id}/invoicing', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: {
          ...toRest(draft, DRAFT),
          ...(invoiceAddress === undefined
            ? {}
            : { invoice_address: invoiceAddress && toRest(invoiceAddress, ADDRESS) }),
        },
      }),
  };
}
