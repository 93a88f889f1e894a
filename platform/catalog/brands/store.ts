import { eq, sql } from 'drizzle-orm';
import type { BrandDraft, NewBrand } from '../../../schema/catalog/brands.ts';
import { BRAND_TRANSITIONS } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { invalidField, notFound } from '../../foundation/http/refusals/refusal.ts';
import { unreachableStatus } from '../../foundation/http/refusals/statusWords.ts';
import { queueEntriesOfBrand } from '../search/store/indexEntries.ts';
import { type BrandJson, brand } from './shape.ts';
import { brands } from './table.ts';

/** Reads one brand. */
export function readBrand(scope: Scope, id: string): Promise<BrandJson> {
  return scope.read((tx) => brandById(tx, scope, id));
}

/** Creates a brand; an id or a name that another one has is refused as taken. */
export function createBrand(scope: Scope, { id, name }: NewBrand): Promise<BrandJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    await tx.insert(brands).values({ id, name, sku: `${id}-BRAND` });
    await change.record({
      noun: 'brands',
      nounId: id,
      action: 'created',
      advertiserId: null,
      after: { name },
    });
    return brandById(tx, scope, id);
  }).catch(orTaken);
}

/** Saves what the draft holds; stale when `version` is not the row's. Saving what already is changes nothing. */
export function updateBrand(
  scope: Scope,
  id: string,
  { version, draft }: { version: number; draft: BrandDraft },
): Promise<BrandJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const [row] = await tx.select().from(brands).where(eq(brands.id, id)).for('no key update');
    if (!row) throw notFound();
    await change.checkVersion(row, () => brandById(tx, scope, id));
    const { status = row.status } = draft;
    if (status !== row.status && !BRAND_TRANSITIONS[row.status].includes(status))
      throw unreachableStatus(scope, 'brand', { from: row.status, to: status });
    const isChanged = await updateRow(change, {
      table: brands,
      row,
      values: draft,
      noun: 'brands',
      advertiserId: null,
    });
    if (isChanged) await queueEntriesOfBrand(tx, id);
    return brandById(tx, scope, id);
  }).catch(orTaken);
}

/** One brand as an answer shows it, within a running transaction. */
async function brandById(tx: Queries, scope: Scope, id: string): Promise<BrandJson> {
  const [row] = await brand.rows(tx, sql`from brands b where b.id = ${id}`);
  if (!row) throw notFound();
  return brand.json(row, scope);
}

/** Says which field the database found taken; every other error stays what it is. */
function orTaken(error: unknown): never {
  const constraint = constraintOf(error);
  if (constraint === 'brands_name') throw invalidField('name', 'brand_name_taken');
  if (constraint === 'brands_pkey' || constraint === 'brands_sku_unique')
    throw invalidField('id', 'brand_id_taken');
  throw error;
}
