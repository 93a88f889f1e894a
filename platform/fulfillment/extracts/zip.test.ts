import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Scope } from '../../foundation/access/scope.ts';
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
const makeZip = (open: () => Promise<void>, patience?: number) =>
  extractZip(scope, extract, { open, ...(patience && { patience }) } as ExtractTools & { open: typeof open });

test('one zip is made at a time; who comes meanwhile keeps the ticket, and is told to come back', async () => {
  let openings = 0;
  const first = await makeZip(async () => {});
  const second = makeZip(async () => {
    openings += 1;
  });
  await expect(second).rejects.toMatchObject({ kind: 'too_many_requests' });
  expect(openings).toBe(0);
  first.resume();
  await once(first, 'close');
  const third = await makeZip(async () => {});
  third.destroy();
  await once(third, 'close');
});

test('a ticket that opens nothing takes no place', async () => {
  await expect(makeZip(() => Promise.reject(new Error('over')))).rejects.toThrow('over');
  const next = await makeZip(async () => {});
  next.destroy();
  await once(next, 'close');
});

test('a reader who takes nothing any more loses the place', async () => {
  const left = await makeZip(async () => {}, 30);
  const [error] = await once(left, 'error');
  expect(String(error)).toContain('took nothing');
  const next = await makeZip(async () => {});
  next.destroy();
  await once(next, 'close');
});
