import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Scope } from '../../access/scope.ts';
import type { Extract } from './shape.ts';
import type { ExtractTools } from './tools.ts';
import { extractZip } from './zip.ts';

const extract: Extract = {
  advertiserId: '1',
  id: '1',
  dispatchId: '1',
  batchId: null,
  kind: 'codes',
  includePdf: true,
  reason: 'Printed',
};
/** Of a dispatch without batches. */
const scope = { read: async () => [] } as unknown as Scope;
const made = (open: () => Promise<void>, patience?: number) =>
  extractZip(scope, extract, { open, ...(patience && { patience }) } as ExtractTools & { open: typeof open });

test('one zip is made at a time; who comes meanwhile keeps the ticket, and is told to come back', async () => {
  let asked = 0;
  const first = await made(async () => {});
  const second = made(async () => {
    asked += 1;
  });
  await expect(second).rejects.toMatchObject({ kind: 'too_many_requests' });
  expect(asked).toBe(0);
  first.resume();
  await once(first, 'close');
  const third = await made(async () => {});
  third.destroy();
  await once(third, 'close');
});

test('a ticket that opens nothing takes no place', async () => {
  await expect(made(() => Promise.reject(new Error('over')))).rejects.toThrow('over');
  const next = await made(async () => {});
  next.destroy();
  await once(next, 'close');
});

test('a reader who takes nothing any more loses the place', async () => {
  const left = await made(async () => {}, 30);
  const [error] = await once(left, 'error');
  expect(String(error)).toContain('took nothing');
  const next = await made(async () => {});
  next.destroy();
  await once(next, 'close');
});
