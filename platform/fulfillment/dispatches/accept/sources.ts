import { type SQL, sql } from 'drizzle-orm';
import {
  OFFER_STATES,
  OFFER_STATUSES,
  type OfferState,
  type OfferStatus,
} from '../../../../schema/foundation/transitions.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { among } from '../../../foundation/database/conditions.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import {
  boolean,
  nullable,
  number,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from '../../../foundation/database/rows.ts';
import { shareQuotas } from '../../../money/interface.ts';
import { offerSource, offerStateBesidesCodes } from '../../../promotions/interface.ts';
import type { PromotionFacts } from '../facts.ts';

/** A reward of the promotion as a dispatch judges it. */
export interface OfferedReward {
  sku: string;
  name: string;
  status: OfferStatus;
  /** Without regard to its codes, which `Sources.codes` counts. */
  state: OfferState;
  currency: string;
  faceValue: bigint;
  isVariable: boolean;
  isFromStockOnly: boolean;
  basisPoints: number;
  /** Committed pieces that are left; null where none is committed. */
  stock: number | null;
}

/** Pieces of an allocation that a reward can be charged to. `price` is that of a committed piece, null for the reward's own. */
export interface Pieces {
  rewardId: string;
  allocationId: string;
  sku: string;
  isCommitted: boolean;
  /** Null: as many as the balance pays for. */
  left: number | null;
  price: bigint | null;
}

/** The remaining quota of a reward. */
const QUOTA_ROW = {
  id: text,
  sku: text,
  left: number,
};
export type Quota = RowOf<typeof QUOTA_ROW>;

/** One code of each of these SKUs, for a single redemption of any of them. */
export const oneCodeOf = (skus: readonly string[]): NeededCodes => ({
  counts: new Map(skus.map((sku) => [sku, 1])),
  minimalExpiration: null,
});

/** Sources that can pay for lines, locked until the transaction ends. */
export interface Sources {
  pieces: Pieces[];
  quotas: Map<string, Quota>;
  /** Balances of open allocations by id, in minor units of the billing currency. */
  balances: Map<string, bigint>;
  /** Unreserved codes in pools, by SKU. Rewards without a pool, and requests that need no codes, have no entry. */
  codes: Map<string, number>;
}

/** Codes that lines take from pools: how many of each SKU, and until when they have to be good. */
export interface NeededCodes {
  counts: ReadonlyMap<string, number>;
  /** ISO 8601; null where any end will do. */
  minimalExpiration: string | null;
}

/** The rewards of a promotion among these SKUs. */
export async function offeredRewards(
  tx: Queries,
  promotionId: string,
  skus: readonly string[] | null,
): Promise<Map<string, OfferedReward>> {
  const rows = await rowsOf(
    tx,
    {
      name: text,
      status: oneOf(OFFER_STATUSES),
      currency: text,
      sku: text,
      state: oneOf(OFFER_STATES),
      basisPoints: number,
      stock: nullable(number),
      isVariable: boolean,
      isFromStockOnly: boolean,
      faceValue: text,
    },
    sql`select f.sku, s.name, f.status, ${offerStateBesidesCodes} as state, s.currency, s.face_value::text as "faceValue",
        s.variable_value as "isVariable", coalesce(q.condition_of_sale = 'in_stock', false) as "isFromStockOnly",
        coalesce(c.basis_points, 0)::int as "basisPoints", k.stock
      ${offerSource({ promotionId })} where ${skus ? sql`f.sku in ${among(skus)}` : sql`true`} order by f.position, f.sku`,
  );
  return new Map(rows.map((row) => [row.sku, { ...row, faceValue: BigInt(row.faceValue) }]));
}

/**
 * Locks and reads what these SKUs can be charged to, in the order that all who move redemptions keep: no new quota, allocations by id, their
 * rewards, quotas. `returnsTo` names allocations that the same transaction gives something back to: they may be over, and are locked with the others.
 * A transaction that locks sources again after its accounts names in `payers` the allocations that it holds: no other one pays then.
 * The committed piece that ends first comes first.
 */
export async function lockSources(
  tx: Queries,
  payer: Payer,
  { skus, returnsTo = [], payers, needed }: LockedFor,
): Promise<Sources> {
  await shareQuotas(tx, payer.advertiserId);
  return sourcesOf(tx, payer, { skus, returnsTo, payers, needed, lock: sql`for no key update` });
}

/** Reads the current sources without a lock, for display only. */
export const readSources = (
  tx: Queries,
  payer: Payer,
  { skus, needed }: Pick<LockedFor, 'skus' | 'needed'>,
): Promise<Sources> => sourcesOf(tx, payer, { skus, needed, returnsTo: [], lock: sql`` });

type Payer = Pick<PromotionFacts, 'advertiserId' | 'currency'>;

interface LockedFor {
  skus: readonly string[];
  returnsTo?: readonly string[];
  payers?: readonly string[] | undefined;
  /** Null or absent for trials and for returns, which take no codes. */
  needed?: NeededCodes | null | undefined;
}

interface SourceQuery extends LockedFor {
  returnsTo: readonly string[];
  lock: SQL;
}

async function sourcesOf(
  tx: Queries,
  { advertiserId, currency }: Payer,
  { skus, returnsTo, payers, needed = null, lock }: SourceQuery,
): Promise<Sources> {
  const pays = sql`(a.status = 'enabled' and a.currency = ${currency} and (a.expires_at is null or a.expires_at > guerdon_now())
    and exists (select from allocated_rewards r where r.advertiser_id = a.advertiser_id and r.allocation_id = a.id
      and r.status = 'enabled' and r.sku in ${among(skus)})
    ${payers === undefined ? sql`` : sql`and a.id = any (${idArray(payers)}::bigint[])`})`;
  const isWanted =
    returnsTo.length === 0 ? pays : sql`(${pays} or a.id = any (${idArray(returnsTo)}::bigint[]))`;
  const allocations = await rowsOf(
    tx,
    { id: text, pays: boolean },
    sql`select a.id::text as id, ${returnsTo.length === 0 ? sql`true` : pays} as pays from allocations a
      where a.advertiser_id = ${advertiserId} and ${isWanted} order by a.id ${lock}`,
  );
  const ids = allocations.filter((allocation) => allocation.pays).map(({ id }) => id);
  const pieces = await piecesOf(tx, { advertiserId, ids, skus, lock });
  const quotas = await rowsOf(
    tx,
    QUOTA_ROW,
    sql`select q.id::text as id, q.sku, q.nb_redemptions_allowed - q.used as left from redemption_quotas q
      where q.advertiser_id = ${advertiserId} and q.sku in ${among(skus)} order by q.sku ${lock}`,
  );
  return {
    pieces: pieces.map(({ balance, ...piece }) => piece),
    quotas: new Map(quotas.map((quota) => [quota.sku, quota])),
    balances: new Map(pieces.map(({ allocationId, balance }) => [allocationId, balance])),
    codes: needed === null ? new Map() : await codesLeft(tx, needed),
  };
}

/**
 * Codes that are left for new lines, once a SKU. Nothing is locked: two dispatches that take the last codes of a pool in the same moment can both be
 * accepted. The redemptions that then get no code fail with `no_code`, keep their money, and are ordered again once the pool is filled.
 */
async function codesLeft(
  tx: Queries,
  { counts, minimalExpiration }: NeededCodes,
): Promise<Map<string, number>> {
  const demand = JSON.stringify([...counts].map(([sku, count]) => ({ sku, count })));
  const rows = await rowsOf(
    tx,
    { sku: text, left: nullable(number) },
    sql`select w.sku, guerdon_codes_left(w.sku, ${minimalExpiration}::timestamptz, w.count)::int as left
      from jsonb_to_recordset(${demand}::jsonb) as w (sku text, count bigint)`,
  );
  return new Map(rows.flatMap(({ sku, left }) => (left === null ? [] : [[sku, left]])));
}

interface LockedPieces extends Pieces {
  balance: bigint;
}

const STORED_PIECES_ROW = {
  sku: text,
  left: nullable(number),
  allocationId: text,
  rewardId: text,
  isCommitted: boolean,
  price: nullable(text),
  balance: text,
  endsAt: nullable(number),
};

async function piecesOf(
  tx: Queries,
  {
    advertiserId,
    ids,
    skus,
    lock,
  }: Omit<SourceQuery, 'returnsTo'> & { advertiserId: string; ids: readonly string[] },
): Promise<LockedPieces[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf(
    tx,
    STORED_PIECES_ROW,
    sql`select r.id::text as "rewardId", r.allocation_id::text as "allocationId", r.sku, a.type = 'committed' as "isCommitted",
        (r.quantity - r.quantity_used - r.quantity_expired)::int as left, r.selling_price::text as price,
        extract(epoch from a.expires_at)::float8 as "endsAt",
        coalesce((select b.balance from ledger_accounts b where b.advertiser_id = a.advertiser_id and b.currency = a.currency
          and b.kind = 'allocation' and b.allocation_id = a.id), 0)::text as balance
      from allocated_rewards r join allocations a on a.advertiser_id = r.advertiser_id and a.id = r.allocation_id
      where r.advertiser_id = ${advertiserId} and r.allocation_id = any (${idArray(ids)}::bigint[])
        and r.status = 'enabled' and r.sku in ${among(skus)}
      order by r.id ${lock}`,
  );
  const never = Number.MAX_SAFE_INTEGER;
  return rows
    .map(({ price, balance, endsAt, ...row }) => ({
      piece: { ...row, price: price === null ? null : BigInt(price), balance: BigInt(balance) },
      endsAt: endsAt ?? never,
    }))
    .sort(
      (one, other) =>
        Number(other.piece.isCommitted) - Number(one.piece.isCommitted) || one.endsAt - other.endsAt,
    )
    .map(({ piece }) => piece);
}
