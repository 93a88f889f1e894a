import { openChange } from '../../changes/change.ts';
import { moveRedemptions } from '../redemptions/move.ts';
import { moveLines, openLines } from './batchLines.ts';
import type { ChunkWork } from './chunks.ts';

/** Why a line failed that made its chunk fail whenever it was worked, even alone. */
export const UNWORKABLE = 'unworkable';

/** Attempts at a batch that failed before the line is looked for that they failed on: a passing trouble has passed by then. */
const FAILED_BEFORE = 2;

/** Lines that are worked one by one then: as many as the largest chunk has. */
const ALONE = 120;

/** How many lines a batch's job takes at a time: usually as many as go, after failed attempts one, until the line is found that cannot be worked. */
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
 * Lets a line fail that failed alone, so that the others get on; its money stays held until it is retried or canceled. It is the first open one, or,
 * once its provider was asked, the one of this redemption.
 */
export async function setAside(
  { tx, scope, batch, facts, log }: ChunkWork,
  asked: string | undefined,
): Promise<void> {
  const { advertiserId } = batch;
  if (facts.stage === null) return;
  const [first] = asked === undefined ? await openLines(tx, batch, { stages: [facts.stage], count: 1 }) : [];
  const redemptionId = asked ?? first?.redemptionId;
  if (redemptionId === undefined) return;
  await moveRedemptions(openChange(tx, { scope }), {
    advertiserId,
    ids: [redemptionId],
    step: 'fail',
    reason: UNWORKABLE,
    madeBy: null,
  });
  await moveLines(tx, batch, {
    from: asked === undefined ? [facts.stage] : ['ordering'],
    moves: [{ redemptionId, to: 'failed', error: UNWORKABLE }],
  });
  log.error(
    { alert: 'line_unworkable', ...batch, redemptionId },
    'a line could not be worked, and was set aside',
  );
}
