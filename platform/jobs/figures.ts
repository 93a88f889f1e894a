import { sql } from 'drizzle-orm';
import { Gauge, type Registry, Summary } from 'prom-client';
import { type Database, rowsOf } from '../database/connection.ts';
import type { Outcome } from './attempt.ts';

/** Figures of background work. */
export interface JobFigures {
  note(kind: string, outcome: Outcome, seconds: number): void;
  /** Counts the jobs that wait, run or are dead. */
  count(): Promise<void>;
}

/** Registers the figures of background work: attempts of this process by kind and outcome, and jobs by state. */
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
  return {
    note: (kind, outcome, seconds) => attempts.observe({ kind, outcome }, seconds),
    async count() {
      const counted = await rowsOf<{ state: string; count: number }>(
        database.db,
        sql`select s.state, (select count(*)::int from jobs j where j.state = s.state
              and (s.state <> 'dead' or j.finished_at is not null)) as count
          from (values ('queued'), ('running'), ('dead')) as s (state)`,
      );
      for (const { state, count } of counted) jobs.set({ state }, count);
    },
  };
}
