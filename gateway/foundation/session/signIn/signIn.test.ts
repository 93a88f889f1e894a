import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_CLIENT_SECRET } from '../../../../schema/foundation/signIn.ts';
import { type SignInWorld, startSignInWorld } from '../../../../tests/support/signInWorld.ts';
import { Visitor } from '../../../../tests/support/visitor.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await startSignInWorld();
});
afterAll(() => world.close());

const at = (path: string) => `${world.publicUrl}${path}`;
const subjectOf = async (visitor: Visitor) => JSON.parse((await visitor.send(at('/who'))).text).subject;
const isSignedIn = async (visitor: Visitor) =>
  JSON.parse((await visitor.send(at('/auth/session'))).text).signedIn;

describe('signing in', () => {
  test('AUTH-1, AUTH-11: the browser goes to the issuer and back, and the gateway keeps the tokens', async () => {
    const visitor = new Visitor();
    expect(await isSignedIn(visitor)).toBe(false);
    const start = await visitor.send(at('/auth/login'));
    const address = new URL(start.location ?? '');
    expect(address.origin + address.pathname).toBe(at('/oidc/auth'));
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'guerdon-gateway',
      code_challenge_method: 'S256',
      redirect_uri: at('/auth/callback'),
    });
    const last = await world.signIn(visitor);
    expect(last.status).toBe(303);
    expect(await subjectOf(visitor)).toBe('subject-person');
    expect(await isSignedIn(visitor)).toBe(true);
    const cookie = visitor.cookies.get('guerdon');
    expect(cookie?.attributes).toMatch(/HttpOnly/);
    expect(cookie?.attributes).toMatch(/SameSite=Lax/);
    expect(cookie?.value.length).toBeLessThan(4000);
    expect(Buffer.from(cookie?.value ?? '', 'base64url').toString('latin1')).not.toMatch(
      /eyJ|subject-person/,
    );
    expect([...visitor.cookies.keys()].filter((name) => name.includes('sign-in'))).toHaveLength(1); // the one not finished
  });

  test('AUTH-13: a request to the API bears the session’s token: refused before the sign-in, answered after', async () => {
    const visitor = new Visitor();
    const call = async () => JSON.parse((await visitor.send(at('/api-call'))).text).status;
    expect(await call()).toBe(401);
    await world.signIn(visitor);
    expect(await call()).toBe(200);
  });

  test('AUTH-6: it ends at the address that was asked for', async () => {
    const last = await world.signIn(new Visitor(), undefined, '/#/advertisers?page=2');
    expect(last.location).toBe(at('/#/advertisers?page=2'));
    const hostile = await world.signIn(new Visitor(), undefined, '//evil.example/#/');
    expect(hostile.location).toBe(at('/#/'));
  });

  test('an account without a role signs in here; refusing it is the platform’s', async () => {
    const visitor = new Visitor();
    await world.signIn(visitor, world.logins.roleless);
    expect(await subjectOf(visitor)).toBe('subject-roleless');
  });

  test('tabs that sign in at the same time do not interfere with each other', async () => {
    const visitor = new Visitor();
    const starts = [
      await visitor.send(at('/auth/login')),
      await visitor.send(at('/auth/login?return_to=%2F%23%2Fb')),
    ];
    await world.signIn(visitor);
    for (const start of starts) expect((await visitor.follow(start)).url).toMatch(/\/#\/b?$/);
  });

  test('a callback with a foreign state, a foreign code, an error or nothing signs nobody in', async () => {
    const thief = new Visitor();
    const victim = new Visitor();
    const start = await victim.send(at('/auth/login'));
    const state = new URL(start.location ?? '').searchParams.get('state') ?? '';
    const paths = ['', '?code=x&state=y', `?state=${state}&error=access_denied`, `?state=${state}&code=x`];
    for (const path of paths) {
      const who = path.includes(state) && state ? victim : thief;
      const answer = await who.send(at(`/auth/callback${path}`));
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.text).toContain('Sign-in failed');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await isSignedIn(who)).toBe(false);
    }
  });

  test('a code of another person’s sign-in is refused (code injection)', async () => {
    const thief = new Visitor();
    let answer = await thief.follow(await thief.send(at('/auth/login')));
    answer = await thief.post(answer.url, { login: world.logins.person, password: 'right password' });
    while (answer.location && !answer.location.startsWith(at('/auth/callback')))
      answer = await thief.send(answer.location);
    const code = new URL(answer.location ?? '').searchParams.get('code') ?? '';
    const victim = new Visitor();
    const start = await victim.send(at('/auth/login'));
    const state = new URL(start.location ?? '').searchParams.get('state') ?? '';
    const injected = await victim.send(
      at(`/auth/callback?${new URLSearchParams({ code, state, iss: at('/oidc') })}`),
    );
    expect([injected.status, await isSignedIn(victim)]).toEqual([400, false]);
    const whole = await new Visitor().send(answer.location ?? '');
    expect(whole.status).toBe(400);
  });
});

describe('while the database is away', () => {
  /** Makes every database query of the issuer fail, as during a restart. */
  function takeAway(): void {
    const fail = () => {
      throw Object.assign(new Error('the database system is starting up'), { code: '57P03' });
    };
    vi.spyOn(world.database.db, 'select').mockImplementation(fail);
    vi.spyOn(world.database.db, 'insert').mockImplementation(fail);
  }

  test('E2: pages and tokens of the issuer say when to come back', async () => {
    const start = await new Visitor().send(at('/auth/login'));
    takeAway();
    const page = await new Visitor().send(start.location ?? '');
    const answer = await fetch(at('/oidc/token'), {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`guerdon-gateway:${DEMO_CLIENT_SECRET}`)}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'x'.repeat(43) }),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ error: 'temporarily_unavailable' });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
    expect(page.text).toContain('<h1>Guerdon cannot be reached at the moment</h1>');
    expect(page.text).toContain('Try again in 2 seconds.');
  });

  test('E2: nobody is signed out: a refresh and a sign-in are answered 503, and go on afterwards', async () => {
    const visitor = new Visitor();
    await world.signIn(visitor);
    const other = new Visitor();
    const start = await other.send(at('/auth/login'));
    const state = new URL(start.location ?? '').searchParams.get('state') ?? '';
    const refresh = () =>
      visitor.send(at('/auth/refresh'), { method: 'POST', headers: { 'x-guerdon-client': 'web' } });
    takeAway();
    const refused = [
      await refresh(),
      await other.send(at(`/auth/callback?code=x&state=${state}&iss=${encodeURIComponent(at('/oidc'))}`)),
    ];
    for (const { status, headers } of refused)
      expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d$/)]);
    vi.restoreAllMocks();
    expect((await refresh()).status).toBe(204);
    expect(await subjectOf(visitor)).toBe('subject-person');
  });
});

describe('forged cookies', () => {
  test('a changed, a cut and a made-up cookie are nobody', async () => {
    const visitor = new Visitor();
    await world.signIn(visitor);
    const cookie = visitor.cookies.get('guerdon');
    if (!cookie) throw new Error('no cookie');
    const middle = Math.floor(cookie.value.length / 2);
    const changed =
      cookie.value.slice(0, middle) +
      (cookie.value[middle] === 'A' ? 'B' : 'A') +
      cookie.value.slice(middle + 1);
    for (const value of [
      changed,
      cookie.value.slice(0, -9),
      '1.AAAA',
      'x',
      '4.AAAA',
      cookie.value.replace('1.', '2.'),
    ]) {
      visitor.cookies.set('guerdon', { ...cookie, value });
      expect(await subjectOf(visitor)).toBeNull();
    }
  });
});

describe('signing out', () => {
  test('AUTH-12: goes over the issuer, without a click, and back to the address in `redirect`', async () => {
    const visitor = new Visitor();
    await world.signIn(visitor);
    const before = visitor.copy();
    const first = await visitor.send(at('/auth/logout?redirect=%2F%23%2Flogin'));
    expect(new URL(first.location ?? '').pathname).toBe('/oidc/session/end');
    const second = await visitor.send(first.location ?? '');
    expect(new URL(second.location ?? '').pathname).toBe('/auth/logged-out');
    const third = await visitor.send(second.location ?? '');
    expect(third.location).toBe(at('/#/login'));
    expect(await isSignedIn(visitor)).toBe(false);
    // The issuer's session is gone as well: the next sign-in asks for the password.
    const page = await visitor.follow(await visitor.send(at('/auth/login')));
    expect(page.text).toContain('<h1>Sign in to Guerdon</h1>');
    expect(page.text).toContain('<title>Sign in · Guerdon</title>');
    // The old cookie cannot be refreshed either.
    const refresh = await before.send(at('/auth/refresh'), {
      method: 'POST',
      headers: { 'x-guerdon-client': 'web' },
    });
    expect(refresh.status).toBe(401);
  });

  test('without a session at the issuer there is no question and no script either', async () => {
    const visitor = new Visitor();
    await world.signIn(visitor);
    for (const name of [...visitor.cookies.keys()]) if (name !== 'guerdon') visitor.cookies.delete(name);
    let answer = await visitor.send(at('/auth/logout?redirect=%2F%23%2Fbye'));
    while (answer.location && !answer.location.includes('#')) answer = await visitor.send(answer.location);
    expect(answer.location).toBe(at('/#/bye'));
  });

  test('without a session here the issuer asks before it ends its own', async () => {
    const visitor = new Visitor();
    await world.signIn(visitor);
    visitor.cookies.delete('guerdon');
    const page = await visitor.follow(await visitor.send(at('/auth/logout')));
    expect(page.text).toContain('<h1>Do you want to sign out?</h1>');
    expect(page.text).not.toMatch(/<script/);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const confirmation = await visitor.follow(
      await visitor.post(at('/oidc/session/end/confirm'), { xsrf, logout: 'yes' }),
    );
    expect(confirmation.url).toBe(at('/#/'));
    const again = await visitor.follow(await visitor.send(at('/auth/login')));
    expect(again.text).toContain('<h1>Sign in to Guerdon</h1>');
  });

  test('a hostile redirect leads to the start; a link on a foreign page signs nobody out', async () => {
    const visitor = new Visitor();
    await world.signIn(visitor);
    const foreign = await visitor.send(at('/auth/logout'), { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.location, await isSignedIn(visitor)]).toEqual([at('/#/'), true]);
    const state = await visitor.send(at('/auth/logged-out?state=https%3A%2F%2Fevil.example%2F%23%2F'));
    expect(state.location).toBe(at('/#/'));
  });
});
