import DataLoader from 'dataloader';
import { invoiceAddressDraft, invoicingDraft } from '../../schema/rules/invoicing.ts';
import type { InvoicingJson } from '../graph/models.ts';
import { orNull } from '../graph/mutationResults.ts';
import type { UpdateInvoicingInput } from '../graph/resolvers.generated.ts';
import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';
import { orderByKeys } from '../rest/orderByKeys.ts';

const DRAFT = invoicingDraft.omit({ invoiceAddress: true }).keyof().options;
const ADDRESS = invoiceAddressDraft.keyof().options;

/** The only file that knows `/invoicing`; a list of advertisers asks once. */
export function invoicingSource(rest: RestClient) {
  const byAdvertiser = new DataLoader<string, InvoicingJson | null>(
    async (ids) => {
      const [id] = ids;
      if (ids.length === 1 && id)
        return [await orNull(rest.call('GET /api/advertisers/{id}/invoicing', { path: { id } }))];
      const { items } = await rest.call('GET /api/invoicing', { query: { ids } });
      return orderByKeys(ids, items, (invoicing) => invoicing.id);
    },
    { maxBatchSize: 100 },
  );
  return {
    ofAdvertiser: (id: string) => byAdvertiser.load(id),
    async update({ id, version, dryRun, invoiceAddress, ...draft }: UpdateInvoicingInput) {
      const address =
        invoiceAddress === undefined
          ? {}
          : { invoice_address: invoiceAddress && toRest(invoiceAddress, ADDRESS) };
      const saved = await rest.call('PUT /api/advertisers/{id}/invoicing', {
        path: { id },
        ifMatch: version,
        query: { dry_run: dryRun ? true : undefined },
        body: { ...toRest(draft, DRAFT), ...address },
      });
      byAdvertiser.clear(saved.id);
      return saved;
    },
  };
}
