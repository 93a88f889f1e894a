import { expect, test, vi } from 'vitest';
import { clearCaches } from './clearCaches.ts';

test('SHELL-26: clears what is kept for good and for now, but no choice of the person', async () => {
  const resetStore = vi.fn(async () => null);
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const deleted = vi.fn(async () => true);
  vi.stubGlobal('caches', { keys: async () => ['old'], delete: deleted });
  localStorage.setItem('guerdon.previousRoute', '"/advertisers"');
  localStorage.setItem('guerdon.theme', '"dark"');
  localStorage.setItem('somebody.else', '1');
  sessionStorage.setItem('guerdon.list', '{}');
  await clearCaches({ resetStore });
  expect(Object.keys(localStorage).sort()).toEqual(['guerdon.theme', 'somebody.else']);
  expect(sessionStorage.getItem('guerdon.list')).toBeNull();
  expect(deleted).toHaveBeenCalledWith('old');
  expect(resetStore).toHaveBeenCalledTimes(1);
  expect(back).toHaveBeenCalledTimes(1);
});
