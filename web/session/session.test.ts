import { beforeEach, expect, test, vi } from 'vitest';
import {
  askSession,
  goToLoginOnce,
  isLikelySignedIn,
  loginAddress,
  logOut,
  rememberIntended,
  takeIntended,
} from './session.ts';

const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  history.replaceState(null, '', '#/');
});

test('AUTH-1 and AUTH-11: the sign-in is asked of the gateway, which comes back to the wanted URL', () => {
  rememberIntended('/advertiser/7?tab=budget');
  const address = new URL(loginAddress(), 'http://localhost');
  expect(address.pathname).toBe('/auth/login');
  expect(address.searchParams.get('return_to')).toBe('/#/advertiser/7?tab=budget');
});

test('GUARD-2 and AUTH-6: the wanted URL is kept for after the login, and given once', () => {
  history.replaceState(null, '', '#/advertisers?page=2');
  rememberIntended();
  expect(takeIntended()).toBe('/advertisers?page=2');
  expect(takeIntended()).toBeNull();
});

test('the login and what is nowhere are no wanted URLs', () => {
  for (const url of ['/', '/home', '/login', '/login?x=1', '/not_authorized?reason=no_roles'])
    rememberIntended(url);
  expect(takeIntended()).toBeNull();
});

test('AUTH-12: logging out names the URL to come back to', () => {
  logOut();
  expect(assign).toHaveBeenCalledWith('/auth/logout?redirect=%2F%23%2Flogin');
  expect(isLikelySignedIn()).toBe(false);
});

test('logging out forgets what was typed and not saved, and nothing else', () => {
  sessionStorage.setItem('guerdon.draft.7.product.ABC', '{}');
  sessionStorage.setItem('guerdon.list', '{}');
  logOut();
  expect(Object.keys(sessionStorage)).toEqual(['guerdon.list']);
});

test('"Back" after the log-out shows nothing of before: the page is loaded again', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  logOut();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalled();
});

test('a sign-in that does not hold is not tried again by itself', () => {
  expect(goToLoginOnce()).toBe(true);
  expect(goToLoginOnce()).toBe(false);
  expect(assign).toHaveBeenCalledTimes(1);
});

test('whether somebody is signed in is asked once, and remembered as a hint', async () => {
  const fetched = vi.fn(async () => new Response('{"signedIn":true}'));
  vi.stubGlobal('fetch', fetched);
  expect(await askSession()).toBe(true);
  expect(isLikelySignedIn()).toBe(true);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await expect(askSession()).rejects.toThrow('503');
});
