import { expect, test } from 'vitest';
import { runSlices } from '../../../../schema/foundation/process/slices.ts';
import type { DispatchLine } from '../contract.ts';
import { type Filled, fillLines } from './fill.ts';
import type { OfferedReward, Pieces, Sources } from './sources.ts';
import { isStillCharged } from './stillCharged.ts';

/** The same numbers each time. */
function numbers(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  return { below, oneOf: <T>(all: readonly T[]): T => all[below(all.length)] as T };
}
type Numbers = ReturnType<typeof numbers>;

const SKUS = ['A', 'B'] as const;

const rewardOf = (sku: string, { oneOf }: Numbers): OfferedReward => ({
  sku,
  name: sku,
  status: 'enabled',
  state: 'ready',
  faceValue: 10n,
  basisPoints: 0,
  stock: null,
  currency: oneOf(['EUR', 'EUR', 'EUR', 'USD']),
  isVariable: oneOf([true, false, false]),
  isFromStockOnly: oneOf([true, false, false]),
});

/** Committed pieces and those of an open allocation, whose balance both SKUs share. */
function sourcesOf({ below, oneOf }: Numbers): Sources {
  const pieces = SKUS.flatMap((sku, at): Pieces[] => [
    ...Array.from({ length: below(3) }, (_, n) => ({
      rewardId: `${at}${n}`,
      allocationId: `c${at}${n}`,
      sku,
      isCommitted: true,
      left: oneOf([0, 2, 5, 9]),
      price: oneOf([9n, 9n, 8n, null]),
    })),
    ...(below(2) === 0
      ? []
      : [
          {
            rewardId: `${at}9`,
            allocationId: 'open',
            sku,
            isCommitted: false,
            left: oneOf([null, null, 0, 4]),
            price: null,
          },
        ]),
  ]);
  return {
    pieces,
    quotas: new Map(below(3) === 0 ? [['A', { id: '1', sku: 'A', left: 2 + below(6) }]] : []),
    balances: new Map([['open', BigInt(below(120))]]),
    codes: new Map(below(3) === 0 ? [['B', 2 + below(6)]] : []),
  };
}

/** What others did meanwhile: a little was taken or returned, rarely anything else. */
function changed(sources: Sources, { below, oneOf }: Numbers): Sources {
  const now = structuredClone(sources);
  for (const piece of now.pieces) {
    if (piece.left !== null) piece.left = Math.max(0, piece.left + below(5) - 2);
    if (piece.price !== null && below(20) === 0) piece.price += 1n;
  }
  for (const quota of now.quotas.values()) quota.left += below(3) - 1;
  for (const [id, balance] of now.balances) now.balances.set(id, balance + BigInt(below(40) - 20));
  for (const [sku, left] of now.codes) now.codes.set(sku, left + below(3) - 1);
  if (below(10) === 0) now.pieces.splice(below(now.pieces.length), 1);
  if (below(10) === 0) now.pieces.reverse();
  return oneOf([now, now, sources]);
}

const fill = (
  lines: ReadonlyMap<string, DispatchLine[]>,
  rewards: Map<string, OfferedReward>,
  held: Sources,
) => {
  const sources = structuredClone(held);
  return [...lines].map(([sku, own]): { sku: string; filled: Filled } => ({
    sku,
    filled: runSlices(fillLines({ reward: rewards.get(sku), lines: own, currency: 'EUR', sources })),
  }));
};

test('a plan that is said to stand is what judging every line again would give, and one stands where a little was taken', () => {
  let standing = 0;
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const random = numbers(seed);
    const rewards = new Map(SKUS.map((sku) => [sku as string, rewardOf(sku, random)]));
    const lines = new Map(
      SKUS.slice(0, 1 + random.below(2)).map((sku) => [
        sku as string,
        Array.from(
          { length: 1 + random.below(4) },
          (_, at) => ({ line: at + 1, sku, value: random.oneOf([10n, 10n, 25n]) }) as unknown as DispatchLine,
        ),
      ]),
    );
    const judgedBy = sourcesOf(random);
    const sources = changed(judgedBy, random);
    const filled = fill(lines, rewards, judgedBy);
    if (!isStillCharged({ filled, judgedBy, sources })) continue;
    standing += 1;
    expect(fill(lines, rewards, sources), `seed ${seed}`).toEqual(filled);
  }
  expect(standing).toBeGreaterThan(500);
});
