import { openChange } from '../../foundation/changes/change.ts';
import { moveLines, openLines } from '../dispatches/batches/batchLines.ts';
import { moveRedemptions } from '../redemptions/money/move.ts';
import type { ChunkWork } from './chunks.ts';

/** Error of a line that failed every time, even alone. */
export const UNWORKABLE = 'unworkable';

/** Failed attempts at a batch before the failing line is isolated; by then, a temporary fault is over. */
const FAILED_BEFORE = 2;

/** Lines that are then processed one by one: as many as the largest chunk has. */
const ALONE = 120;

/** Number of lines that the job takes at a time: no limit at first; after failed attempts one, until the failing line is found. */
export function lineSearch(attempt: number) {
  let alone = attempt > FAILED_BEFORE ? ALONE : 0;
  return {
    most: () => (alone > 0 ? 1 : Number.POSITIVE_INFINITY),
    /** A chunk was worked. */
    worked() {
      alone = Math.max(alone - 1, 0);
    },
  };
}

/**
 * Marks a line that failed alone as failed, so that the others go on. Its money stays booked until it is retried or canceled. The line is
 * that of the redemption whose order was sent, otherwise the first open one.
 */
export async function setAside(
  { tx, scope, batch, facts, log }: ChunkWork,
  orderedId: string | undefined,
): Promise<void> {
  const { advertiserId } = batch;
  if (facts.stage === null) return;
  const [first] =
    orderedId === undefined ? await openLines(tx, batch, { stages: [facts.stage], count: 1 }) : [];
  const redemptionId = orderedId ?? first?.redemptionId;
  if (redemptionId === undefined) return;
  await moveRedemptions(openChange(tx, { scope }), {
    advertiserId,
    ids: [redemptionId],
    step: 'fail',
    reason: UNWORKABLE,
    madeBy: null,
  });
  await moveLines(tx, batch, {
    from: orderedId === undefined ? [facts.stage] : ['ordering'],
    moves: [{ redemptionId, to: 'failed', error: UNWORKABLE }],
  });
  log.error(
    { alert: 'line_unworkable', ...batch, redemptionId },
    'a line could not be worked, and was set aside',
  );
}
