import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { type PooledCodes, takeFromPools } from '../../codes/poolCodes.ts';
import { givenBefore, type Supplied } from '../../codes/supplied.ts';
import { recordAnswered } from '../../providers/providerOrders.ts';
import { moveRedemptions } from '../money/move.ts';
import type { MovingChange } from '../money/postMoves.ts';
import type { OrderLine } from './orderLines.ts';
import { redeemSupplied } from './redeemSupplied.ts';

/** The outcome of redemptions supplied from pools or by Guerdon itself. */
export interface SuppliedHere {
  redeemed: string[];
  /** Redemptions that failed because their pool is empty. They keep their money. */
  missing: string[];
  /** Redemptions that failed because codes of their pool cannot be opened. They keep their money. */
  stopped: string[];
  /** Redemptions whose code was issued before. They need another supply. */
  again: string[];
}

/** Redeems locked pending or failed lines in the transaction itself, with codes of a pool or codes that the platform issues. */
export async function supplyHere(
  change: MovingChange,
  of: {
    advertiserId: string;
    lines: readonly OrderLine[];
    box: CodeBox;
    log?: FastifyBaseLogger | undefined;
  },
): Promise<SuppliedHere> {
  const { advertiserId, lines, box, log } = of;
  const pooled = await takeUngiven(change.tx, {
    advertiserId,
    box,
    log,
    lines: lines.filter(({ supply }) => supply === 'pool'),
  });
  const issued = lines
    .filter(({ supply }) => supply === 'issued')
    .map((line) => ({ line, key: randomUUID() }));
  const newCodes = issued.map(({ line, key }) => suppliedHere(box, line, key));
  const duplicates = await givenBefore(change.tx, box, newCodes);
  const redeemed = await redeemSupplied(change, {
    advertiserId,
    box,
    supplied: [...pooled.supplied, ...newCodes.filter(({ redemptionId }) => !duplicates.has(redemptionId))],
  });
  for (const [reason, ids] of [
    ['no_code', pooled.missing] as const,
    ['pool_stopped', pooled.stopped] as const,
  ])
    await moveRedemptions(change, { advertiserId, ids, step: 'fail', reason, madeBy: null });
  await recordAnswered(change.tx, {
    advertiserId,
    orders: issued.filter(({ line }) => redeemed.includes(line.id)),
  });
  return {
    redeemed,
    missing: pooled.missing,
    stopped: pooled.stopped,
    again: [...pooled.again, ...duplicates],
  };
}

/** Maximum number of rounds that replace duplicate codes by others of their pool. */
const MAX_ROUNDS = 20;

/**
 * Takes codes from the pools that nobody was given before, whatever their import concluded. A code that was given stays taken, with an alert, and its
 * line gets the next one.
 */
async function takeUngiven(
  tx: Queries,
  of: {
    advertiserId: string;
    lines: readonly OrderLine[];
    box: CodeBox;
    log: FastifyBaseLogger | undefined;
  },
): Promise<PooledCodes & { again: string[] }> {
  const { advertiserId, box, log } = of;
  const all: PooledCodes = { supplied: [], missing: [], stopped: [] };
  let { lines } = of;
  for (let round = 0; round < MAX_ROUNDS && lines.length > 0; round += 1) {
    const pooled = await takeFromPools(tx, { box, lines, log });
    all.missing.push(...pooled.missing);
    all.stopped.push(...pooled.stopped);
    const duplicates = await givenBefore(tx, box, [...all.supplied, ...pooled.supplied]);
    for (const redemptionId of duplicates)
      log?.error(
        { alert: 'duplicate_code', advertiserId, redemptionId },
        'a pool held a code that was given before',
      );
    all.supplied.push(...pooled.supplied.filter(({ redemptionId }) => !duplicates.has(redemptionId)));
    lines = lines.filter(({ id }) => duplicates.has(id));
  }
  return { ...all, again: lines.map(({ id }) => id) };
}

function suppliedHere(box: CodeBox, { id, isShipped }: OrderLine, key: string): Supplied {
  return {
    redemptionId: id,
    codes: isShipped ? [] : [{ usage: 'primary', value: box.issued(key) }],
    expiresAt: null,
    cancelable: true,
    trackingCode: null,
    orderStatus: isShipped ? 'ordered' : null,
  };
}
