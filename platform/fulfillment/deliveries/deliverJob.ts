import { sql } from 'drizzle-orm';
import { type MissingPart, messageOf } from '../../../recipient/messageView.ts';
import { REMINDER_PREFIXES } from '../../../recipient/reminderWords.ts';
import { messageScreen } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { isAway } from '../../foundation/database/connections/availability.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../foundation/database/connections/keepPlan.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import type { JobHandler, JobWork } from '../../foundation/jobs/work.ts';
import type { EngineTools } from '../providers/engineTools.ts';
import { openLinks } from '../recipients/openLinks.ts';
import { handOver } from './handOver.ts';
import { type HeldDelivery, isAddressed, takeDeliveries } from './takeDeliveries.ts';
import { type Outcome, writeOutcomes } from './writeOutcomes.ts';

/** Messages handed over at a time: as many may be repeated, under the same id, where a worker is killed. */
const CONCURRENT_DELIVERIES = 10;

/** Closes the lines of dispatches whose messages have an outcome: `closeSent` of `dispatches`, which this noun may not import. */
export type CloseSent = (
  tx: Queries,
  of: { advertiserId: string; redemptionIds: readonly string[] },
) => Promise<void>;

/**
 * Hands deliveries over, ten at a time: each is written when it is sent, and its result as soon as those beside it are through. One that cannot be
 * written fails alone.
 */
export const deliverer =
  (tools: EngineTools & { closeSent: CloseSent }): JobHandler =>
  async (work) => {
    const { advertiserId, deliveryIds } = work.job.payload as { advertiserId: string; deliveryIds: string[] };
    const isRepeated = work.job.fence > 1;
    for (let n = 0; n < deliveryIds.length; n += CONCURRENT_DELIVERIES) {
      const ids = deliveryIds.slice(n, n + CONCURRENT_DELIVERIES);
      const claimed = await work.scope.write(async (tx) => {
        const deliveries = await takeDeliveries(tx, { advertiserId, ids, isRepeated });
        const redemptionIds = deliveries.map(({ redemptionId }) => redemptionId);
        // Every message leads to the recipient's page. Whoever queued it need not know whether its redemption has a link.
        if (deliveries.length > 0) await openLinks(tx, { advertiserId, redemptionIds, box: tools.box });
        if (deliveries.length < ids.length)
          await closeUntaken(tx, { advertiserId, ids, closeSent: tools.closeSent });
        return deliveries;
      });
      if (claimed.length === 0) continue;
      const outcomes = await handOverAll(work, { advertiserId, claimed, tools });
      await work.record(async (tx) => {
        await writeOutcomes(tx, advertiserId, outcomes);
        const redemptionIds = outcomes.map(({ delivery }) => delivery.redemptionId);
        await tools.closeSent(tx, { advertiserId, redemptionIds });
        await work.advanced(tx);
      });
    }
  };

/** Ends the lines of messages that were dropped, or have no address: they never leave. */
async function closeUntaken(
  tx: Queries,
  { advertiserId, ids, closeSent }: { advertiserId: string; ids: readonly string[]; closeSent: CloseSent },
): Promise<void> {
  const rows = await rowsOf(
    tx,
    { id: text },
    keepPlan(sql`select redemption_id::text as id from deliveries
      where advertiser_id = ${advertiserId} and id = any (${`{${ids.join(',')}}`}::uuid[]) and state in ('dropped', 'failed')`),
  );
  await closeSent(tx, { advertiserId, redemptionIds: rows.map((row) => row.id) });
}

async function handOverAll(
  work: JobWork,
  {
    advertiserId,
    claimed,
    tools,
  }: { advertiserId: string; claimed: readonly HeldDelivery[]; tools: EngineTools },
): Promise<{ delivery: HeldDelivery; outcome: Outcome }[]> {
  const { log } = work.components;
  const rewards = claimed.filter(({ kind }) => kind === 'reward');
  // The reader of codes is logged first, in a transaction of its own.
  if (rewards.length > 0)
    await work.scope.write((tx) =>
      tx.execute(
        sql`select guerdon_code_read(${advertiserId}::bigint, null, ${`job:${work.job.id}`}, 'recipient', null, null, ${rewards.length}, 'delivery')`,
      ),
    );
  const letters = await lettersOf(work, { advertiserId, claimed, tools });
  return Promise.all(
    claimed.map(async (delivery) => {
      try {
        const read = () => work.scope.read((tx) => letterOf(tx, { advertiserId, delivery, tools }));
        const letter = letters.has(delivery.id) ? letters.get(delivery.id) : await read();
        if (!letter) return { delivery, outcome: { kind: 'later', reason: 'unreachable' } as const };
        if ('missing' in letter)
          return { delivery, outcome: { kind: 'failed', reason: `${letter.missing}_missing` } as const };
        return { delivery, outcome: await handOver(tools, delivery, letter) };
      } catch (error) {
        log.error({ err: error, delivery: delivery.id }, 'a message could not be written');
        return { delivery, outcome: { kind: 'later', reason: 'unreachable' } as const };
      }
    }),
  );
}

type Letter = Parameters<typeof handOver>[2] | { missing: MissingPart };

/** Writes all of them from one read; none where one of them cannot be written, and each is then tried by itself. */
async function lettersOf(
  work: JobWork,
  {
    advertiserId,
    claimed,
    tools,
  }: { advertiserId: string; claimed: readonly HeldDelivery[]; tools: EngineTools },
): Promise<Map<string, Letter | null>> {
  try {
    return await work.scope.read(async (tx) => {
      const letters = new Map<string, Letter | null>();
      for (const delivery of claimed)
        letters.set(delivery.id, await letterOf(tx, { advertiserId, delivery, tools }));
      return letters;
    });
  } catch (error) {
    // Nothing was handed over yet, so the job can retry at once, without waiting a minute.
    if (isAway(error)) throw error;
    return new Map();
  }
}

/** The message to hand over, or what it lacks; null if the redemption was given to another recipient since the delivery was taken. */
async function letterOf(
  tx: Parameters<EngineTools['viewOf']>[0],
  { advertiserId, delivery, tools }: { advertiserId: string; delivery: HeldDelivery; tools: EngineTools },
): Promise<Letter | null> {
  const { kind, channel, redemptionId, locale } = delivery;
  const isReward = kind === 'reward';
  const screen = messageScreen(channel, isReward ? 'reward' : 'activation');
  const view = await tools.viewOf(tx, {
    advertiserId,
    redemptionId,
    locale,
    publicUrl: tools.publicUrl,
    screen,
    box: tools.box,
    withCode: isReward,
  });
  // After the view, which holds the link: a link is never newer than the address that was looked at.
  if (!(await isAddressed(tx, { advertiserId, ...delivery }))) return null;
  const rendered = messageOf(screen, view);
  if ('missing' in rendered) return rendered;
  return { message: rendered.message, prefix: kind === 'reminder' ? REMINDER_PREFIXES[locale] : '' };
}
