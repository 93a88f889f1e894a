import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, textOf } from '../house/tree.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const run = promisify(execFile);

/** The shell blocks of docs/api.md, as they stand there. */
const blocks = [...textOf('docs/api.md').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text]) => text ?? '');

interface Money {
  amount: string;
  currency: string;
}
interface Figures {
  id: string;
  name: string;
  budget: { total: Money; balance: Money };
}

describe.each(ENGINES.slice(0, 1))('docs/api.md on %s, run as it stands', (engine) => {
  let world: World;
  let figures: Figures;
  let key: { CLIENT_ID: string; CLIENT_SECRET: string };
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    const { advertisers } = await world.ask<{
      advertisers: { items: (Figures & { openAllocation: object | null })[] };
    }>(
      RETAILER,
      '{ advertisers { items { id name budget { total { amount currency } balance { amount currency } } openAllocation { id } } } }',
    );
    // The program of the guide requests more money for an open allocation, which not every advertiser of the demo has on every day.
    const chosen = advertisers.items.find(({ openAllocation }) => openAllocation !== null);
    if (!chosen) throw new Error('no advertiser of the demo has an open allocation');
    const { id, name, budget } = chosen;
    figures = { id, name, budget };
    const { createCredential } = await world.ask<{
      createCredential: { clientSecret: string; credential: { clientId: string } };
    }>(
      RETAILER,
      `mutation ($input: CreateCredentialInput!) { createCredential(input: $input) { ... on CreateCredentialSuccess {
        clientSecret credential { clientId } } } }`,
      { input: { advertiserId: figures.id, name: 'docs', idempotencyKey: 'docs' } },
    );
    key = { CLIENT_ID: createCredential.credential.clientId, CLIENT_SECRET: createCredential.clientSecret };
  });
  afterAll(() => world?.close());

  const shell = (text: string, secret = key.CLIENT_SECRET) =>
    run('bash', ['-euo', 'pipefail', '-c', text], {
      cwd: ROOT,
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        ...key,
        CLIENT_SECRET: secret,
        GUERDON_URL: world.gatewayUrl,
      },
    });

  test('the operation that reads events is answered as it stands', async () => {
    const [, operation = ''] = /^```graphql\n(query Events[\s\S]*?)^```$/m.exec(textOf('docs/api.md')) ?? [];
    const { events } = await world.ask<{ events: { items: unknown[]; endCursor: string } }>(
      RETAILER,
      operation,
    );
    expect(events.items).toEqual([]);
    expect(events.endCursor).toMatch(/^\d+$/);
  });

  test('there are three programs', () => expect(blocks).toHaveLength(3));

  test('curl: a token, then the figures that the retailer sees', async () => {
    const { stdout } = await shell(blocks[0] ?? '');
    expect(JSON.parse(stdout)).toMatchObject({ data: { advertisers: { items: [figures] } } });
  });

  test('curl: a wrong secret gets no token', async () => {
    await expect(shell(blocks[0] ?? '', `${key.CLIENT_SECRET.slice(0, -1)}?`)).rejects.toMatchObject({
      code: 22,
    });
  });

  test('the typed client prints the same figures', async () => {
    const { stdout } = await shell(blocks[1] ?? '');
    const { balance, total } = figures.budget;
    expect(stdout).toBe(`${figures.name}: ${balance.amount} ${balance.currency} left of ${total.amount}\n`);
  });

  test('MONEY-8: a change that is sent twice for the same order is made once', async () => {
    const [first, second] = (await shell(blocks[2] ?? '')).stdout.trim().split('\n');
    expect(first).toMatch(/^Request \d+ waits for a decision$/);
    expect(second).toBe(first);
  });
});
