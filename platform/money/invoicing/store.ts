import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InvoicingDraft } from '../../../schema/money/invoicing.ts';
import { invoicing } from '../../advertisers/advertisers/invoicingTable.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { lockAdvertiser, saveInvoicingRow } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { differences } from '../../foundation/changes/recordEvent.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { changesOf, type InvoicingJson, type InvoicingRow, invoicingJson } from './shape.ts';

/** Reads the invoicing of one advertiser; not found when there is none or the caller may not see it. */
export function readInvoicing(scope: Scope, advertiserId: string): Promise<InvoicingJson> {
  return scope.read((tx) => one(tx, scope, advertiserId));
}

/** Reads the invoicing of these advertisers, as far as the caller may see them. */
export function listInvoicing(
  scope: Scope,
  advertiserIds: readonly string[],
): Promise<{ items: InvoicingJson[] }> {
  const visible = scope.narrow(advertiserIds);
  return visible.read(async (tx) => {
    const rows = await find(tx, visible, inArray(advertisers.id, [...advertiserIds]));
    return { items: rows.map(invoicingJson) };
  });
}

/** A save: the version last received, and what changes. */
export interface InvoicingChange {
  version: number;
  draft: InvoicingDraft;
}

/**
 * Saves what the draft holds; stale when `version` is not the row's. The invoice type is the advertiser's own: changing it counts
 * the advertiser's version too. Saving what already is changes nothing.
 */
export function updateInvoicing(
  scope: Scope,
  advertiserId: string,
  { version, draft }: InvoicingChange,
): Promise<InvoicingJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    await lockAdvertiser(tx, scope, advertiserId); // it guards its invoicing, also while it has none
    const [row] = await find(tx, scope, eq(advertisers.id, advertiserId));
    if (!row) throw notFound();
    await change.checkVersion(row, () => invoicingJson(row));
    const changed = differences(row, changesOf(draft));
    if (!changed) return invoicingJson(row);
    await saveInvoicingRow(tx, row.advertiserId, { ...changed.after, version: row.version + 1 });
    await change.record({
      noun: 'invoicing',
      nounId: row.advertiserId,
      action: 'updated',
      advertiserId: row.advertiserId,
      ...changed,
    });
    return one(tx, scope, advertiserId);
  });
}

async function one(tx: Queries, scope: Scope, advertiserId: string): Promise<InvoicingJson> {
  const [row] = await find(tx, scope, eq(advertisers.id, advertiserId));
  if (!row) throw notFound();
  return invoicingJson(row);
}

async function find(tx: Queries, scope: Scope, which: SQL): Promise<InvoicingRow[]> {
  const rows = await tx
    .select({ id: advertisers.id, invoiceType: advertisers.invoiceType, own: invoicing })
    .from(advertisers)
    .leftJoin(invoicing, eq(invoicing.advertiserId, advertisers.id))
    .where(and(which, isVisibleAdvertiser(scope, sql`${advertisers.id}`)));
  return rows.map(({ id, invoiceType, own }) => ({ ...(own ?? untouched(id)), invoiceType }));
}

function untouched(advertiserId: string): typeof invoicing.$inferSelect {
  return {
    advertiserId,
    autoInvoicing: false,
    vatCountry: null,
    addressLine1: null,
    addressZipcode: null,
    addressCity: null,
    addressCountry: null,
    firstname: null,
    lastname: null,
    entrepriseName: null,
    companieType: null,
    capital: null,
    rcsNumber: null,
    rcsTown: null,
    siret: null,
    ape: null,
    idTva: null,
    version: 1,
  };
}
