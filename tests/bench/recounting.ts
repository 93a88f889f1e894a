import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { type Reconciled, reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import type { Measured } from './grown.ts';
import { readBeside } from './readBeside.ts';
import type { Measure } from './table.ts';

const OPERATOR = 'operator@guerdon.example';
/** So many advertisers change within an hour. */
const MANY_BOOKS = 2000;
/** Reads a second beside the pass over all books, and the milliseconds for which they are measured alone. */
const READS = 20;
const CALM = 8000;

/** What a recount took, in seconds, and the longest that somebody who asks for something else waits for one of its statements. */
interface Timed {
  seconds: number;
  longest: number;
  reconciliation: Reconciled;
}

/** The reconciler over what changed, and over all books while people read. */
export async function measureReconciler(world: Measured, advertiserId: string): Promise<Measure[]> {
  const system = systemScope(world.database);
  const timed = async (onlyChanged: boolean): Promise<Timed> => {
    let longest = 0;
    const read: typeof system.read = async (run) => {
      const started = performance.now();
      const answer = await system.read(run);
      longest = Math.max(longest, performance.now() - started);
      return answer;
    };
    const started = performance.now();
    const reconciliation = await reconcile({ ...system, read }, { onlyChanged });
    return { seconds: (performance.now() - started) / 1000, longest: longest / 1000, reconciliation };
  };
  /** Something happens to these advertisers, and they are recounted. */
  const changed = async (which: SQL) => {
    await system.write((tx) =>
      tx.execute(
        sql`update reconciliation_state set recounted_until = clock_timestamp() + interval '15 minutes'`,
      ),
    );
    await system.write((tx) =>
      tx.execute(sql`insert into events (advertiser_id, caller, noun, noun_id, action, after, request_id)
        select id, 'system', 'advertisers', id, 'updated', '{}', 'bench' from (${which}) a`),
    );
    return timed(true);
  };
  const many = await changed(
    sql`select id from advertisers where id <> ${advertiserId} order by id % 10, id limit ${MANY_BOOKS}`,
  );
  const largest = await changed(sql`select ${advertiserId}::bigint as id`);
  const reader = {
    address: world.platformUrl,
    tokenOf: () => world.tokenFor(OPERATOR),
    paths: ['/api/advertisers', `/api/advertisers/${advertiserId}/budget`, '/api/alerts'],
    reads: READS,
  };
  const calm = await readBeside(reader, pause(CALM));
  const whole = timed(false);
  const beside = await readBeside(reader, whole);
  const all = await whole;
  return [
    ...measuresOf('books that changed', many, { seconds: 60, longest: 0.5 }),
    ...measuresOf('book that changed', largest, { seconds: 20, longest: 3 }),
    ...measuresOf('books, which are all', all, { seconds: 900, longest: 3 }),
    {
      name: `p95 of ${READS} reads a second beside that (with nothing else: ${calm.toFixed(0)} ms)`,
      value: beside,
      unit: 'ms',
      goal: 400,
    },
    { name: 'what does not tie', value: wrong(many) + wrong(largest) + wrong(all), unit: '', goal: 0 },
  ];
}

const wrong = ({ reconciliation }: Timed) =>
  reconciliation.findings.filter(({ check }) => check !== 'job').length;

const measuresOf = (
  books: string,
  { seconds, longest, reconciliation: { counts } }: Timed,
  goal: { seconds: number; longest: number },
): Measure[] => [
  {
    name: `reconciler: ${counts.advertisers} ${books}, ${counts.postings} postings`,
    value: seconds,
    unit: 's',
    goal: goal.seconds,
  },
  { name: 'the longest that a statement of it takes', value: longest, unit: 's', goal: goal.longest },
];
