import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SKUS } from '../../../../tests/support/engineWorld.ts';
import {
  type RecipientWorld,
  startRecipientWorld,
  withoutRequestId,
} from '../../../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
beforeAll(async () => {
  world = await startRecipientWorld();
});
afterAll(() => world.close());
beforeEach(() =>
  world.setPromotion(sql`status = 'enabled', start_datetime = now() - interval '1 day', end_datetime = null, display_code = true,
    notification_channels = '{email}', allow_pdf = false, restricted_countries = '{}', restricted_languages = '{}', landing_page_url = null`),
);

const newLink = async (sku: string = SKUS.issued) => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links', sku })).ids;
  return { id, path: world.path(id) };
};
const stateOf = async (id: string) => {
  const [row] = await world.rows<{ state: string; opened: boolean }>(
    sql`select state, opened_at is not null as opened from redemptions where id = ${id}`,
  );
  return row;
};
const codeIn = (html: string) => /<span class="code"[^>]*>([^<]+)</.exec(html)?.[1];

describe('a link that was sent', () => {
  it('is redeemed by its button alone, and shows the same code whenever it is opened again', async () => {
    const { id, path } = await newLink();
    const browser = world.browser();
    const first = await browser.get(path);
    expect([first.status, codeIn(first.html)]).toEqual([200, undefined]);
    expect(first.html).toContain('Get my reward');
    expect(await stateOf(id)).toEqual({ state: 'booked', opened: false });
    const sent = await browser.send(path, { step: 'redeem' });
    expect([sent.status, sent.location]).toEqual([303, path]);
    expect((await stateOf(id))?.opened).toBe(true);
    const [one, other] = [await browser.get(path), await browser.get(path)];
    expect(codeIn(one.html)).toMatch(/^[0-9A-Z]{16}$/);
    expect(codeIn(other.html)).toBe(codeIn(one.html));
    expect((await stateOf(id))?.state).toBe('redeemed');
    expect(await world.findings()).toEqual([]);
  });

  it('G2: who reads a code is written down before it is shown', async () => {
    const { id, path } = await newLink();
    const browser = world.browser();
    await browser.send(path, { step: 'redeem' });
    const reads = () =>
      world.rows<{ what: string; caller: string }>(
        sql`select what, caller from code_reads where redemption_id = ${id}`,
      );
    expect(await reads()).toEqual([]);
    await browser.get(path);
    expect(await reads()).toEqual([{ what: 'recipient', caller: `recipient:${id}` }]);
  });

  it('is redeemed once, however many buttons are pressed at once', async () => {
    const { id, path } = await newLink();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.browser().send(path, { step: 'redeem' })),
    );
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    const [row] = await world.rows<{ codes: number; posts: number }>(
      sql`select (select count(*) from redemption_codes where redemption_id = ${id})::int as codes,
        (select count(*) from ledger_txns where reference = ${`redemption:${id}`} and kind = 'redeem')::int as posts`,
    );
    expect(row).toEqual({ codes: 1, posts: 1 });
  });

  it('WIZSET-36, WIZSET-44: the code is shown where it is displayed, or where no message brings it', async () => {
    const { path } = await newLink();
    const browser = world.browser();
    await browser.send(path, { step: 'redeem' });
    await world.setPromotion(sql`display_code = false`);
    const hidden = await browser.get(path);
    expect(codeIn(hidden.html)).toBeUndefined();
    expect(hidden.html).toContain('We have sent it to you.');
    await world.setPromotion(sql`notification_channels = '{}'`);
    expect(codeIn((await browser.get(path)).html)).toMatch(/^[0-9A-Z]{16}$/);
  });

  it('WIZSET-44: a recipient whom no channel of the promotion reaches sees the code, and is not told that it was sent', async () => {
    const { id, path } = await newLink();
    await world.rows(
      sql`update recipients set phone_number = null where id = (select recipient_id from redemptions where id = ${id})`,
    );
    const browser = world.browser();
    await browser.send(path, { step: 'redeem' });
    await world.setPromotion(sql`display_code = false, notification_channels = '{sms}'`);
    const page = await browser.get(path);
    expect(codeIn(page.html)).toMatch(/^[0-9A-Z]{16}$/);
    expect(page.html).not.toContain('We have sent it to you.');
  });

  it('WIZSET-53: leads on to the landing page, and to a PDF where that is allowed', async () => {
    const { id, path } = await newLink();
    const browser = world.browser();
    await browser.send(path, { step: 'redeem' });
    expect((await browser.get(`${path}/code.pdf`)).status).toBe(404);
    await world.setPromotion(
      sql`allow_pdf = true, landing_page_url = 'https://shop.example/x', sharing_systems = '{email}'`,
    );
    const page = await browser.get(path);
    expect(page.html).toContain('href="https://shop.example/x"');
    expect(page.html).toContain('mailto:?subject=One&amp;body=https%3A%2F%2Fshop.example%2Fx');
    const pdf = await browser.get(`${path}/code.pdf`);
    expect([pdf.status, pdf.headers['content-type'], pdf.html.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const [read] = await world.rows(
      sql`select what from code_reads where redemption_id = ${id} order by id desc limit 1`,
    );
    expect(read).toEqual({ what: 'pdf' });
  });

  it('says that a promotion is paused, not begun or over, and offers another try (PROMO-35)', async () => {
    const { path } = await newLink();
    for (const set of [
      sql`status = 'paused'`,
      sql`status = 'enabled', start_datetime = now() + interval '1 day'`,
      sql`start_datetime = now() - interval '2 days', end_datetime = now() - interval '1 day'`,
    ]) {
      await world.setPromotion(set);
      const page = await world.browser().get(path);
      expect(page.status).toBe(404);
      expect(page.html).toContain('This promotion is not available');
      expect(page.html).toContain('Try again');
      expect((await world.browser().send(path, { step: 'redeem' })).status).toBe(303);
    }
    expect(await world.findings()).toEqual([]);
  });

  it('gives nothing more once it was canceled, and offers no other try', async () => {
    const { id, path } = await newLink();
    await world.move({ ids: [id], step: 'cancel' });
    const page = await world.browser().get(path);
    expect(page.status).toBe(410);
    expect(page.html).toContain('This reward is no longer available');
    expect(page.html).not.toContain('class="button"');
  });

  it('a pool without a code says that something went wrong, and another try gives the reward', async () => {
    const { id, path } = await newLink(SKUS.pool);
    const browser = world.browser();
    const failed = await browser.send(path, { step: 'redeem' });
    expect(failed.location).toBe(`${path}?failed=1`);
    expect((await browser.get(failed.location)).html).toContain('Something went wrong');
    await world.fillPool(1);
    expect((await browser.send(failed.location, { step: 'redeem' })).status).toBe(303);
    expect((await stateOf(id))?.state).toBe('redeemed');
    expect(codeIn((await browser.get(path)).html)).toMatch(/^POOL-/);
  });
});

describe('goods', () => {
  it('CUSTOM-19: are sent to the address that is entered; a wrong one is named field by field', async () => {
    await world.setPromotion(sql`restricted_countries = '{FR,DE}'`);
    const { id, path } = await newLink(SKUS.goods);
    const browser = world.browser();
    expect((await browser.get(path)).html).toContain('Where are you?');
    await browser.send(path, { step: 'country', country: 'FR' });
    const page = await browser.get(path);
    expect(page.html).toContain('Where shall we send it?');
    const wrong = await browser.send(path, {
      step: 'ship',
      full_name: 'Ada',
      address: '',
      zipcode: '75001',
      city: 'Paris',
      country: 'US',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="Ada"');
    expect(wrong.html).toContain('id="e-address"');
    expect(wrong.html).toContain('We do not ship to this country.');
    const right = {
      step: 'ship',
      full_name: 'Ada',
      address: '1 rue X',
      zipcode: '75001',
      city: 'Paris',
      country: 'FR',
    };
    expect((await browser.send(path, right)).location).toBe(path);
    const [row] = await world.rows(
      sql`select state, address ->> 'city' as city from redemptions where id = ${id}`,
    );
    expect(row).toEqual({ state: 'redeemed', city: 'Paris' });
    expect((await browser.get(path)).html).toContain('We send it to your address.');
  });
});

describe('pages', () => {
  it('bear a strict policy, are kept by nobody and tell nobody their address', async () => {
    const { path } = await newLink();
    const { headers, html } = await world.browser().get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^ ]+'; script-src 'sha256-[^ ]+'; img-src 'self'/,
    );
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.byteLength(html)).toBeLessThan(30 * 1024);
  });

  it('are one and the same for unknown, revoked and malformed links, and too many of them wait', async () => {
    const { id, path } = await newLink();
    await world.run(sql`update recipient_links set revoked_at = now() where redemption_id = ${id}`);
    const [revoked, unknown, malformed] = [
      await world.browser().get(path),
      await world.browser().get('/r/AAAAAAAAAAAAAAAAAAAAAA'),
      await world.browser().get('/r/%20x'),
    ];
    expect([revoked.status, unknown.status, malformed.status]).toEqual([404, 404, 404]);
    expect(new Set([revoked, unknown, malformed].map(withoutRequestId)).size).toBe(1);
    const guesser = world.browser();
    const statuses = [];
    for (let n = 0; n < 22; n += 1)
      statuses.push((await guesser.get(`/r/${'B'.repeat(21)}${n % 10}`)).status);
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it('take no form of another site', async () => {
    const { id, path } = await newLink();
    const { status } = await world
      .browser()
      .send(path, { step: 'redeem' }, { origin: 'https://evil.example' });
    expect(status).toBe(400);
    expect((await stateOf(id))?.state).toBe('booked');
  });
});
