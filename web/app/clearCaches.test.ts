import { expect, test, vi } from 'vitest';
import { noteRoute } from '../navigation/routeMemory.ts';
import { clearCaches } from './clearCaches.ts';

test('SHELL-26, SHELL-27: clears what is kept for good and for now, but no choice of the person, and goes back within the application', async () => {
  const resetStore = vi.fn(async () => null);
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  location.hash = '#/accounts/me';
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
  expect(location.hash).toBe('#/accounts/me');
  noteRoute({}, '/advertisers?page=2');
  await clearCaches({ resetStore });
  expect(location.hash).toBe('#/advertisers?page=2');
  expect(back).not.toHaveBeenCalled();
});
