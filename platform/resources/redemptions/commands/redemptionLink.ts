import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Scope } from '../../../access/scope.ts';
import { runChange } from '../../../changes/runChange.ts';
import { type Queries, rowsOf } from '../../../database/connection.ts';
import { responseSchema } from '../../../http/responseSchema.ts';
import type { LinkBox } from '../../dispatches/contract.ts';
import { lockJudged } from './lockJudged.ts';

/** The link of a redemption's recipient: its holder can redeem. */
export const redemptionLinkShape = responseSchema(
  'RedemptionLink',
  z.object({ id: z.string(), url: z.string() }),
);

/** Shows the current link, and logs who saw it. A redemption without a link gets its first. @throws Refusal by the reason against it */
export function redemptionLink(
  scope: Scope,
  id: string,
  { box, publicUrl }: { box: LinkBox; publicUrl: string },
): Promise<z.output<typeof redemptionLinkShape>> {
  return runChange({ scope }, async (change) => {
    const { advertiserId } = await lockJudged(change.tx, scope, { id, action: 'redemption_link' });
    const n = await openLink(change.tx, { advertiserId, id, box });
    await change.record({
      ...{ noun: 'redemptions', nounId: id, action: 'link_shown', advertiserId },
      after: { link: n },
    });
    return { id, url: `${publicUrl}/r/${box.link(id, n).token}` };
  });
}

/** The number of the link that works, the newest; a new one where all were revoked. */
async function openLink(
  tx: Queries,
  { advertiserId, id, box }: { advertiserId: string; id: string; box: LinkBox },
): Promise<number> {
  const [links] = await rowsOf<{ open: number | null; last: number | null }>(
    tx,
    sql`select max(n) filter (where revoked_at is null and (expires_at is null or expires_at > now()))::int as open, max(n)::int as last
      from recipient_links where advertiser_id = ${advertiserId} and redemption_id = ${id}`,
  );
  if (links?.open != null) return links.open;
  const n = (links?.last ?? 0) + 1;
  const hash = Buffer.from(box.link(id, n).hash).toString('hex');
  await tx.execute(sql`insert into recipient_links (token_hash, advertiser_id, redemption_id, n)
    values (decode(${hash}, 'hex'), ${advertiserId}, ${id}, ${n})`);
  return n;
}
