import type { FastifyBaseLogger } from 'fastify';
import { isAskedByPhone } from '../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { invalidField } from '../../../foundation/http/refusals/refusal.ts';
import { logAddress } from '../../codes/logRead.ts';
import { lockJudged, readRow } from '../../redemptions/lockJudged.ts';
import { type RedemptionJson, redemption } from '../../redemptions/shape.ts';
import { addressOf, giveTo } from './giveTo.ts';

/** An e-mail address or a phone number, and the version of the redemption last received. */
interface AskedUser {
  email: string | null;
  phoneNumber: string | null;
  version: number;
}

/**
 * Sets the recipient of a redemption without one: by e-mail address, or by phone number if its promotion sends SMS (REDDLG-25). Nothing is sent.
 * @throws Refusal by the reason against it, stale_version, recipient_has_reward, broken rules by field
 */
export function setUser(
  scope: Scope,
  id: string,
  { email, phoneNumber, version, log }: AskedUser & { log: Pick<FastifyBaseLogger, 'error'> },
): Promise<RedemptionJson> {
  const address = addressOf({ email, phoneNumber });
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockJudged(tx, scope, { id, action: 'set_user' });
    const { advertiserId, promotionId } = row;
    if (isAskedByPhone(row) !== (address.provider === 'mobile'))
      throw isAskedByPhone(row)
        ? invalidField('phone_number', 'required')
        : invalidField('email', 'required');
    await change.checkVersion(row, () => redemption.json(row, scope));
    await giveTo(
      change,
      { advertiserId, promotionId, redemptionId: id, recipientId: null, isUnique: row.isUnique },
      address,
    );
    logAddress(change, log, { advertiserId, redemptionId: id });
    await change.record({
      noun: 'redemptions',
      nounId: id,
      action: 'set_user',
      advertiserId,
      before: { user: null },
      after: { user: address.email ?? address.phoneNumber },
    });
    return redemption.json(await readRow(tx, { advertiserId, id }), scope);
  });
}
