import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askOnce } from './askOnce.ts';
import type { RestClient } from './client.ts';
import { RestRefusal } from './refusal.ts';
import { rowLoader } from './rowLoader.ts';

let change: () => void;
let rest: RestClient;
beforeEach(() => {
  const listeners: (() => void)[] = [];
  change = () => listeners.forEach((listener) => void listener());
  rest = { call: vi.fn(), onChange: (listener) => void listeners.push(listener) };
});

describe('a loader of rows', () => {
  const one = vi.fn(async (id: string) => ({ id }));
  const many = vi.fn(async (ids: readonly string[]) => ({ items: ids.map((id) => ({ id })).reverse() }));
  beforeEach(() => vi.clearAllMocks());

  test('asks for one row alone and for several at once, in the order of their keys', async () => {
    const loader = rowLoader(rest, { one, many });
    expect(await loader.load('1')).toEqual({ id: '1' });
    expect(await loader.loadMany(['2', '3'])).toEqual([{ id: '2' }, { id: '3' }]);
    expect([one.mock.calls, many.mock.calls]).toEqual([[['1']], [[['2', '3']]]]);
  });

  test('asks once for a row, and again after a change', async () => {
    const loader = rowLoader(rest, { one });
    await loader.load('1');
    await loader.load('1');
    expect(one).toHaveBeenCalledTimes(1);
    change();
    await loader.load('1');
    expect(one).toHaveBeenCalledTimes(2);
  });

  test('a row that is not found is null; another refusal fails', async () => {
    const refuse = (status: number) =>
      rowLoader(rest, { one: () => Promise.reject(new RestRefusal(status, {})) });
    expect(await refuse(404).load('1')).toBeNull();
    await expect(refuse(403).load('1')).rejects.toMatchObject({ status: 403 });
  });

  test('a key that cannot be one is null and takes no other row with it; another refusal fails for all', async () => {
    const refuse = (status: number) =>
      rowLoader(rest, {
        one: async (id: string) => {
          if (id === 'abc') throw new RestRefusal(404, {});
          return { id };
        },
        many: () => Promise.reject(new RestRefusal(status, {})),
      });
    expect(await refuse(422).loadMany(['1', 'abc'])).toEqual([{ id: '1' }, null]);
    expect(await refuse(503).loadMany(['1', '2'])).toMatchObject([{ status: 503 }, { status: 503 }]);
  });
});

test('what is asked once a request is asked again after a change', async () => {
  const ask = vi.fn(async () => 'viewer');
  const viewer = askOnce(rest, ask);
  await Promise.all([viewer(), viewer()]);
  expect(ask).toHaveBeenCalledTimes(1);
  change();
  expect(await viewer()).toBe('viewer');
  expect(ask).toHaveBeenCalledTimes(2);
});
