import { sql } from 'drizzle-orm';
import type { ShippingAddressDraft } from '../../../../schema/fulfillment/redemptions/redemptionCommands.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { listOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { invalidField } from '../../../foundation/http/refusals/refusal.ts';
import { asAddress } from '../../redemptions/details/address.ts';
import { lockJudged, readRow } from '../../redemptions/lockJudged.ts';
import { type RedemptionJson, redemption } from '../../redemptions/shape.ts';
import type { ShippingAddress } from '../../redemptions/table.ts';
import { replaceAddress } from '../../redemptions/writeFields.ts';

/**
 * Corrects where goods are shipped, within the countries of its promotion; a country that stays is not asked about.
 * @throws Refusal by the reason against it, stale_version, country_not_served with the codes of the countries
 */
export function updateAddress(
  scope: Scope,
  id: string,
  { version, ...draft }: ShippingAddressDraft & { version: number },
): Promise<RedemptionJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockJudged(tx, scope, { id, action: 'update_address' });
    const { advertiserId } = row;
    await change.checkVersion(row, () => redemption.json(row, scope));
    if (draft.country !== row.shippedTo?.country) await checkCountry(tx, row, draft.country);
    const address = addressOf(draft, row);
    await replaceAddress(tx, { advertiserId, redemptionId: id }, address);
    await change.record({
      noun: 'redemptions',
      nounId: id,
      action: 'update_address',
      advertiserId,
      before: { address: row.shippedTo && asAddress(row.shippedTo) },
      after: { address: asAddress(address) },
    });
    return redemption.json(await readRow(tx, { advertiserId, id }), scope);
  });
}

/** A promotion that names countries ships only to these, as its recipients are informed. @throws Refusal country_not_served */
async function checkCountry(
  tx: Queries,
  { advertiserId, promotionId }: { advertiserId: string; promotionId: string },
  country: string,
): Promise<void> {
  const [promotion] = await rowsOf(
    tx,
    { countries: listOf(text) },
    sql`select restricted_countries as countries from promotions where advertiser_id = ${advertiserId} and id = ${promotionId}`,
  );
  const { countries = [] } = promotion ?? {};
  if (countries.length > 0 && !countries.includes(country))
    throw invalidField('country', 'country_not_served', countries.join());
}

type Former = { shippedTo: ShippingAddress | null; user: RedemptionJson['user'] };

/** The new address. Without a name it keeps the former one, or else takes the recipient's. */
function addressOf(
  { name, line1, line2, line3, line4, zipcode, city, state, country }: ShippingAddressDraft,
  { shippedTo, user }: Former,
): ShippingAddress {
  const recipient = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  const lines = [line1, line2 ?? '', line3 ?? '', line4 ?? ''];
  while (lines.at(-1) === '') lines.pop();
  return {
    name: name ?? shippedTo?.name ?? recipient,
    lines,
    postalCode: zipcode,
    city,
    region: state,
    country,
  };
}
