import { eq, sql } from 'drizzle-orm';
import { parseMoney } from '../../../schema/money.ts';
import { type AdvertiserDraft, budgetAlertsDraft } from '../../../schema/rules/advertisers.ts';
import { fieldErrorsOf } from '../../../schema/rules/fieldErrors.ts';
import { ADVERTISER_TRANSITIONS } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import { differences, recordEvent } from '../../changes/recordEvent.ts';
import type { Queries } from '../../database/connection.ts';
import { illegalTransition, invalid, notFound, stale } from '../../http/refusal.ts';
import { overTheWire } from '../../http/responseSchema.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { checkAvatar } from './avatar.ts';
import { rowsById } from './select.ts';
import { type AdvertiserJson, advertiserJson } from './shape.ts';
import { advertisers } from './table.ts';

type Columns = typeof advertisers.$inferSelect;
type Values = { [Key in keyof Columns]?: Columns[Key] | undefined };

/** Reads one advertiser; not found when there is none or the scope does not reach it. */
export function readAdvertiser(scope: Scope, id: string): Promise<AdvertiserJson> {
  return scope.read((tx) => jsonById(tx, scope, id));
}

/** Saves what the draft holds; stale when `version` is not the row's. Saving what already is changes nothing. */
export function updateAdvertiser(
  scope: Scope,
  id: string,
  { version, draft }: { version: number; draft: AdvertiserDraft },
): Promise<AdvertiserJson> {
  return scope.write(async (tx) => {
    const row = await lock(tx, scope, id, version);
    if (
      draft.status &&
      draft.status !== row.status &&
      !ADVERTISER_TRANSITIONS[row.status].includes(draft.status)
    )
      throw illegalTransition(`An advertiser cannot go from ${row.status} to ${draft.status}`);
    await checkAvatar(tx, scope, draft.avatarMediaId, row.avatarMediaId);
    await save(tx, scope, row, draft);
    return jsonById(tx, scope, id);
  });
}

/** Saves the limits of the balance: decimals of the billing currency, `null` removes one. A job then looks where the balance stands. */
export function updateBudgetAlerts(
  scope: Scope,
  id: string,
  { version, limits }: { version: number; limits: Record<string, unknown> },
): Promise<AdvertiserJson> {
  return scope.write(async (tx) => {
    const row = await lock(tx, scope, id, version);
    const read = overTheWire(budgetAlertsDraft(row.billingCurrency)).safeParse(limits, { reportInput: true });
    if (!read.success) throw invalid(fieldErrorsOf(read.error));
    const minor = (text: string | null) => (text === null ? null : parseMoney(text, row.billingCurrency));
    const values = Object.fromEntries(
      Object.entries(read.data).map(([key, text]) => [key, minor(text ?? null)]),
    );
    await save(tx, scope, row, values);
    await enqueue(tx, { kind: 'budgetAlert', payload: { advertiserId: row.id }, advertiserId: row.id });
    return jsonById(tx, scope, id);
  });
}

/** The row, locked until the transaction ends, when the scope reaches it and `version` is its own. */
async function lock(tx: Queries, scope: Scope, id: string, version: number): Promise<Columns> {
  const [row] = await tx
    .select()
    .from(advertisers)
    .where(sql`${eq(advertisers.id, id)} and ${isVisibleAdvertiser(scope, sql`${advertisers.id}`)}`)
    .for('no key update');
  if (!row) throw notFound();
  if (row.version !== version) throw stale(await jsonById(tx, scope, id));
  return row;
}

async function save(tx: Queries, scope: Scope, row: Columns, values: Values): Promise<void> {
  const changed = differences(row, values);
  if (!changed) return;
  await tx
    .update(advertisers)
    .set({ ...values, version: row.version + 1, updatedAt: sql`now()` })
    .where(eq(advertisers.id, row.id));
  await recordEvent(tx, scope, {
    noun: 'advertisers',
    nounId: row.id,
    action: 'updated',
    advertiserId: row.id,
    ...changed,
  });
}

/** The wire's picture of one advertiser within a running transaction. */
export async function jsonById(tx: Queries, scope: Scope, id: string): Promise<AdvertiserJson> {
  const [row] = await rowsById(tx, scope, [id]);
  if (!row) throw notFound();
  return advertiserJson(row, scope);
}
