import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { number, rowsOf } from '../../platform/foundation/database/rows.ts';
import { type MadeService, servicesOf } from '../../platform/testing/serviceAccounts.ts';
import { startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';
import { isNightly } from '../money/seeded.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { type PostgresForTests, startPostgres } from '../support/postgres.ts';

/** Programs that ask at once, half of them by each secret, and the requests that each waits for on either side of a change. */
const PROGRAMS = 6;
const ENOUGH = isNightly ? 200 : 20;

let postgres: PostgresForTests;
let platform: TestPlatform;
let processes: PlatformProcess[] = [];
let urls: string[];
let services: ReturnType<typeof servicesOf>;
beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else' };
  platform = await startTestPlatform({ LOG_LEVEL: 'silent', ...env });
  services = servicesOf(platform);
  processes = [1, 2].map(() => startPlatformProcess({ ...env, PLATFORM_ROLE: 'api' }));
  urls = await Promise.all(processes.map(({ address }) => address));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await platform?.close();
  await postgres?.stop();
});

async function tokenAt(url: string, { clientId, secret }: Pick<MadeService, 'clientId' | 'secret'>) {
  const answer = await fetch(`${url}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: token = null } = (await answer.json()) as { access_token?: string };
  return { status: answer.status, token };
}
const askAt = async (url: string, token: string | null) =>
  (await fetch(`${url}/api/advertisers`, { headers: { authorization: `Bearer ${token}` } })).status;

interface Program {
  one: Pick<MadeService, 'clientId' | 'secret'>;
  /** What it was answered, token and question together, in order. */
  statuses: string[];
}

/** Programs that ask all processes in turn until they are told to end. */
function startPrograms(secrets: readonly Program['one'][]) {
  let isOver = false;
  const programs: Program[] = secrets.map((one) => ({ one, statuses: [] }));
  const running = programs.map(async ({ one, statuses }) => {
    for (let turn = 0; !isOver; turn += 1) {
      const from = urls[turn % urls.length] ?? '';
      const at = urls[(turn + 1) % urls.length] ?? '';
      const { status, token } = await tokenAt(from, one);
      statuses.push(token === null ? `${status}` : `${status} ${await askAt(at, token)}`);
    }
  });
  return {
    programs,
    /** Waits until each was answered so often more. */
    async more(count: number): Promise<void> {
      const before = programs.map(({ statuses }) => statuses.length);
      const hasMore = () =>
        programs.every(({ statuses }, at) => statuses.length >= (before[at] ?? 0) + count);
      await expect.poll(hasMore, { interval: 20 }).toBe(true);
    },
    async end(): Promise<void> {
      isOver = true;
      await Promise.all(running);
    },
  };
}

test('SERV-9: a secret is rotated under load: both work in every process until the old one ends, and nobody is refused', async () => {
  const one = await services.made();
  const before = startPrograms(Array.from({ length: PROGRAMS }, () => one));
  await before.more(ENOUGH);
  const { body } = await services.rotate(one, 24);
  const next = { ...one, secret: String(body.client_secret) };
  const after = startPrograms(Array.from({ length: PROGRAMS }, () => next));
  await Promise.all([before.more(ENOUGH), after.more(ENOUGH)]);
  await before.end();
  await after.end();
  const answers = [...before.programs, ...after.programs].flatMap(({ statuses }) => statuses);
  expect(new Set(answers)).toEqual(new Set(['200 200']));
});

test('SERV-10: an ended one is refused by every process at the next request, whatever it remembers', async () => {
  const one = await services.made();
  const tokens = await Promise.all(urls.map((url) => tokenAt(url, one)));
  for (const { token } of tokens)
    for (const url of urls) expect([url, await askAt(url, token)]).toEqual([url, 200]);
  const load = startPrograms(Array.from({ length: PROGRAMS }, () => one));
  await load.more(2);
  expect((await services.change('DELETE', one)).status).toBe(200);
  const refused = await Promise.all(
    tokens.flatMap(({ token }) =>
      urls.map(async (url) => [await askAt(url, token), (await tokenAt(url, one)).status]),
    ),
  );
  // Many wrong tries at once may already be told to wait.
  for (const [use, trade] of refused) expect([use, [401, 429].includes(trade ?? 0)]).toEqual([401, true]);
  await load.more(2);
  await load.end();
  const [row] = await rowsOf(
    platform.database.db,
    { uses: number },
    sql`select count(*)::int as uses from service_account_secrets where last_used_at is not null`,
  );
  expect(row?.uses).toBeGreaterThan(0);
  for (const { statuses } of load.programs) expect(statuses.at(-1)).toMatch(/^(401|429)$/);
});
