import { z } from 'zod';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { effectsShape } from '../../../foundation/changes/effects.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { announcedQuotaAlerts, effectsOf, LedgerRefused } from '../../../money/interface.ts';
import { readRow } from '../../redemptions/lockJudged.ts';
import { readableRedemption, redemption } from '../../redemptions/shape.ts';

/** The response to an action on a redemption. */
export const changedRedemption = responseSchema(
  'ChangedRedemption',
  z.object({ redemption: redemption.schema, effects: effectsShape }),
);
export type ChangedRedemptionJson = z.output<typeof changedRedemption>;

/** The answer to a refund. */
export const refundedRedemption = responseSchema(
  'RefundedRedemption',
  z.object({ redemption: readableRedemption.schema, effects: effectsShape }),
);
export type RefundedRedemptionJson = z.output<typeof refundedRedemption>;

/** A redemption after a change, with the effects of the change. `scope` is the caller's. */
export async function changedAnswer(
  change: Change,
  { scope, advertiserId, id }: { scope: Scope; advertiserId: string; id: string },
): Promise<ChangedRedemptionJson> {
  const row = await readRow(change.tx, { advertiserId, id });
  const mails = await announcedQuotaAlerts(change.tx, { scope, advertiserId });
  return { redemption: redemption.json(row, scope), effects: await effectsOf(change, { mails }) };
}

/** Translates a refusal of the ledger. @throws Refusal account_frozen, no_budget, or the error itself */
export function orLedgerRefusal(scope: Pick<Scope, 'locale'>) {
  return (error: unknown): never => {
    if (!(error instanceof LedgerRefused)) throw error;
    if (error.reason === 'account_frozen') throw refused(scope, 'account_frozen');
    if (error.reason === 'insufficient_funds') throw refused(scope, 'no_budget');
    throw error;
  };
}
