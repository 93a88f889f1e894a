import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authorizationUrl } from '../../../../tests/support/relyingParty.ts';
import { RIGHT_PASSWORD, type SignInWorld, startSignInWorld } from '../../../../tests/support/signInWorld.ts';
import { type Answer, Visitor } from '../../../../tests/support/visitor.ts';

let world: SignInWorld;
let browser: Visitor;
beforeAll(async () => {
  world = await startSignInWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  browser = new Visitor();
});

const signInPage = async (tab: string) =>
  browser.follow(await browser.send(`${world.publicUrl}/auth/login?return_to=${encodeURIComponent(tab)}`));
const submit = async ({ url }: Answer, login: string) =>
  browser.post(url, { login, password: RIGHT_PASSWORD });
const who = async () => JSON.parse((await browser.send(`${world.publicUrl}/who`)).text).subject;

/** Follows redirects as a browser does, and stops where the application begins. */
async function intoApplication(answer: Answer): Promise<Answer> {
  let last = answer;
  while (last.location && /^\/(oidc|auth)\//.test(new URL(last.location).pathname))
    last = await browser.send(last.location);
  return last;
}

/** A page of ours: it says something, and nothing on it waits for a script that the policy stops. */
function expectOwnPage(page: Answer): void {
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.text).toMatch(/<h1>[^<]+<\/h1>/);
  expect(page.text).not.toMatch(/<script|<noscript|Submitting Callback/);
}

describe('AUTH-1: two tabs', () => {
  test('the second one signs in as somebody else: that account is signed in, and the first session has ended', async () => {
    const [first, second] = [await signInPage('/#/first'), await signInPage('/#/second')];
    const one = await intoApplication(await submit(first, world.logins.person));
    expect([one.location, await who()]).toEqual([`${world.publicUrl}/#/first`, 'subject-person']);
    const other = await intoApplication(await submit(second, world.logins.roleless));
    expect([other.location, await who()]).toEqual([`${world.publicUrl}/#/second`, 'subject-roleless']);
    const again = await signInPage('/#/third');
    expect([again.url, await who()]).toEqual([`${world.publicUrl}/#/third`, 'subject-roleless']);
  });

  test('the second one signs in as the same account: both are signed in', async () => {
    const [first, second] = [await signInPage('/#/first'), await signInPage('/#/second')];
    await intoApplication(await submit(first, world.logins.person));
    const other = await intoApplication(await submit(second, world.logins.person));
    expect([other.location, await who()]).toEqual([`${world.publicUrl}/#/second`, 'subject-person']);
  });

  test('what the first session was granted ends with it', async () => {
    const [first, second] = [await signInPage('/#/first'), await signInPage('/#/second')];
    await intoApplication(await submit(first, world.logins.person));
    const before = browser.copy();
    await intoApplication(await submit(second, world.logins.roleless));
    const refresh = await before.send(`${world.publicUrl}/auth/refresh`, {
      method: 'POST',
      headers: { 'x-guerdon-client': 'web', origin: world.publicUrl },
    });
    expect(refresh.status).toBe(401);
  });
});

describe('stale sign-ins', () => {
  test('a form that was sent twice signs in once, and says so', async () => {
    const page = await signInPage('/#/home');
    await intoApplication(await submit(page, world.logins.person));
    const twice = await submit(page, world.logins.person);
    expect(twice.status).toBe(400);
    expectOwnPage(twice);
    expect(twice.text).toContain('This sign-in has expired');
    expect(twice.text).toMatch(/href="\/auth\/login">Sign in again<.*href="\/">Back to Guerdon</);
  });

  test('a sign-in that is resumed too late offers another one', async () => {
    const late = await browser.send(`${world.publicUrl}/oidc/auth/never-begun`);
    expect(late.status).toBe(400);
    expectOwnPage(late);
    expect(late.text).toContain('This sign-in has expired');
  });
});

test('no page of the issuer is oidc-provider’s own, with a session or without', async () => {
  const at = (path: string) => `${world.publicUrl}/oidc/${path}`;
  const addresses = [
    authorizationUrl(world, { response_mode: 'form_post' }),
    authorizationUrl(world, { response_mode: 'form_post', prompt: 'none' }),
    authorizationUrl(world, { response_mode: 'web_message', redirect_uri: 'https://evil.example' }),
    authorizationUrl(world, { client_id: 'other' }),
    at('device'),
    at('device/x'),
    at('session/end/success'),
    at('session/end?client_id=other'),
    at('no-such-page'),
    at('auth/never-begun'),
    at('userinfo'),
  ];
  const forms = ['session/end/confirm', 'auth', 'device', 'interaction/never-begun'].map(at);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await intoApplication(await submit(await signInPage('/'), world.logins.person));
    for (const address of addresses) expectOwnPage(await browser.send(address));
    for (const address of forms) expectOwnPage(await browser.post(address, { logout: 'yes' }));
  }
  const question = await browser.send(at('session/end'));
  expectOwnPage(question);
  const [, action = '', xsrf = ''] =
    /action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(question.text) ?? [];
  const signOutPage = await browser.follow(await browser.post(action, { xsrf, logout: 'yes' }));
  expectOwnPage(signOutPage);
  expect(signOutPage.text).toContain('You are signed out');
  const nothing = await browser.send(at('session/end'));
  expect([nothing.status, nothing.location]).toEqual([303, at('session/end/success')]);
});

test('a program gets the standard’s JSON where a person gets a page', async () => {
  const address = authorizationUrl(world, { client_id: 'other' });
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  expect([answer.status, (await answer.json()) as object]).toEqual([
    400,
    expect.objectContaining({ error: 'invalid_client' }),
  ]);
});
