import type { RedemptionAction } from '../../../schema/fulfillment/redemptions/redemptionActions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { checkAction, ownerOf, readRow } from './lockJudged.ts';
import type { RedemptionRow } from './shape.ts';

/** Reads a redemption on which the caller may perform the action. @throws Refusal not_found, or the reason of `judgeAction` */
export function requireAction(scope: Scope, id: string, action: RedemptionAction): Promise<RedemptionRow> {
  return scope.read(async (tx) => {
    const row = await readRow(tx, { advertiserId: await ownerOf(tx, scope, id), id });
    checkAction(action, row, scope);
    return row;
  });
}
