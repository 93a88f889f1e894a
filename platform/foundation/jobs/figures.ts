import { sql } from 'drizzle-orm';
import { Gauge, type Registry, Summary } from 'prom-client';
import { JOB_KINDS } from '../../../schema/foundation/process/jobKinds.ts';
import type { Database } from '../database/connections/connection.ts';
import { number, rowsOf, text } from '../database/rows.ts';
import type { Outcome } from './attempt.ts';

/** Figures of background work. */
export interface JobFigures {
  note(kind: string, outcome: Outcome, seconds: number): void;
  /** Counts the jobs that wait, run or are dead, and how long the first of each kind has been due. */
  count(): Promise<void>;
}

/** Registers the figures of background work: attempts of this process by kind and outcome, jobs by state, and how late each kind is. */
export function jobFigures(database: Database, registry: Registry): JobFigures {
  const registers = [registry];
  const attempts = new Summary({
    name: 'job_attempts',
    help: 'Attempts at jobs in this process, in seconds',
    labelNames: ['kind', 'outcome'],
    percentiles: [],
    registers,
  });
  const jobs = new Gauge({ name: 'jobs', help: 'Jobs by state', labelNames: ['state'], registers });
  const late = new Gauge({
    name: 'jobs_late_seconds',
    help: 'Seconds for which the first waiting job of a kind has been due',
    labelNames: ['kind'],
    registers,
  });
  return {
    note: (kind, outcome, seconds) => attempts.observe({ kind, outcome }, seconds),
    async count() {
      const counted = await rowsOf(
        database.db,
        { state: text, count: number },
        sql`select s.state, (select count(*)::int from jobs j where j.state = s.state
              and (s.state <> 'dead' or j.finished_at is not null)) as count
          from (values ('queued'), ('running'), ('dead')) as s (state)`,
      );
      for (const { state, count } of counted) jobs.set({ state }, count);
      const due = await rowsOf(
        database.db,
        { kind: text, seconds: number },
        sql`select k.kind, coalesce(greatest(extract(epoch from now() - j.run_at), 0), 0)::float as seconds
          from jsonb_array_elements_text(${JSON.stringify(JOB_KINDS)}::jsonb) k (kind) left join (
            select kind, min(run_at) as run_at from jobs where state = 'queued' group by kind) j using (kind)`,
      );
      for (const { kind, seconds } of due) late.set({ kind }, seconds);
    },
  };
}
