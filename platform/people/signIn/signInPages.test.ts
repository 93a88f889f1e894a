import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authorizationUrl } from '../../../tests/support/relyingParty.ts';
import { RIGHT_PASSWORD, type SignInWorld, startSignInWorld } from '../../../tests/support/signInWorld.ts';
import { type Answer, Visitor } from '../../../tests/support/visitor.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await startSignInWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.db.execute(sql`delete from sign_in_failures`));

const open = async (visitor: Visitor, changes: Record<string, string> = {}) =>
  visitor.follow(await visitor.send(authorizationUrl(world, changes)));
const alertOf = (page: Answer) => /role="alert".*?<p>(.*?)<\/p>/s.exec(page.text)?.[1];

/** As if so many wrong passwords had come, the last one just now. */
const failuresAre = (failures: number) =>
  world.database.db.execute(
    sql`update sign_in_failures set failures = ${failures}, last_at = now() where key like 'login:%'`,
  );

/** Requirements of every page of the issuer. */
function expectOwnPage(page: Answer): void {
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.text).not.toMatch(/<script|https?:\/\/(?!localhost)|@import|oidc-provider| style="| on\w+="/i);
  expect(page.text).toMatch(/^<!doctype html>\n<html lang="(en|fr)">/);
  expect(page.text).toContain('name="viewport"');
}

describe('the sign-in page', () => {
  test('is our own, labeled, without script, in the visitor’s language and switchable', async () => {
    const visitor = new Visitor({ 'accept-language': 'de, fr-CH;q=0.9, en;q=0.8' });
    const french = await open(visitor);
    expect(french.status).toBe(200);
    expectOwnPage(french);
    expect(french.text).toContain('<html lang="fr">');
    expect(french.text).toContain('<label for="login">Adresse e-mail</label><input id="login"');
    expect(french.text).toContain('<label for="password">Mot de passe</label><input id="password"');
    const english = await visitor.send(new URL('?lang=en', french.url).href);
    expect(french.text).toContain('href="?lang=en"');
    expect(english.text).toContain('<h1>Sign in to Guerdon</h1>');
    const requested = await open(new Visitor(), { ui_locales: 'fr' });
    expect(requested.text).toContain('<h1>Connexion à Guerdon</h1>');
  });

  test('offers the demo accounts at one click each in demo mode', async () => {
    const page = await open(new Visitor());
    expect(page.text).toContain('<h2 id="demo">Demo accounts</h2>');
    expect(page.text).toContain(`name="login" value="${world.logins.person}"`);
    expect(page.text).not.toContain(world.logins.disabled);
  });

  test('offers no account at one click whose password is no longer the demo’s', async () => {
    const version = (by: number) =>
      world.database.db.execute(
        sql`update accounts set password_version = password_version + ${by} where login = ${world.logins.person}`,
      );
    await version(1);
    const page = await open(new Visitor());
    await version(-1);
    expect(page.text).toContain('<h2 id="demo">Demo accounts</h2>');
    expect(page.text).not.toContain(`name="login" value="${world.logins.person}"`);
  });

  test('takes a login from the address, escaped', async () => {
    const visitor = new Visitor();
    const page = await open(visitor);
    const filled = await visitor.send(
      `${page.url}?login=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(filled.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expectOwnPage(filled);
  });

  test('names what is missing, and sets the focus there', async () => {
    const visitor = new Visitor();
    const page = await open(visitor);
    const empty = await visitor.post(page.url, { login: ' ', password: '' });
    expect([empty.status, alertOf(empty)]).toEqual([422, 'Enter your e-mail.']);
    expect(empty.text).toMatch(/id="login"[^>]*aria-invalid="true" aria-describedby="problem" autofocus/);
    const half = await visitor.post(page.url, { login: world.logins.person, password: '' });
    expect(alertOf(half)).toBe('Enter your password.');
    expect(half.text).toContain(`value="${world.logins.person}"`);
    expectOwnPage(half);
  });
});

describe('wrong passwords', () => {
  test('an unknown, a disabled and a known login look the same', async () => {
    const pages: string[] = [];
    for (const login of [world.logins.person, world.logins.disabled, 'nobody-at-all@sign-in.example']) {
      const visitor = new Visitor();
      const page = await open(visitor);
      const answer = await visitor.post(page.url, { login, password: 'wrong' });
      const [own = ''] = answer.text.split('<section class="card" aria-labelledby="demo">');
      const text = own.replaceAll(login, 'LOGIN').replaceAll(encodeURIComponent(login), 'LOGIN');
      pages.push(answer.status + text);
      expectOwnPage(answer);
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain('Incorrect e-mail or password.');
  });

  test('a login or password with U+0000 is a wrong one, and nothing breaks', async () => {
    for (const fields of [
      { login: `a\u0000${world.logins.person}`, password: 'x' },
      { login: world.logins.person, password: 'a\u0000b' },
    ]) {
      const visitor = new Visitor();
      const page = await visitor.follow(await visitor.send(authorizationUrl(world)));
      expect((await visitor.post(page.url, fields)).status).toBe(422);
    }
    const names = ['%00', 'a%00b'].map((name) => `${world.publicUrl}/oidc/interaction/${name}`);
    for (const name of names) expect((await new Visitor().send(name)).status).toBeLessThan(500);
  });

  test('an e-mail or a password that is too long is not cut: the page keeps the e-mail and says the limit', async () => {
    const visitor = new Visitor();
    const page = await open(visitor);
    expect(page.text).not.toContain('maxlength');
    const login = `${'x'.repeat(250)}@sign-in.example`;
    const long = await visitor.post(page.url, { login, password: 'x' });
    expect([long.status, alertOf(long)]).toEqual([422, 'This e-mail is too long: at most 256 characters.']);
    expect(long.text).toContain(`value="${login}"`);
    const password = 'x'.repeat(257);
    const right = await visitor.post(page.url, { login: world.logins.person, password });
    expect([right.status, alertOf(right)]).toEqual([
      422,
      'This password is too long: at most 256 characters.',
    ]);
  });

  test('an e-mail with a domain of other letters signs in by either form of it', async () => {
    const stored = 'ada@xn--mller-brot-9db.de';
    await world.database.db.execute(
      sql`update accounts set login = ${stored}, email = ${stored} where login = ${world.logins.person}`,
    );
    for (const login of ['ada@müller-brot.de', 'Ada@MÜLLER-brot.de', stored]) {
      const visitor = new Visitor();
      const page = await open(visitor);
      expect((await visitor.post(page.url, { login, password: RIGHT_PASSWORD })).status).toBe(303);
    }
    await world.database.db.execute(
      sql`update accounts set login = ${world.logins.person}, email = ${world.logins.person} where login = ${stored}`,
    );
  });

  test('after ten wrong ones even the right password waits, known login or not', async () => {
    for (const login of [world.logins.person, 'unknown@sign-in.example']) {
      await world.database.db.execute(sql`delete from sign_in_failures`);
      const visitor = new Visitor();
      const page = await open(visitor);
      expect((await visitor.post(page.url, { login, password: 'wrong' })).status).toBe(422);
      await failuresAre(10);
      const right = await visitor.post(page.url, { login: login.toUpperCase(), password: RIGHT_PASSWORD });
      expect([right.status, Number(right.headers.get('retry-after')) > 10]).toEqual([429, true]);
      expect(alertOf(right)).toMatch(/^Too many failed attempts\. Try again in \d+ s\.$/);
    }
  });

  test('the wait grows, passes, and a right password forgets it', async () => {
    const visitor = new Visitor();
    const page = await open(visitor);
    const login = world.logins.person;
    const waits: number[] = [];
    for (const failures of [8, 12, 40]) {
      await world.database.db.execute(sql`delete from sign_in_failures`);
      await visitor.post(page.url, { login, password: 'wrong' });
      await failuresAre(failures);
      const answer = await visitor.post(page.url, { login, password: RIGHT_PASSWORD });
      waits.push(Number(answer.headers.get('retry-after')));
    }
    for (const [at, longest] of [16, 256, 300].entries()) {
      expect(waits[at]).toBeLessThanOrEqual(longest);
      expect(waits[at]).toBeGreaterThan(longest - 10); // the machine may be slow
    }
    await world.database.db.execute(sql`update sign_in_failures set last_at = now() - interval '301 s'`);
    expect((await visitor.post(page.url, { login, password: RIGHT_PASSWORD })).status).toBe(303);
    const again = new Visitor();
    expect((await again.post((await open(again)).url, { login, password: 'wrong' })).status).toBe(422);
  });
});

describe('forged and late forms', () => {
  test('without the interaction’s cookie, with another one’s, or from another origin nothing is signed in', async () => {
    const visitor = new Visitor();
    const page = await open(visitor);
    const form = { login: world.logins.person, password: RIGHT_PASSWORD };
    const bare = await new Visitor().post(page.url, form);
    expect([bare.status, bare.text.includes('This sign-in has expired')]).toEqual([400, true]);
    expectOwnPage(bare);
    const foreign = await visitor.post(page.url, form, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(400);
    const nowhere = await visitor.post(page.url, form, { origin: 'null' });
    expect(nowhere.status).toBe(400);
    const elsewhere = await open(new Visitor());
    expect((await visitor.post(elsewhere.url, form)).status).toBe(400);
    const json = await visitor.send(page.url, {
      method: 'POST',
      body: JSON.stringify(form),
      headers: { 'content-type': 'application/json', origin: world.publicUrl },
    });
    expect(json.status).toBe(415);
  });

  test('AUTH-1: the page of a sign-in that is finished, or was never this browser’s, leads on to the application', async () => {
    const visitor = new Visitor();
    const page = await open(visitor);
    const form = { login: world.logins.person, password: RIGHT_PASSWORD };
    const signedIn = await visitor.post(page.url, form);
    expect(signedIn.status).toBe(303);
    await visitor.follow(signedIn);
    for (const one of [visitor, new Visitor()]) {
      const back = await one.send(page.url);
      expect([back.status, back.headers.get('location')]).toEqual([303, '/']);
      expect(back.headers.get('cache-control')).toContain('no-store');
    }
  });

  test('the issuer’s errors are our own page too, in French as well', async () => {
    const visitor = new Visitor({ 'accept-language': 'fr' });
    for (const [path, title] of [
      ['auth?client_id=x', 'Échec de la connexion'],
      ['no-such-page', 'Échec de la connexion'],
      ['session/end?id_token_hint=x', 'Échec de la déconnexion'],
      ['auth/never-begun', 'Cette connexion a expiré'],
    ]) {
      const page = await visitor.send(`${world.publicUrl}/oidc/${path}`);
      expect([path, page.status >= 400]).toEqual([path, true]);
      expect(page.text).toContain(`<h1>${title}</h1>`);
      expectOwnPage(page);
    }
  });
});

test('a browser is known by a signed cookie once its login has signed in there', async () => {
  const visitor = new Visitor();
  const page = await open(visitor);
  const answer = await visitor.post(page.url, { login: world.logins.person, password: RIGHT_PASSWORD });
  expect(answer.headers.getSetCookie().join('\n')).toMatch(
    /known_browser=[\w-]+\.[\w-]{43}; Path=\/oidc\/interaction; Max-Age=15552000; HttpOnly; SameSite=Lax/,
  );
});
