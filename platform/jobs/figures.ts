import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/connection.ts';
import type { Outcome } from './attempt.ts';

/** Figures of background work in the Prometheus text format. */
export interface JobFigures {
  note(kind: string, outcome: Outcome, seconds: number): void;
  lines(): string[];
  /** Counts what waits and what is dead. */
  look(): Promise<void>;
}

/** Counts the attempts of this process by kind and outcome, and the rows that wait, run or are dead. */
export function jobFigures(database: Database): JobFigures {
  const attempts = new Map<string, { count: number; seconds: number }>();
  let waiting: { state: string; count: number }[] = [];
  return {
    note(kind, outcome, seconds) {
      const labels = `kind="${kind}",outcome="${outcome}"`;
      const found = attempts.get(labels) ?? { count: 0, seconds: 0 };
      attempts.set(labels, { count: found.count + 1, seconds: found.seconds + seconds });
    },
    lines: () => [
      '# TYPE job_attempts summary',
      ...[...attempts].flatMap(([labels, { count, seconds }]) => [
        `job_attempts_sum{${labels}} ${seconds.toFixed(6)}`,
        `job_attempts_count{${labels}} ${count}`,
      ]),
      '# TYPE jobs gauge',
      ...waiting.map(({ state, count }) => `jobs{state="${state}"} ${count}`),
    ],
    async look() {
      waiting = await rowsOf(
        database.db,
        sql`select s.state, (select count(*)::int from jobs j where j.state = s.state
              and (s.state <> 'dead' or j.finished_at is not null)) as count
          from (values ('queued'), ('running'), ('dead')) as s (state)`,
      );
    },
  };
}
