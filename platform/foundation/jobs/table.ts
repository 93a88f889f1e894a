// Background jobs: queued in the transaction of the change, run by the worker that leases them.
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { JobState } from '../../../schema/foundation/transitions.ts';
import { identity, instant, textId } from '../database/columns.ts';

/**
 * One piece of work. A worker holds it until `leasedUntil` (database time); `fence` counts the leases, and a write that names an older
 * one is refused. `dedupeKey` makes a second of the same impossible. Failed ones wait until `runAt`; after the last attempt they are dead.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: identity(),
    kind: text('kind').notNull(),
    advertiserId: textId('advertiser_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    dedupeKey: text('dedupe_key').unique(),
    state: text('state').$type<JobState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    fence: integer('fence').notNull().default(0),
    runAt: instant('run_at').notNull().defaultNow(),
    leasedUntil: instant('leased_until'),
    error: text('error'),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    // The head of each line is found by stepping from one advertiser to the next, however long the lines are.
    index('jobs_waiting')
      .on(table.kind, sql`coalesce(${table.advertiserId}, 0)`, table.runAt, table.id)
      .where(sql`${table.state} = 'queued'`),
    index('jobs_leased').on(table.leasedUntil).where(sql`${table.state} = 'running'`),
    index('jobs_dead').on(table.finishedAt).where(sql`${table.state} = 'dead'`),
    check('jobs_state', sql`${table.state} in ('queued', 'running', 'done', 'dead')`),
  ],
);
