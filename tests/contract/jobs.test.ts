import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const STAFF = 'operator@guerdon.example';
const LIST = `query ($filter: JobFilter) { jobs(filter: $filter) {
  items { id kind detail state attempts maxAttempts error advertiser { name } } counts { queued dead } } }`;
const RETRY = `mutation ($input: RetryJobInput!) { retryJob(input: $input) { __typename
  ... on RetryJobSuccess { job { id state attempts finishedAt } } ... on Refused { code message } } }`;

describe.each(ENGINES)('background work through the graph on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    await world.database.db.execute(sql`insert into jobs (id, kind, payload, state, attempts, error, finished_at)
      values (1001, 'mail', '{"template": "budget_alert"}', 'dead', 5, 'smtp_451', now())`);
  });
  afterAll(() => world?.close());

  test('is listed by state, and what was given up is tried again once', async () => {
    const { jobs } = await world.ask<{ jobs: { items: object[]; counts: object } }>(STAFF, LIST, {
      filter: { state: 'dead' },
    });
    expect(jobs).toEqual({
      items: [
        {
          id: '1001',
          kind: 'mail',
          detail: 'budget_alert',
          state: 'dead',
          attempts: 5,
          maxAttempts: 5,
          error: 'smtp_451',
          advertiser: null,
        },
      ],
      counts: { queued: 0, dead: 1 },
    });
    const retry = async () => (await world.graph(STAFF, RETRY, { input: { id: '1001' } })).data?.retryJob;
    expect(await retry()).toEqual({
      __typename: 'RetryJobSuccess',
      job: { id: '1001', state: 'queued', attempts: 0, finishedAt: null },
    });
    expect(await retry()).toMatchObject({ __typename: 'Refused', code: 'not_dead' });
  });
});
