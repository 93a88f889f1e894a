import { expect, test } from 'vitest';
import { places } from './places.ts';

/** Work that ends on request. */
function heldWork() {
  let end = (): void => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => work, end };
}

test('no more at once than there is room for; the others wait in turn, and too many are told to come back', async () => {
  const room = places({ atOnce: 2, waiting: 1 });
  const [first, second] = [heldWork(), heldWork()];
  const began: string[] = [];
  const one = room.take(first.run);
  const two = room.take(second.run);
  const three = room.take(async () => began.push('third'));
  await expect(room.take(async () => {})).rejects.toMatchObject({ kind: 'unavailable' });
  expect(began).toEqual([]);
  first.end();
  await Promise.all([one, three]);
  expect(began).toEqual(['third']);
  second.end();
  await two;
  await expect(room.take(async () => 'free again')).resolves.toBe('free again');
});

test('work that fails gives its place back', async () => {
  const room = places({ atOnce: 1, waiting: 0 });
  await expect(room.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(room.take(async () => 'free')).resolves.toBe('free');
});
