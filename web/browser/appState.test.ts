import { expect, test, vi } from 'vitest';
import { resetAppState, slice } from './appState.ts';

test('a written value is read at once, and those who listen are told until they stop', () => {
  const count = slice(() => 0);
  const listener = vi.fn();
  const stop = count.subscribe(listener);
  count.write(2);
  expect(count.read()).toBe(2);
  stop();
  count.write(3);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a reset makes every first value anew and tells those who listen', () => {
  const words = slice<string[]>(() => []);
  const count = slice(() => 1);
  const first = words.read();
  const listener = vi.fn();
  words.write(['one']);
  count.write(5);
  count.subscribe(listener);
  resetAppState();
  expect([words.read(), count.read()]).toEqual([[], 1]);
  expect(words.read()).not.toBe(first);
  expect(listener).toHaveBeenCalledTimes(1);
});
