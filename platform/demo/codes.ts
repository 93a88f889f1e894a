import type { CodeBox } from '../codes/codeBox.ts';
import type { Queries } from '../database/connection.ts';
import { keepCodes, type Supplied } from '../resources/redemptions/redeemSupplied.ts';
import type { DemoRedemption } from './redemptions.ts';

/** So many of those redeemed last have a code that can be opened. */
const WITH_CODES = 400;

/** Seals a code for each of the redemptions that were redeemed last, as the provider that is Guerdon itself makes them. */
export async function demoCodes(
  tx: Queries,
  box: CodeBox,
  redemptions: readonly DemoRedemption[],
): Promise<void> {
  const latest = redemptions
    .filter(({ state }) => state === 'redeemed')
    .sort((one, other) => (other.redeemedAt?.getTime() ?? 0) - (one.redeemedAt?.getTime() ?? 0))
    .slice(0, WITH_CODES);
  const byOwner = new Map<string, Supplied[]>();
  for (const { id, advertiserId, cancelable } of latest) {
    const supplied: Supplied = {
      ...{
        redemptionId: id,
        expiresAt: null,
        cancelable: cancelable ?? false,
        orderStatus: null,
        trackingCode: null,
      },
      codes: [{ usage: 'primary', value: box.issued(`demo:${id}`) }],
    };
    byOwner.set(advertiserId, [...(byOwner.get(advertiserId) ?? []), supplied]);
  }
  for (const [advertiserId, supplied] of byOwner)
    await keepCodes(tx, { advertiserId, box, supplied, isDead: false });
}
