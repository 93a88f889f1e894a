import type { RedemptionStep } from '../../../../schema/foundation/transitions.ts';
import type { RedemptionAction } from '../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import { retriesWithoutName } from '../../deliveries/lacksName.ts';
import { lockDispatchesOf } from '../../dispatches/changes/lockDispatchesOf.ts';
import { refuseChangingOf } from '../../dispatches/changes/refuseChanging.ts';
import { lockJudged, ownerOf } from '../../redemptions/lockJudged.ts';
import { moveRedemption } from '../../redemptions/money/move.ts';
import { cancelRedemptions } from './cancelRedemptions.ts';
import { type ChangedRedemptionJson, changedAnswer, orLedgerRefusal } from './changed.ts';
import type { CommandTarget } from './commandTarget.ts';
import { retryRedemptions } from './retryRedemptions.ts';

const step =
  (name: RedemptionStep) =>
  async (change: Change, { ids, ...of }: CommandTarget): Promise<void> => {
    for (const id of ids) await moveRedemption(change, { ...of, id, step: name });
  };

/** Commands that move a redemption without a request to a provider, by name. */
const COMMANDS = {
  retry: retryRedemptions,
  reset: step('reset'),
  cancel: cancelRedemptions,
  reversal: step('reverse'),
  block: step('block'),
} as const satisfies Partial<
  Record<RedemptionAction, (change: Change, of: CommandTarget) => Promise<unknown>>
>;
export type MovingCommand = keyof typeof COMMANDS;

/** The names of these commands, in order. */
export const MOVING_COMMANDS = Object.keys(COMMANDS) as MovingCommand[];

/** The command. Its key makes a repeated request safe. */
export interface MoveRequest {
  command: MovingCommand;
  key: string;
}

/** Retries, resets, cancels, reverses or blocks one redemption. @throws Refusal by the reason against it, no_name, dispatch_changing, no_stock, quota_reached, no_budget */
export function moveByCommand(
  scope: Scope,
  id: string,
  { command, key }: MoveRequest,
): Promise<ChangedRedemptionJson> {
  const keyed = {
    key,
    body: { [`${command}Redemption`]: id },
    advertiserId: (tx: Queries) => ownerOf(tx, scope, id),
  };
  return runChange({ scope, keyed }, async (change) => {
    change.about({ noun: 'redemptions', nounId: id });
    if (command === 'cancel' || command === 'retry') {
      const owner = await ownerOf(change.tx, scope, id);
      await refuseChangingOf(change.tx, scope, { advertiserId: owner, redemptionId: id });
      await lockDispatchesOf(change.tx, { advertiserId: owner, redemptionIds: [id] });
    }
    const { advertiserId } = await lockJudged(change.tx, scope, { id, action: command });
    if (command === 'retry' && (await retriesWithoutName(change.tx, { advertiserId, ids: [id] })).size > 0)
      throw refused(scope, 'no_name');
    await COMMANDS[command](change, { advertiserId, ids: [id], madeBy: scope.accountId }).catch(
      orLedgerRefusal(scope),
    );
    return changedAnswer(change, { scope, advertiserId, id });
  });
}
