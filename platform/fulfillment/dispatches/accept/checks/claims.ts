import { sql } from 'drizzle-orm';
import type { Slices } from '../../../../../schema/foundation/process/slices.ts';
import type { FieldError } from '../../../../../schema/foundation/text/fieldErrors.ts';
import { isoTimestamp } from '../../../../foundation/access/visibleAdvertisers.ts';
import type { Queries } from '../../../../foundation/database/connections/connection.ts';
import { nullable, oneOf, type RowOf, rowsOf, text } from '../../../../foundation/database/rows.ts';
import { invalid } from '../../../../foundation/http/refusals/refusal.ts';
import { pauseBetween } from '../../../../foundation/memory/pauseBetween.ts';
import type { CheckedField, DispatchLine, DispatchOrder, FieldPath, NewRecipient } from '../../contract.ts';

/** Maximum number of broken rows in a response. */
export const MAX_BROKEN_ROWS = 1000;

/** Lines that one statement checks. */
const LINES_PER_STATEMENT = 20_000;

/** Lines per slice; the process answers other requests between slices. */
const SLICE_LINES = 1_000;

const EXISTING_CLAIM_ROW = {
  what: oneOf(['order', 'person', 'entry']),
  key: text,
  dispatch: nullable(text),
  at: nullable(text),
};
type ExistingClaim = RowOf<typeof EXISTING_CLAIM_ROW>;

/** Order IDs, codes and recipients that lines claim. Each can be claimed once per advertiser or promotion. */
export interface Claims {
  order: Pick<DispatchOrder, 'advertiserId' | 'promotionId' | 'lines'>;
  /** True if the promotion allows one redemption per recipient. */
  isUnique: boolean;
  /** Hashes of printed codes, hexadecimal, by the number of their line. */
  entries: ReadonlyMap<number, string>;
  path: FieldPath;
  /** The dispatch that is being written; its own claims do not conflict. */
  ownDispatchId?: string;
}

/**
 * Refuses rows whose order ID the advertiser gave before, whose printed code the promotion has already, and, where each recipient redeems once, whose
 * recipient has a redemption of it. The limit of a broken order ID names the earlier dispatch and its day; that of one that stands there twice, its
 * first row. `onChecked` is told how many lines are checked.
 * @throws Refusal order_id order_id_sent, order_id_duplicate, email or phone_number recipient_taken, recipient_twice, code code_taken, code_duplicate
 */
export async function checkClaims(
  tx: Queries,
  claims: Claims,
  onChecked?: (lines: number) => Promise<void>,
): Promise<void> {
  const duplicates = await pauseBetween(repeatedClaims(claims));
  if (duplicates.length > 0) throw invalid(duplicates.slice(0, MAX_BROKEN_ROWS));
  const { lines } = claims.order;
  const existingClaims: ExistingClaim[] = [];
  for (let from = 0; from < lines.length; from += LINES_PER_STATEMENT) {
    await onChecked?.(from);
    existingClaims.push(...(await takenClaims(tx, claims, lines.slice(from, from + LINES_PER_STATEMENT))));
  }
  if (existingClaims.length === 0) return;
  const claimsByKey = new Map(existingClaims.map((one) => [`${one.what}:${one.key}`, one]));
  const errors = await pauseBetween(takenRules(claims, claimsByKey));
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_BROKEN_ROWS));
}

/** Finds order IDs, codes and recipients that occur more than once in the dispatch, across all of its files. */
function* repeatedClaims({ order: { lines }, isUnique, entries, path }: Claims): Slices<FieldError[]> {
  const first = new Map<string, number>();
  const errors: FieldError[] = [];
  const claim = (key: string, line: number, broken: { field: CheckedField; rule: string }) => {
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, line);
    else errors.push({ field: path(broken.field, line), rule: broken.rule, limit: String(earlier) });
  };
  for (const [at, { line, orderId, recipient }] of lines.entries()) {
    if (at % SLICE_LINES === 0) yield;
    claim(`order:${orderId}`, line, { field: 'order_id', rule: 'order_id_duplicate' });
    const entry = entries.get(line);
    if (entry !== undefined) claim(`entry:${entry}`, line, { field: 'code', rule: 'code_duplicate' });
    if (isUnique && recipient)
      claim(`person:${recipient.provider}:${recipient.uid}`, line, {
        field: addressOf(recipient),
        rule: 'recipient_twice',
      });
  }
  return errors;
}

const addressOf = ({ provider }: NewRecipient) => (provider === 'mobile' ? 'phone_number' : 'email');

/** Rules that lines break because somebody has what they claim. */
function* takenRules(claims: Claims, claimsByKey: ReadonlyMap<string, ExistingClaim>): Slices<FieldError[]> {
  const errors: FieldError[] = [];
  for (const [at, line] of claims.order.lines.entries()) {
    if (at % SLICE_LINES === 0) yield;
    errors.push(...brokenRules(line, claims, claimsByKey));
  }
  return errors;
}

function brokenRules(
  line: DispatchLine,
  { entries, path }: Claims,
  claimsByKey: ReadonlyMap<string, ExistingClaim>,
) {
  const { recipient } = line;
  const broken = (field: CheckedField, rule: string) => ({ field: path(field, line.line), rule });
  const order = claimsByKey.get(`order:${line.orderId}`);
  const person = recipient && claimsByKey.get(`person:${recipient.provider}:${recipient.uid}`);
  const entry = claimsByKey.get(`entry:${entries.get(line.line) ?? ''}`);
  const limit = order && [order.dispatch, order.at?.slice(0, 10)].filter(Boolean).join(' ');
  return [
    ...(order ? [{ ...broken('order_id', 'order_id_sent'), ...(limit ? { limit } : {}) }] : []),
    ...(person ? [broken(addressOf(recipient), 'recipient_taken')] : []),
    ...(entry ? [broken('code', 'code_taken')] : []),
  ];
}

function takenClaims(
  tx: Queries,
  { order, isUnique, entries, ownDispatchId }: Claims,
  lines: readonly DispatchLine[],
): Promise<ExistingClaim[]> {
  const { advertiserId, promotionId } = order;
  const orders = JSON.stringify(lines.map(({ orderId }) => orderId));
  const recipients = isUnique ? lines.flatMap(({ recipient }) => (recipient ? [recipient] : [])) : [];
  const people = JSON.stringify(recipients.map(({ provider, uid }) => ({ provider, uid })));
  const hashes = JSON.stringify(lines.flatMap(({ line }) => entries.get(line) ?? []));
  const isOthers = sql`(${ownDispatchId ?? null}::bigint is null or r.dispatch_id is distinct from ${ownDispatchId ?? null}::bigint)`;
  return rowsOf(
    tx,
    EXISTING_CLAIM_ROW,
    sql`select 'order' as what, c.order_id as key, d.id::text as dispatch, ${isoTimestamp(sql`d.created_at`)} as at
      from jsonb_array_elements_text(${orders}::jsonb) as w (order_id)
      join order_claims c on c.advertiser_id = ${advertiserId} and c.order_id = w.order_id
      left join redemptions r on r.advertiser_id = c.advertiser_id and r.id = c.redemption_id
      left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
      where ${isOthers}
      union all
      select 'person', p.provider || ':' || p.uid, null, null
      from jsonb_to_recordset(${people}::jsonb) as w (provider text, uid text)
      join recipients p on p.advertiser_id = ${advertiserId} and p.provider = w.provider and p.uid = w.uid
      join unique_recipients u on u.advertiser_id = p.advertiser_id and u.promotion_id = ${promotionId} and u.recipient_id = p.id
      left join redemptions r on r.advertiser_id = u.advertiser_id and r.id = u.redemption_id
      where ${isOthers}
      union all
      select 'entry', w.hash, null, null
      from jsonb_array_elements_text(${hashes}::jsonb) as w (hash)
      join portal_entries e on e.advertiser_id = ${advertiserId} and e.promotion_id = ${promotionId} and e.entry_hash = decode(w.hash, 'hex')
      left join redemptions r on r.advertiser_id = e.advertiser_id and r.id = e.redemption_id
      where ${isOthers}`,
  );
}
