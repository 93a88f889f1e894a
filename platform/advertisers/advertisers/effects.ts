import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdvertiserStatus } from '../../../schema/foundation/transitions.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { dispatchEffectsShape, openDispatches } from '../../foundation/changes/openDispatches.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { number, type RowOf, rowsOf } from '../../foundation/database/rows.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** Effects of a change of an advertiser on its recipients and open dispatches; a dry run answers the same. */
export const advertiserEffects = responseSchema(
  'AdvertiserEffects',
  z.object({
    recipients: z
      .int()
      .describe('Booked and pending redemptions that cannot be redeemed while it is disabled'),
    links: z.int().describe('Booked ones among these redemptions: their recipients were sent no message'),
    returning: z.int().describe('Booked and pending redemptions that become redeemable again'),
    dispatches: dispatchEffectsShape,
  }),
);
export type AdvertiserEffectsJson = z.output<typeof advertiserEffects>;

const REDEEMABLE_ROW = {
  booked: number,
  pending: number,
};
type Redeemable = RowOf<typeof REDEEMABLE_ROW>;

const NONE: Redeemable = { booked: 0, pending: 0 };

/** Opens before a change of an advertiser; call the answer after it for the effects. Only another status has any, and only then is read. */
export async function watchAdvertiser(
  change: Change,
  { id, status }: { id: string; status: AdvertiserStatus },
  next: AdvertiserStatus = status,
): Promise<() => Promise<AdvertiserEffectsJson>> {
  const isChanged = next !== status;
  const dispatches = await openDispatches().watch(change, isChanged ? sql`d.advertiser_id = ${id}` : null);
  return async () => {
    const { booked, pending } = isChanged ? await redeemable(change.tx, id) : NONE;
    const isEnabled = next === 'enabled';
    return {
      recipients: isEnabled ? 0 : booked + pending,
      links: isEnabled ? 0 : booked,
      returning: isEnabled ? booked + pending : 0,
      dispatches: await dispatches(),
    };
  };
}

/** Redemptions of the promotions that run, or will: while the advertiser is enabled they can be redeemed, as `stepOf` of the recipients' page judges. */
async function redeemable(tx: Queries, advertiserId: string): Promise<Redeemable> {
  const [counted] = await rowsOf(
    tx,
    REDEEMABLE_ROW,
    sql`select coalesce(sum(c.booked), 0)::int as booked, coalesce(sum(c.pending), 0)::int as pending
      from promotions p cross join lateral (select n.booked, n.pending from promotion_counts n
        where n.advertiser_id = p.advertiser_id and n.promotion_id = p.id) c
      where p.advertiser_id = ${advertiserId} and p.status = 'enabled'
        and guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now()) in ('pending', 'ready')`,
  );
  return counted ?? NONE;
}
