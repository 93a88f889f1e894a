import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Scope } from '../../../access/scope.ts';
import { runChange } from '../../../changes/runChange.ts';
import { logRead } from '../../../codes/logRead.ts';
import { readReason } from '../../../codes/readReason.ts';
import { type Queries, rowsOf } from '../../../database/connection.ts';
import { responseSchema } from '../../../http/responseSchema.ts';
import type { LinkBox } from '../../dispatches/contract.ts';
import { requireAction } from '../requireAction.ts';
import { lockJudged } from './lockJudged.ts';

/** The link of a redemption's recipient: its holder can redeem. */
export const redemptionLinkShape = responseSchema(
  'RedemptionLink',
  z.object({ id: z.string(), url: z.string().nullable().describe('Null in a dry run') }),
);

/**
 * Shows the current link to a caller who gives a reason (RED-34): the read is logged first, and limited together with codes. A redemption without a link
 * gets its first.
 * @throws Refusal by the reason against it, reason required, unavailable, too_many_requests
 */
export async function redemptionLink(
  scope: Scope,
  { id, reason }: { id: string; reason: string | null },
  { box, publicUrl, log }: { box: LinkBox; publicUrl: string; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<z.output<typeof redemptionLinkShape>> {
  const { advertiserId } = await requireAction(scope, id, 'redemption_link');
  await logRead(scope, log, {
    what: 'link',
    advertiserId,
    redemptionIds: [id],
    reason: readReason(scope, reason),
  });
  return runChange({ scope }, async (change) => {
    await lockJudged(change.tx, scope, { id, action: 'redemption_link' });
    const n = await openLink(change.tx, { advertiserId, id, box });
    await change.record({
      ...{ noun: 'redemptions', nounId: id, action: 'link_shown', advertiserId },
      after: { link: n },
    });
    return { id, url: scope.isDryRun ? null : `${publicUrl}/r/${box.link(id, n).token}` };
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
