import { type SQL, sql } from 'drizzle-orm';
import type { JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, mapOf, objectOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import type { JobWork } from '../../foundation/jobs/work.ts';
import { DUE_DELIVERY_ROW, queueDeliverJobs } from '../deliveries/queueDeliveries.ts';
import { hasWorkFor } from '../dispatches/batches/batchFacts.ts';
import { closeSent } from '../dispatches/batches/closeSent.ts';

const MAX_JOBS = 500;

/** Open jobs of a kind. Read once, by the indexes of queued and of running jobs, so that finished jobs cost nothing. */
const openJobs = (...kinds: JobKind[]): SQL => {
  const isOfKind = sql`kind = any (${`{${kinds.join(',')}}`}::text[])`;
  return sql`open as materialized (
    select payload, run_at from jobs where state = 'queued' and ${isOfKind}
    union all select payload, run_at from jobs where state = 'running' and ${isOfKind})`;
};

/** True if an open job names these facts. */
const hasJob = (facts: Readonly<Record<string, SQL>>): SQL =>
  sql`exists (select from open j where ${sql.join(
    Object.entries(facts).map(([name, fact]) => sql`j.payload ->> ${name}::text = ${fact}::text`),
    sql` and `,
  )})`;

/** Requeues stalled work: jobs that were given up, or due times that a jump of the business clock skipped. */
export async function takeUpAgain({ scope }: JobWork): Promise<void> {
  await scope.write((tx) => again(tx, 'release', LATE_DISPATCHES));
  await scope.write((tx) => again(tx, 'batchWork', IDLE_BATCHES));
  await scope.write((tx) => again(tx, 'redeem', OPEN_ORDERS));
  await scope.write((tx) => again(tx, 'bulkWork', IDLE_BULKS));
  await scope.write(async (tx) => {
    const due = await rowsOf(tx, LYING_ROW, LYING_DELIVERIES);
    for (const { advertiserId, deliveries } of due) await queueDeliverJobs(tx, advertiserId, { deliveries });
  });
  await scope.write(async (tx) => {
    for (const lines of await rowsOf(tx, UNCLOSED_LINES_ROW, UNCLOSED_LINES)) await closeSent(tx, lines);
  });
}

async function again(tx: Queries, kind: JobKind, idle: SQL): Promise<void> {
  const jobs = await rowsOf(tx, { payload: mapOf(text) }, idle);
  for (const { payload } of jobs) {
    const { advertiserId } = payload;
    await enqueue(tx, { kind, payload, ...(advertiserId === undefined ? {} : { advertiserId }) });
  }
}

/** A release job that is queued for a moment which the clock has skipped does not count. */
const LATE_DISPATCHES = sql`with ${openJobs('release')}
  select jsonb_build_object('advertiserId', d.advertiser_id::text, 'dispatchId', d.id::text) as payload from dispatches d
  where d.state = 'held' and d.release_at <= guerdon_now()
    and not ${hasJob({ advertiserId: sql`d.advertiser_id`, dispatchId: sql`case when j.run_at <= now() then d.id end` })}
  order by d.release_at limit ${MAX_JOBS}`;

const IDLE_BATCHES = sql`with ${openJobs('batchWork')}
  select jsonb_build_object('advertiserId', b.advertiser_id::text, 'batchId', b.id::text) as payload from dispatches d
  join batches b on b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and b.state = 'working'
  where d.state = 'released' and ${hasWorkFor(sql`b`)} and not ${hasJob({ advertiserId: sql`b.advertiser_id`, batchId: sql`b.id` })} order by b.id limit ${MAX_JOBS}`;

/** Orders without a reply, apart from those that a batch still sends. */
const OPEN_ORDERS = sql`with ${openJobs('redeem')}
  select jsonb_build_object('advertiserId', o.advertiser_id::text, 'redemptionId', o.redemption_id::text) as payload from provider_orders o
  join redemptions r on r.advertiser_id = o.advertiser_id and r.id = o.redemption_id
  left join batch_lines l on l.advertiser_id = o.advertiser_id and l.redemption_id = o.redemption_id
  where o.state in ('asked', 'unknown') and o.asked_at < now() - interval '2 minutes' and r.state <> 'failed'
    and (r.state <> 'pending' or coalesce(l.stage <> 'ordering', true))
    and not ${hasJob({ advertiserId: sql`o.advertiser_id`, redemptionId: sql`o.redemption_id` })}
  order by o.asked_at limit ${MAX_JOBS}`;

const IDLE_BULKS = sql`with ${openJobs('bulkWork')}
  select jsonb_build_object('bulkId', b.id::text) as payload from bulk_actions b
  where b.state = 'working' and b.created_at < now() - interval '2 minutes' and not ${hasJob({ bulkId: sql`b.id` })} order by b.id limit ${MAX_JOBS}`;

/** Deliveries of an advertiser that no job names. */
const LYING_ROW = {
  advertiserId: text,
  deliveries: listOf(objectOf(DUE_DELIVERY_ROW)),
};

const LYING_DELIVERIES = sql`with ${openJobs('deliver', 'deliverSms')}, named as materialized (
    select jsonb_array_elements_text(payload -> 'deliveryIds') as id from open)
  select advertiser_id::text as "advertiserId", jsonb_agg(jsonb_build_object('id', id::text, 'channel', channel)) as deliveries from (
    select m.advertiser_id, m.id, m.channel from deliveries m
    where m.state in ('queued', 'sending') and m.due_at < now() - interval '1 minute'
      and not exists (select from named n where n.id = m.id::text)
    order by m.due_at limit ${MAX_JOBS}) lying group by 1`;

/** Lines of an advertiser that wait for messages although none is queued: nothing else would end them. */
const UNCLOSED_LINES_ROW = {
  advertiserId: text,
  redemptionIds: listOf(text),
};

const UNCLOSED_LINES = sql`with sending as materialized (
    select distinct advertiser_id, batch_id from deliveries where state in ('queued', 'sending'))
  select advertiser_id::text as "advertiserId", jsonb_agg(redemption_id::text) as "redemptionIds" from (
    select l.advertiser_id, l.redemption_id from dispatches d
    join batches b on b.advertiser_id = d.advertiser_id and b.dispatch_id = d.id and b.state = 'working'
    join batch_lines l on l.advertiser_id = b.advertiser_id and l.batch_id = b.id and l.stage = 'sending'
    where d.state = 'released'
      and not exists (select from sending s where s.advertiser_id = b.advertiser_id and s.batch_id = b.id)
    order by l.batch_id, l.line limit ${MAX_JOBS}) unclosed group by 1`;
