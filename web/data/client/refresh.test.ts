import { beforeEach, expect, test, vi } from 'vitest';
import { refreshSession } from './refresh.ts';

const fetched = vi.fn<typeof fetch>();
const reply = (status: number) => new Response(null, { status });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('AUTH-4: however many calls wait, the session is renewed by one request', async () => {
  fetched.mockResolvedValue(reply(204));
  const now = Date.now() + 1;
  const all = await Promise.all([refreshSession(now), refreshSession(now), refreshSession(now)]);
  expect(all).toEqual([true, true, true]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/auth/refresh', {
    method: 'POST',
    headers: { 'x-guerdon-client': 'web' },
  });
});

test('AUTH-5: a refused renewal means that the session is over', async () => {
  fetched.mockResolvedValue(reply(401));
  expect(await refreshSession(Date.now())).toBe(false);
});

test('AUTH-11: a gateway that is away for a moment is no refusal', async () => {
  fetched.mockResolvedValue(reply(503));
  await expect(refreshSession(Date.now())).rejects.toThrow('503');
});

test('a tab does not renew what another tab renewed after the call failed', async () => {
  fetched.mockResolvedValue(reply(204));
  await refreshSession(Date.now());
  expect(await refreshSession(Date.now() - 5_000)).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});
