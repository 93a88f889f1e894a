import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { list } from '../../testing/rows.ts';
import { startGateway } from '../../testing/startGateway.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A gateway before a platform that hangs up on the first `times` requests, and answers the others. */
async function behindHangUps(times: number) {
  const requestLog: string[] = [];
  const server = createServer((request, response) => {
    requestLog.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (requestLog.length <= times) return void request.socket.destroy();
    request.resume();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(list([])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = await startGateway((config) => {
    config.platformUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  closing.push(
    () => gateway.close(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { gateway, requestLog };
}

const READ = '{ advertisers { items { id } } }';

test('a read whose connection broke is asked once more, since another process may answer', async () => {
  const { gateway, requestLog } = await behindHangUps(1);
  const { errors, data } = await gateway.graph(READ);
  expect([errors, data]).toEqual([undefined, { advertisers: { items: [] } }]);
  expect(requestLog).toEqual(['GET /api/advertisers', 'GET /api/advertisers']);
});

test('not more often, and a change never', async () => {
  const reads = await behindHangUps(9);
  expect((await reads.gateway.graph(READ)).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  expect(reads.requestLog).toHaveLength(2);
  const changes = await behindHangUps(9);
  const { errors } = await changes.gateway.graph(
    `mutation { createAdvertiser(input: { name: "A", invoiceType: unknown, debitPending: false, allowCommittedAllocation: false, locale: "en" }) { __typename } }`,
  );
  expect(errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  expect(changes.requestLog).toEqual([expect.stringContaining('POST ')]);
});
