import { Pool } from 'undici';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';
import { startPostgres } from '../support/postgres.ts';
import { startTarget, type Target } from './startTarget.ts';
import type { Measure } from './table.ts';
import { trusted } from './trusted.ts';

const OPERATOR = 'operator@guerdon.example';
const WARM = 100;
const DASHBOARDS = 300;
const CONNECTIONS = 8;
const ROUNDS = 3;
/** Statistics, alerts, advertisers, and those that the alerts are about. */
const CALLS = 4;

const ENVIRONMENT = {
  ...CODE_KEYS,
  PUBLIC_URL: 'http://localhost:4999',
  LOG_LEVEL: 'silent',
  RATE_PER_SECOND: '1000000000',
  RATE_BURST: '1000000000',
  OIDC_CLIENT_SECRET: 'only-for-measures-and-nothing-else',
  SESSION_KEY: 'only-for-measures-and-nothing-else-0123456789',
};

/** What the dashboard costs the platform: its own processor time a call on PostgreSQL, and with the database in it on the embedded one of `npm start`. */
export async function measurePlatform(): Promise<Measure[]> {
  const server = await startPostgres();
  try {
    const onServer = await measureOn({ DATABASE_URL: server.url });
    const embedded = await measureOn({ DATA_DIR: ':memory:' });
    return [
      {
        name: 'platform, PostgreSQL: its own CPU a call of the dashboard',
        value: onServer.cpu,
        unit: 'ms',
        goal: 0.8,
      },
      {
        name: 'platform, embedded: CPU a call of the dashboard, the database in it',
        value: embedded.cpu,
        unit: 'ms',
        goal: 0.8,
      },
      {
        name: `platform, embedded: a dashboard every (${embedded.rate.toFixed(0)} a second, ${CONNECTIONS} at once)`,
        value: 1000 / embedded.rate,
        unit: 'ms',
        goal: 1000 / 60,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Milliseconds of the platform's processor time a call, and dashboards a second: the middle of some rounds. */
async function measureOn(place: Record<string, string>): Promise<{ cpu: number; rate: number }> {
  const targets: Target[] = [];
  try {
    const platform = await startTarget('platform', { ...ENVIRONMENT, ...place });
    targets.push(platform);
    const gateway = await startTarget('gateway', {
      ...ENVIRONMENT,
      DATA_DIR: ':memory:',
      PLATFORM_URL: platform.url,
    });
    targets.push(gateway);
    const to = dayIn(DEFAULT_TIME_ZONE);
    const path = trusted('AdvertiserDashboardScreen', {
      filter: { status: 'enabled' },
      period: { startDate: addDays(to, -7), endDate: addDays(to, -1), timezone: DEFAULT_TIME_ZONE },
      withAlerts: true,
      alertFilter: { severity: 'blocker' },
      alertPage: { number: 1, size: 10 },
    });
    const rounds: { cpu: number; rate: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const token = await platform.tokenFor(OPERATOR);
      await ask(gateway, { path, token, amount: WARM });
      const [before, started] = [await platform.cpu(), performance.now()];
      await ask(gateway, { path, token, amount: DASHBOARDS });
      const seconds = (performance.now() - started) / 1000;
      const cpu = ((await platform.cpu()) - before) / 1000 / DASHBOARDS / CALLS;
      rounds.push({ cpu, rate: DASHBOARDS / seconds });
    }
    const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    return { cpu: middle(rounds.map(({ cpu }) => cpu)), rate: middle(rounds.map(({ rate }) => rate)) };
  } finally {
    for (const target of targets) target.stop();
  }
}

async function ask(
  target: Target,
  { path, token, amount }: { path: string; token: string; amount: number },
): Promise<void> {
  const pool = new Pool(target.url, { connections: CONNECTIONS });
  const headers = { authorization: `Bearer ${token}`, 'x-guerdon-client': 'web' };
  let left = amount;
  const asking = async () => {
    while (left-- > 0) {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      const text = await body.text();
      if (statusCode !== 200 || text.includes('"errors":'))
        throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, asking));
  await pool.close();
}
