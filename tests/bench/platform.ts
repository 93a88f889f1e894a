import { Pool } from 'undici';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '../../schema/dates.ts';
import { startTarget, type Target } from './startTarget.ts';
import type { Measure } from './table.ts';
import { trusted } from './trusted.ts';

const OPERATOR = 'operator@guerdon.example';
const WARM = 100;
const DASHBOARDS = 300;
const AT_ONCE = 8;
const ROUNDS = 3;
/** Statistics, alerts, advertisers, and those that the alerts are about. */
const CALLS = 4;

const ENVIRONMENT = {
  PUBLIC_URL: 'http://localhost:4999',
  DATA_DIR: ':memory:',
  LOG_LEVEL: 'silent',
  RATE_PER_SECOND: '1000000000',
  RATE_BURST: '1000000000',
};

/** What the dashboard costs the platform on the embedded database of `npm start`: processor time a call, and how many of them a second there are. */
export async function measurePlatform(): Promise<Measure[]> {
  const targets: Target[] = [];
  try {
    const platform = await startTarget('platform', ENVIRONMENT);
    targets.push(platform);
    const gateway = await startTarget('gateway', { ...ENVIRONMENT, PLATFORM_URL: platform.url });
    targets.push(gateway);
    const to = dayIn(DEFAULT_TIME_ZONE);
    const path = trusted('AdvertiserDashboardScreen', {
      filter: { status: 'enabled' },
      period: { startDate: addDays(to, -7), endDate: addDays(to, -1), timezone: DEFAULT_TIME_ZONE },
      ...{ withAlerts: true, alertFilter: { severity: 'blocker' }, alertPage: { number: 1, size: 10 } },
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
    const rate = middle(rounds.map((one) => one.rate));
    return [
      {
        name: 'platform, embedded: CPU a call of the dashboard',
        value: middle(rounds.map((one) => one.cpu)),
        unit: 'ms',
        goal: 0.8,
      },
      {
        name: `platform, embedded: a dashboard every (${rate.toFixed(0)} a second, ${AT_ONCE} at once)`,
        value: 1000 / rate,
        unit: 'ms',
        goal: 1000 / 60,
      },
    ];
  } finally {
    for (const target of targets) target.stop();
  }
}

async function ask(
  target: Target,
  { path, token, amount }: { path: string; token: string; amount: number },
): Promise<void> {
  const pool = new Pool(target.url, { connections: AT_ONCE });
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
  await Promise.all(Array.from({ length: AT_ONCE }, asking));
  await pool.close();
}
