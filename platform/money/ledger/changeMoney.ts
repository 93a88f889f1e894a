import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import {
  type EffectsJson,
  type FigureEffect,
  figureEffect,
  type MailEffect,
} from '../../foundation/changes/effects.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { moneyOfAllocations } from './allocationMoney.ts';
import { type Figures, figuresOf } from './figures.ts';
import { LEDGER_KINDS, type LedgerKind } from './kinds.ts';
import { type Posting, post } from './post.ts';

/** The figures of a budget that effects name, in the order they are shown; its limits follow from them. */
const FIGURES = [
  'total',
  'unallocated',
  'allocated',
  'pending',
  'delivered',
  'expired',
  'used',
  'balance',
] as const satisfies (keyof Figures)[];

/** Postings of each open change, in their order. */
const posted = new WeakMap<object, Posting[]>();

/**
 * Moves money in a change. Call it once a change and first thing, unless all accounts are locked before (see `post`). `effectsOf` reports it.
 * @returns the ids of the postings, in the order given. @throws LedgerRefused
 */
export async function postIn(
  { tx, identity }: Pick<Change, 'tx' | 'identity'>,
  postings: readonly Posting[],
): Promise<string[]> {
  const ids = await post(tx, postings);
  posted.set(identity, [...(posted.get(identity) ?? []), ...postings]);
  return ids;
}

/** Facts that the effects of a change report besides its postings. */
export interface MoreEffects {
  /** The figures after it, where they are known. */
  after?: Figures;
  /** Figures that no posting changes: what is requested. */
  figures?: readonly FigureEffect[];
  mails?: readonly MailEffect[];
}

/**
 * The effects of a change: its postings, and the figures that they changed. Call it in the change's transaction after `postIn`: the accounts are
 * locked by then, so "before" is exactly what the change found.
 */
export async function effectsOf(
  { tx, identity }: Pick<Change, 'tx' | 'identity'>,
  { after: knownFigures, figures = [], mails = [] }: MoreEffects = {},
): Promise<EffectsJson> {
  const postings = posted.get(identity) ?? [];
  const [first] = postings;
  if (!first) return { postings: [], figures: [...figures], mails: [...mails] };
  const { advertiserId, currency } = first;
  const sides = postings.map(sideOf);
  const after =
    knownFigures ?? ((await figuresOf(tx, [{ advertiserId, currency }])).get(advertiserId) as Figures);
  const before = undone(after, sides);
  const money = (minor: bigint) => formatMinor(minor, currency);
  return {
    postings: sides.map(({ kind, amount, currency: of, from, to }) => ({
      kind,
      amount: formatMinor(amount, of),
      currency: of,
      from,
      to,
    })),
    figures: [
      ...FIGURES.filter((name) => before[name] !== after[name]).map((name) => ({
        name,
        allocation_id: null,
        currency,
        before: money(before[name]),
        after: money(after[name]),
      })),
      ...figures,
      ...(await allocationFigures(tx, { advertiserId, currency }, sides)),
    ],
    mails: [...mails],
  };
}

/** A posting with the accounts that its kind names. */
interface Side {
  kind: LedgerKind;
  currency: string;
  amount: bigint;
  from: string;
  to: string;
  fromAllocation: string | null;
  toAllocation: string | null;
}

function sideOf({ kind, currency, amount, ...posting }: Posting): Side {
  const allocationId = posting.allocationId ?? null;
  const accountOf = (side: (typeof LEDGER_KINDS)[LedgerKind]['from' | 'to']) =>
    side === 'source' ? (allocationId === null ? 'unallocated' : 'allocation') : side;
  const [from, to] = [accountOf(LEDGER_KINDS[kind].from), accountOf(LEDGER_KINDS[kind].to)];
  return {
    kind,
    currency,
    amount,
    from,
    to,
    fromAllocation: from === 'allocation' ? allocationId : null,
    toAllocation: to === 'allocation' ? allocationId : null,
  };
}

/** The figures as they were before these moves. */
function undone(after: Figures, sides: readonly Side[]): Figures {
  const before = { ...after };
  const give = (account: string, amount: bigint) => {
    if (account === 'funding') before.total -= amount;
    else if (account === 'allocation') before.allocated += amount;
    else before[account as 'unallocated' | 'pending' | 'delivered' | 'expired'] += amount;
  };
  for (const { amount, from, to } of sides) {
    give(from, amount);
    give(to, -amount);
  }
  before.used = before.delivered + before.expired;
  before.balance = before.total - before.used;
  return before;
}

/** Amounts that these moves add to an allocation and take from it, minor units. */
interface Put {
  amount: bigint;
  available: bigint;
}

/** The figures of the allocations that these moves filled, emptied or charged. */
async function allocationFigures(
  tx: Queries,
  { advertiserId, currency }: Pick<Posting, 'advertiserId' | 'currency'>,
  sides: readonly Side[],
): Promise<FigureEffect[]> {
  const put = new Map<string, Put>();
  for (const { kind, amount, fromAllocation: from, toAllocation: to } of sides)
    for (const [id, by] of [[to, amount] as const, [from, -amount] as const]) {
      if (id === null) continue;
      const { amount: filled, available } = put.get(id) ?? { amount: 0n, available: 0n };
      const isOwn = kind === 'allocate' || kind === 'deallocate';
      put.set(id, { amount: filled + (isOwn ? by : 0n), available: available + by });
    }
  if (put.size === 0) return [];
  const rows = await rowsOf(
    tx,
    { id: text, amount: text, available: text },
    sql`select a.id::text as id, m.amount::text as amount, coalesce(c.balance, 0)::text as available
      from allocations a ${moneyOfAllocations}
      where a.advertiser_id = ${advertiserId} and a.id = any (${idArray([...put.keys()])}::bigint[]) order by a.id`,
  );
  return rows.flatMap(({ id, ...row }) => {
    const by = put.get(id) as Put;
    const [amount, available] = [BigInt(row.amount), BigInt(row.available)];
    const figures = [
      ['amount', amount, by.amount],
      ['amount_used', amount - available, by.amount - by.available],
      ['amount_available', available, by.available],
    ] as const;
    return figures.flatMap(([name, after, change]) =>
      change === 0n
        ? []
        : [figureEffect(`allocation_${name}`, { allocationId: id, currency, after, change })],
    );
  });
}
