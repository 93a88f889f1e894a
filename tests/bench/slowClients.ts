import { Pool } from 'undici';
import { startSlowClients } from '../support/slowClients.ts';
import { startWorld } from '../support/world.ts';
import { startTarget } from './startTarget.ts';
import type { Measure } from './table.ts';

const CLIENTS = 500;
const ADDRESSES = 20;
const REQUESTS = 300;
const CONNECTIONS = 2;
const ROUNDS = 3;
const RETAILER = 'retailer@northwind.example';
const QUESTION = '{ organization { name } advertisers { items { id name status } page { totalCount } } }';

/** The cost that clients with unfinished requests cause for signed-in users: p95 of a query beside them and without them. */
export async function measureSlowClients(): Promise<Measure[]> {
  const world = await startWorld({ engine: 'postgres', size: 'small' });
  const gateway = await startTarget('gateway', {
    PUBLIC_URL: world.publicUrl,
    PLATFORM_URL: world.platformUrl,
    DATA_DIR: ':memory:',
    LOG_LEVEL: 'silent',
    RATE_PER_SECOND: '1000000000',
    RATE_BURST: '1000000000',
  });
  const pool = new Pool(gateway.url, { connections: CONNECTIONS });
  const headers = {
    authorization: `Bearer ${await world.tokenFor(RETAILER)}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ query: QUESTION });
  const took: number[] = [];
  const ask = async () => {
    const started = performance.now();
    const answer = await pool.request({ path: '/graphql', method: 'POST', headers, body });
    const text = await answer.body.text();
    took.push(performance.now() - started);
    if (answer.statusCode !== 200 || text.includes('"errors":'))
      throw new Error(`Somebody who is signed in was answered ${answer.statusCode} ${text.slice(0, 200)}`);
  };
  const p95 = async () => {
    took.length = 0;
    let left = REQUESTS;
    const asking = async () => {
      while (left-- > 0) await ask();
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, asking));
    return took.sort((a, b) => a - b)[Math.floor(REQUESTS * 0.95)] ?? Number.NaN;
  };
  try {
    await p95(); // to be warm
    const rounds: { calm: number; beside: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const calm = await p95();
      const requests = ['token', 'token', 'upload', 'token', 'graph', 'token', 'headers'] as const;
      const slow = startSlowClients(gateway.url, { count: CLIENTS, addresses: ADDRESSES, requests });
      while (slow.open() < CLIENTS * 0.8) await ask();
      await p95(); // so that all have been accepted
      rounds.push({ calm, beside: await p95() });
      slow.stop();
    }
    rounds.sort((a, b) => a.beside / a.calm - b.beside / b.calm);
    const { calm, beside } = rounds[Math.floor(ROUNDS / 2)] ?? { calm: Number.NaN, beside: Number.NaN };
    return [
      {
        name: `p95 of who is signed in, beside ${CLIENTS} slow clients : without (${beside.toFixed(0)} : ${calm.toFixed(0)} ms)`,
        value: beside / calm,
        unit: '×',
        goal: 2,
        aim: 1.1,
      },
    ];
  } finally {
    await pool.close();
    gateway.stop();
    await world.close();
  }
}
