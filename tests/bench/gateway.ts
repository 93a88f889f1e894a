import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'undici';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';
import { startWorld } from '../support/world.ts';
import { median } from './median.ts';
import { startTarget, type Target } from './startTarget.ts';
import type { Measure } from './table.ts';
import { trusted } from './trusted.ts';

const ROUNDS = 3;
const WARM = 300;
const REQUESTS = 1200;
const CONNECTIONS = 8;
const OPERATOR = 'operator@guerdon.example';

/** CPU of the gateway a query beside a handler written by hand that makes the same calls: dashboard, detail, budget tab. */
export async function measureGateway(): Promise<Measure[]> {
  const world = await startWorld({ engine: 'postgres', size: 'small' });
  const targets: Target[] = [];
  try {
    const env = {
      PUBLIC_URL: world.publicUrl,
      PLATFORM_URL: world.platformUrl,
      DATA_DIR: ':memory:',
      LOG_LEVEL: 'silent',
      RATE_PER_SECOND: '1000000000',
      RATE_BURST: '1000000000',
    };
    const [gateway, hand] = await Promise.all(
      (['gateway', 'byHand'] as const).map((kind) => startTarget(kind, env)),
    );
    if (!gateway || !hand) throw new Error('A target did not start');
    targets.push(gateway, hand);
    const { body } = await world.rest<{ items: { id: string }[] }>(OPERATOR, 'GET', '/api/advertisers');
    const id = body.items[0]?.id ?? '';
    const to = dayIn(DEFAULT_TIME_ZONE);
    const from = addDays(to, -7);
    const period = { startDate: from, endDate: addDays(to, -1), timezone: DEFAULT_TIME_ZONE };
    const alerts = {
      withAlerts: true,
      alertFilter: { severity: 'blocker' },
      alertPage: { number: 1, size: 10 },
    };
    const screens = [
      {
        name: 'dashboard',
        graph: trusted('AdvertiserDashboardScreen', { filter: { status: 'enabled' }, period, ...alerts }),
        hand: `/dashboard?from=${from}&to=${to}`,
      },
      {
        name: 'advertiser',
        graph: trusted('AdvertiserScreen', { id, period, ...alerts }),
        hand: `/advertiser/${id}?from=${from}&to=${to}`,
      },
      {
        name: 'budget tab',
        graph: trusted('AdvertiserBudgetTab', { id, filter: {}, page: { number: 1, size: 10 } }),
        hand: `/advertiser/${id}/budget`,
      },
    ];
    const measures: Measure[] = [];
    for (const screen of screens) {
      const ratios: number[] = [];
      const calls = await sameWork([gateway, hand], screen, await world.tokenFor(OPERATOR));
      const costs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const token = await world.tokenFor(OPERATOR);
        const ours = await cost(gateway, screen.graph, token);
        const theirs = await cost(hand, screen.hand, token);
        ratios.push(ours / theirs);
        costs.push(ours);
      }
      measures.push({
        name: `G1 ${screen.name}: CPU a query, gateway : by hand (${median(costs).toFixed(2)} ms, ${calls} calls upstream)`,
        value: median(ratios),
        unit: '×',
        goal: 3,
        aim: 1.5,
      });
    }
    return measures;
  } finally {
    for (const target of targets) target.stop();
    await world.close();
  }
}

interface Screen {
  name: string;
  graph: string;
  hand: string;
}

/** The number of platform calls of a screen. @throws if the two make different calls or return different responses */
async function sameWork(
  [gateway, hand]: readonly [Target, Target],
  { name, graph, hand: path }: Screen,
  token: string,
): Promise<number> {
  const [ours, theirs] = [await askOnce(gateway, graph, token), await askOnce(hand, path, token)];
  if (ours.calls !== theirs.calls || !isDeepStrictEqual(ours.answer, theirs.answer))
    throw new Error(
      `${name} is not the same work: ${ours.calls} and ${theirs.calls} calls, ${JSON.stringify(ours.answer)} and ${JSON.stringify(theirs.answer)}`,
    );
  return ours.calls;
}

/** The answer to one request, and the calls to the platform that it takes, as the target counts them itself. */
async function askOnce(target: Target, path: string, token: string) {
  const counted = async () => {
    const text = await (await fetch(`${target.url}/metrics`)).text();
    const lines = [...text.matchAll(/^gateway_upstream_calls_total\{.*\} (\d+)$/gm)];
    return lines.reduce((sum, [, count]) => sum + Number(count), 0);
  };
  const headers = { authorization: `Bearer ${token}`, 'x-guerdon-client': 'web' };
  const before = await counted();
  const answer: unknown = await (await fetch(target.url + path, { headers })).json();
  return { answer, calls: (await counted()) - before };
}

/** Milliseconds of the target's CPU a request. */
async function cost(target: Target, path: string, token: string): Promise<number> {
  const pool = new Pool(target.url, { connections: CONNECTIONS });
  const headers = { authorization: `Bearer ${token}`, 'x-guerdon-client': 'web' };
  const shoot = async (amount: number) => {
    let left = amount;
    const worker = async () => {
      while (left-- > 0) {
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
        const text = await body.text();
        if (statusCode !== 200 || text.includes('"errors":'))
          throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  };
  await shoot(WARM);
  const before = await target.cpu();
  await shoot(REQUESTS);
  const spent = (await target.cpu()) - before;
  await pool.close();
  return spent / 1000 / REQUESTS;
}
