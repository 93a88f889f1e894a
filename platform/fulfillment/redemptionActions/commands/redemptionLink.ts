import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Scope } from '../../../foundation/access/scope.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { logRead } from '../../codes/logRead.ts';
import { readReason } from '../../codes/readReason.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import { openLinks } from '../../recipients/openLinks.ts';
import { lockJudged } from '../../redemptions/lockJudged.ts';
import { requireAction } from '../../redemptions/requireAction.ts';

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
    const links = await openLinks(change.tx, { advertiserId, redemptionIds: [id], box });
    const n = links.get(id) as number;
    await change.record({
      noun: 'redemptions',
      nounId: id,
      action: 'link_shown',
      advertiserId,
      after: { link: n },
    });
    return { id, url: scope.isDryRun ? null : `${publicUrl}/r/${box.link(id, n).token}` };
  });
}
