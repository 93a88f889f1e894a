import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type RecipientBrowser,
  type RecipientWorld,
  startRecipientWorld,
} from '../../../../tests/support/recipientWorld.ts';
import { purgeProofs } from '../../recipients/visits.ts';

let world: RecipientWorld;
beforeAll(async () => {
  world = await startRecipientWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setPromotion(
    sql`authentication_systems = '{email,mobile}', fraud_level = 'standard', redeem_frequency = 'multiple'`,
  );
  await world.run(sql`delete from one_time_codes`);
});

/** A downloaded link: no message was sent for it. */
async function newLink() {
  const [id = ''] = (await world.dispatch(1, { kind: 'download_links', channel: null })).ids;
  await world.run(sql`update redemptions set recipient_id = null where id = ${id}`);
  return { id, path: world.path(id) };
}

/** Requests digits; returns them and the address of their form. */
async function askDigits(browser: RecipientBrowser, path: string, form: Record<string, string>) {
  const { location } = await browser.send(path, { step: 'authenticate', ...form });
  const message = world.sent.at(-1);
  const id = new URL(location, 'https://x.example').searchParams.get('one') ?? '';
  return { location, id, to: message?.to, digits: /\d{6}/.exec(message?.text ?? '')?.[0] ?? '' };
}

async function prove(browser: RecipientBrowser, path: string, email: string) {
  const { id, digits, location } = await askDigits(browser, path, { email });
  return browser.send(location, { step: 'code', id, digits });
}

describe('a link that came by no message', () => {
  it('WIZSET-33: asks for an address and the digits that were sent there; the browser is then known on this link alone', async () => {
    const { id, path } = await newLink();
    const browser = world.browser();
    expect((await browser.get(path)).html).toContain('name="email"');
    expect((await browser.send(path, { step: 'redeem' })).location).toBe(path);
    const {
      location,
      digits,
      to,
      id: oneTime,
    } = await askDigits(browser, path, { email: ' Ada@X.example ' });
    expect(to).toBe('ada@x.example');
    const page = await browser.get(location);
    expect(page.html).toContain('a…@x.example');
    expect(page.html).toMatch(/autocomplete="one-time-code"[^>]*inputmode="numeric"/);
    const proved = await browser.send(location, {
      step: 'code',
      id: oneTime,
      digits: `${digits.slice(0, 3)} ${digits.slice(3)}`,
    });
    expect(proved.location).toBe(path);
    expect(String(proved.headers['set-cookie'])).toMatch(
      /^__Secure-recipient_visit=[\w-]{43}; Path=\/r\/[\w-]{22}; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/,
    );
    await browser.send(path, { step: 'redeem' });
    expect((await browser.get(path)).html).toContain('class="code"');
    const [row] = await world.rows(
      sql`select r.state, p.uid from redemptions r join recipients p on p.id = r.recipient_id where r.id = ${id}`,
    );
    expect(row).toEqual({ state: 'redeemed', uid: 'ada@x.example' });
    expect((await browser.send(path, { step: 'leave' })).location).toBe('/r/done');
    expect((await browser.get('/r/done')).html).toContain('You have left');
    expect((await browser.get(path)).html).toContain('name="email"');
    // Another browser has to verify the same address; another address counts as another person.
    expect((await world.browser().get(path)).html).toContain('name="email"');
    expect((await prove(world.browser(), path, 'eve@x.example')).status).toBe(403);
    expect((await prove(world.browser(), path, 'ada@x.example')).status).toBe(303);
  });

  it('takes a phone number with its country code, and names what is wrong with others', async () => {
    const { path } = await newLink();
    const browser = world.browser();
    const { to } = await askDigits(browser, path, { phone: '+33 6 12 34 56 78' });
    expect(to).toBe('+33612345678');
    const wrong = await browser.send(path, { step: 'authenticate', phone: '0612345678' });
    expect(wrong.html).toContain('Enter the number with its country code');
  });

  it('judges e-mail addresses by the rule of every form, and names a character that no address has', async () => {
    const { path } = await newLink();
    const browser = world.browser();
    const errorOf = async (email: string) => {
      const { html } = await browser.send(path, { step: 'authenticate', email });
      return /<span class="error" id="e-email">([^<]*)</.exec(html)?.[1];
    };
    const message = 'Enter an e-mail address, for example name@example.com.';
    for (const email of ['ada', 'a..b@x.example', '.a@x.example', 'a.@x.example'])
      expect(await errorOf(email), email).toBe(message);
    expect(await errorOf('a,b@x.example')).toBe(`${message} “,” is not accepted in this place.`);
    // Full-width letters are refused here too, not converted.
    expect(await errorOf('ａda@x.example')).toBe(`${message} “ａ” is not accepted in this place.`);
    const { to } = await askDigits(browser, path, { email: 'Ada@Müller-Brot.example' });
    expect(to).toBe('ada@xn--mller-brot-9db.example');
  });

  it('digits are looked at five times, are good once, and three are sent in an hour', async () => {
    const { path } = await newLink();
    const browser = world.browser();
    const { id, digits, location } = await askDigits(browser, path, { email: 'bob@x.example' });
    const wrongDigits = digits === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) {
      const { html, status } = await browser.send(location, { step: 'code', id, digits: wrongDigits });
      expect([status, html.includes('These digits are not right')]).toEqual([422, true]);
    }
    expect((await browser.send(location, { step: 'code', id, digits })).html).toContain('Too many tries');
    await askDigits(browser, path, { email: 'bob@x.example' });
    const third = await askDigits(browser, path, { email: 'bob@x.example' });
    expect((await browser.send(path, { step: 'authenticate', email: 'bob@x.example' })).html).toContain(
      'Try again in an hour',
    );
    expect(
      (await browser.send(third.location, { step: 'code', id: third.id, digits: third.digits })).status,
    ).toBe(303);
    const again = await world
      .browser()
      .send(third.location, { step: 'code', id: third.id, digits: third.digits });
    expect(again.status).toBe(422);
  });

  it('digits of one link prove nothing on another, and old ones nothing at all', async () => {
    const [one, other] = [await newLink(), await newLink()];
    const browser = world.browser();
    const { id, digits } = await askDigits(browser, one.path, { email: 'carl@x.example' });
    expect((await browser.send(other.path, { step: 'code', id, digits })).status).toBe(422);
    await world.run(sql`update one_time_codes set expires_at = now() - interval '1 second' where id = ${id}`);
    expect((await browser.send(one.path, { step: 'code', id, digits })).html).toContain(
      'not right, or too old',
    );
  });

  it('a reward that was given without a recipient is nobody’s to claim afterwards', async () => {
    const { id, path } = await newLink();
    await world.setPromotion(sql`authentication_systems = '{}'`);
    await world.browser().send(path, { step: 'redeem' });
    await world.setPromotion(sql`authentication_systems = '{email}'`);
    expect((await prove(world.browser(), path, 'late@x.example')).status).toBe(403);
    const [row] = await world.rows(
      sql`select state, recipient_id as owner from redemptions where id = ${id}`,
    );
    expect(row).toEqual({ state: 'redeemed', owner: null });
  });

  it('keeps digits nowhere as they are', async () => {
    const { path } = await newLink();
    const { digits } = await askDigits(world.browser(), path, { email: 'dan@x.example' });
    const [found] = await world.rows<{ n: number }>(
      sql`select (select count(*) from one_time_codes t where t::text like ${`%${digits}%`})::int
        + (select count(*) from jobs t where t.payload::text like ${`%${digits}%`})::int as n`,
    );
    expect(found?.n).toBe(0);
  });
});

it('what proved a recipient is forgotten after a day', async () => {
  const { path } = await newLink();
  await prove(world.browser(), path, 'old@x.example');
  const storedCounts = () =>
    world.rows(
      sql`select (select count(*) from one_time_codes)::int as codes, (select count(*) from recipient_visits)::int as visits`,
    );
  const purge = () => world.scope.write(purgeProofs);
  await world.run(
    sql`delete from recipient_visits where expires_at < (select max(expires_at) from recipient_visits)`,
  );
  await purge();
  expect(await storedCounts()).toEqual([{ codes: 1, visits: 1 }]);
  await world.run(sql`update one_time_codes set expires_at = now() - interval '25 hours'`);
  await world.run(sql`update recipient_visits set expires_at = now() - interval '25 hours'`);
  await purge();
  expect(await storedCounts()).toEqual([{ codes: 0, visits: 0 }]);
});

describe('fraud options', () => {
  it('WIZSET-19: whoever had the reward of a promotion gets no second one by another link', async () => {
    await world.setPromotion(sql`redeem_frequency = 'unique'`);
    const [one, other] = [await newLink(), await newLink()];
    expect((await prove(world.browser(), one.path, 'eva@x.example')).status).toBe(303);
    const refused = await prove(world.browser(), other.path, 'eva@x.example');
    expect(refused.status).toBe(403);
    expect(refused.html).toContain('You cannot take part');
    const [row] = await world.rows(sql`select recipient_id as owner from redemptions where id = ${other.id}`);
    expect(row).toEqual({ owner: null });
  });

  it('WIZSET-18, WIZSET-23: nobody but an account that the advertiser named takes part', async () => {
    await world.setPromotion(sql`fraud_level = 'strong', authentication_systems = '{account}'`);
    const { id, path } = await newLink();
    expect((await world.browser().get(path)).status).toBe(403);
    await world.run(sql`with named as (insert into recipients (advertiser_id, provider, uid) values (1, 'account', ${`crm-${id}`}) returning id)
      update redemptions set recipient_id = (select id from named) where id = ${id}`);
    expect((await world.browser().get(path)).html).toContain('Get my reward');
  });

  it('WIZSET-41: where no way to authenticate was chosen, the link is enough', async () => {
    await world.setPromotion(sql`authentication_systems = '{}'`);
    const { path } = await newLink();
    expect((await world.browser().get(path)).html).toContain('Get my reward');
  });
});
