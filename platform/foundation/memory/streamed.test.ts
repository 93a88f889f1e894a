import { expect, test, vi } from 'vitest';
import { streamed, streamedBytes } from './streamed.ts';

const MEBIBYTE = 1024 * 1024;

test('buffers that passed are freed every eight mebibytes, whoever let them pass', () => {
  const free = vi.fn();
  const passed = streamedBytes(free);
  for (let n = 0; n < 7; n += 1) passed(MEBIBYTE);
  expect(free).not.toHaveBeenCalled();
  passed(MEBIBYTE);
  expect(free).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 40; n += 1) passed(MEBIBYTE);
  expect(free).toHaveBeenCalledTimes(6);
});

test('the engine frees what is young, and no context gets its collector', () => {
  streamed(8 * MEBIBYTE);
  expect('gc' in globalThis).toBe(false);
});
