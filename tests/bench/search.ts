import { sql } from 'drizzle-orm';
import { Pool } from 'undici';
import { rebuildIndex } from '../../platform/catalog/search/store/rebuild.ts';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';
import { startPostgres } from '../support/postgres.ts';
import { fillCatalogue } from './searchVolume.ts';
import type { Measure } from './table.ts';

const WORDS = 500;
/** The same words every time; another number draws others. */
const SEED = process.env.BENCH_SEED ?? '7';
const WARMING = 30;

/** What people type besides: a text letter by letter, mistyped words, several, the beginning of a SKU in either case. */
const TYPED = [
  ...Array.from('ember coffee 42', (_, at) => 'ember coffee 42'.slice(0, at + 1)),
  ...['carte cadeau', 'gift aurora bo', 'voyage', 'zq', 'harvst markt', 'S01-00', 's01-0'],
];

const REWARDS = `query ($search: String) { rewardSearch(search: $search) { items { sku name } totalCount facets { currencies { value count } brands { value count } } } }`;

/** A question over HTTP, as the gateway sends it. */
interface Question {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** Where rewards are searched: the catalog, and the picker of an allocation for advertisers who can take many, few and none of the hits. */
const SEARCHES: { name: string; of(word: string): Question }[] = [
  { name: 'the catalogue', of: (search) => catalogue({ search }) },
  { name: 'rewards to allocate', of: picker('1') },
  { name: 'rewards to allocate, none in the currency', of: picker('4') },
  { name: 'rewards to allocate, none in the country', of: picker('5') },
];

function catalogue(variables: object): Question {
  return { method: 'POST', path: '/api/graphql', body: JSON.stringify({ query: REWARDS, variables }) };
}

function picker(advertiserId: string): (word: string) => Question {
  return (word) => ({
    method: 'GET',
    path: `/api/rewards?advertiser_id=${advertiserId}&search=${encodeURIComponent(word.padEnd(2, '0'))}`,
  });
}

/** The searches of rewards among a hundred thousand SKUs, over HTTP, on both engines: of every word once how long most, nearly all and the slowest take. */
export async function measureSearch(): Promise<Measure[]> {
  return [...(await measureEngine('PostgreSQL', 30)), ...(await measureEngine('PGlite', 80))];
}

async function measureEngine(engine: 'PostgreSQL' | 'PGlite', goal: number): Promise<Measure[]> {
  const server = engine === 'PostgreSQL' ? await startPostgres() : null;
  const platform = await startTestPlatform(
    {
      LOG_LEVEL: 'silent',
      ...(server ? { DATABASE_URL: server.url, OIDC_CLIENT_SECRET: 'only-for-the-bench' } : {}),
    },
    server ? {} : { engine: 'pglite' },
  );
  try {
    await fillCatalogue(platform.database);
    const started = performance.now();
    await rebuildIndex(systemScope(platform.database));
    const built = (performance.now() - started) / 1000;
    await platform.database.script(async (db) => {
      await db.execute(sql`vacuum analyze`);
    });
    const words = [...(await drawWords(platform)), ...TYPED];
    const measures: Measure[] = [];
    for (const { name, of } of SEARCHES) {
      const { times, slowest } = await timesOf(platform, words.map(of));
      const at = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
      const title = `search ${name} among 100 000 SKUs, ${engine}`;
      measures.push(
        { name: `${title}, p50`, value: at(0.5), unit: 'ms', goal },
        { name: `${title}, p95`, value: at(0.95), unit: 'ms', goal },
        { name: `${title}, slowest: ${words[slowest]}`, value: at(1), unit: 'ms', goal: goal * 4 },
      );
    }
    return [
      ...measures,
      { name: `search index of 100 000 SKUs, ${engine}, built in`, value: built, unit: 's', goal: 60 },
    ];
  } finally {
    await platform.close();
    await server?.stop();
  }
}

/** Words of the index itself: half of them any, half as often as rewards bear them, so that frequent ones are among them. */
async function drawWords({ database }: TestPlatform): Promise<string[]> {
  console.log(`words drawn with BENCH_SEED=${SEED}`);
  const rows = await rowsOf(
    database.db,
    { word: text },
    sql`(select word from ts_stat('select document from search_rewards') order by md5(${SEED} || word) limit ${WORDS / 2})
      union all (select (tsvector_to_array(document))[1 + ('x' || substr(md5(sku || ${SEED}), 1, 7))::bit(28)::int % length(document)] as word
        from search_rewards order by md5(${SEED} || sku) limit ${WORDS / 2})`,
  );
  return rows.map(({ word }) => word);
}

/** Milliseconds that each question takes, the fewest first, and the place of the slowest one. */
async function timesOf(
  { app, config, database }: TestPlatform,
  questions: Question[],
): Promise<{ times: number[]; slowest: number }> {
  const token = await mintAccessToken(await loadKeys(database), {
    publicUrl: config.publicUrl,
    subject: 'operator',
  });
  const [address] = app.addresses();
  if (typeof address !== 'object') throw new Error('The platform listens nowhere');
  const pool = new Pool(`http://127.0.0.1:${address.port}`, { connections: 1 });
  const ask = async ({ method, path, body }: Question) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const start = performance.now();
    const answer = await pool.request({ method, path, headers, ...(body ? { body } : {}) });
    const text = await answer.body.text();
    if (answer.statusCode !== 200 || text.startsWith('{"errors"')) throw new Error(`${path}: ${text}`);
    return performance.now() - start;
  };
  for (const question of questions.slice(-WARMING)) await ask(question);
  const durations: number[] = [];
  for (const question of questions) durations.push(await ask(question));
  await pool.close();
  const times = durations.toSorted((a, b) => a - b);
  return { times, slowest: durations.indexOf(times.at(-1) ?? Number.NaN) };
}
