import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  RECIPIENT_URL,
  type RecipientWorld,
  startRecipientWorld,
  withoutRequestId,
} from '../../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
beforeAll(async () => {
  world = await startRecipientWorld();
});
afterAll(() => world.close());
beforeEach(() =>
  world.setPromotion(sql`multiple_rewards = false, authentication_systems = '{}', landing_page_url = null, ui_id = 'one',
    restricted_countries = '{}'`),
);

const PICTURES = 'https://pictures.example';

const newLink = async (kind: 'send_links' | 'download_links' = 'send_links') => {
  const channel = kind === 'send_links' ? 'email' : null;
  const [id = ''] = (await world.dispatch(1, { kind, channel })).ids;
  return { id, path: world.path(id) };
};

describe('C8: what nobody should send', () => {
  const HOSTILE = [
    '\u0000',
    'a\u0000b',
    '\ud800',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '%',
    'x'.repeat(5000),
  ];

  it.each([
    ['step', {}],
    ['sku', { step: 'choose' }],
    ['country', { step: 'country' }],
    ['email', { step: 'authenticate' }],
    ['phone', { step: 'authenticate' }],
    ['digits', { step: 'code', id: '00000000-0000-4000-8000-000000000000' }],
    ['id', { step: 'code', digits: '123456' }],
  ])('a hostile %s fails no page', async (field, form) => {
    await world.setPromotion(
      field === 'sku'
        ? sql`multiple_rewards = true`
        : field === 'country'
          ? sql`restricted_countries = '{FR}'`
          : sql`authentication_systems = '{email,mobile}'`,
    );
    const { path } = await newLink(field === 'sku' || field === 'country' ? 'send_links' : 'download_links');
    for (const text of HOSTILE) {
      const { status, html } = await world.browser().send(path, { ...form, [field]: text });
      expect([text.slice(0, 12), status < 500]).toEqual([text.slice(0, 12), true]);
      expect(html).not.toContain('or 1=1 --</');
    }
  });

  it('a hostile code fails no portal', async () => {
    await world.setPromotion(sql`authentication_systems = '{email}'`);
    for (const code of HOSTILE) expect((await world.browser().send('/r/p/one', { code })).status).toBe(422);
  });

  it('a hostile address of goods is kept as text on one line, and names what is wrong with it', async () => {
    const [id = ''] = (await world.dispatch(1, { kind: 'send_links', sku: 'AAA-GOODS' })).ids;
    const address = {
      full_name: 'A\u0000da\u202e <b>',
      address: '1\r\nrue',
      zipcode: '75001',
      city: 'Paris',
    };
    const sent = { step: 'ship', ...address, country: 'FR' };
    expect((await world.browser().send(world.path(id), sent)).status).toBe(303);
    const [row] = await world.rows(sql`select address from redemptions where id = ${id}`);
    expect(row).toMatchObject({ address: { name: 'Ada <b>', lines: ['1 rue'] } });
  });
});

describe('what a page leads to', () => {
  it('an address that is no page of the web leads nowhere, and no picture comes from another site, also of a dispatch that names one', async () => {
    const { id, path } = await newLink();
    await world.browser().send(path, { step: 'redeem' });
    await world.run(
      sql`update batch_lines set custom_image = ${`${PICTURES}/a.png;script-src *`} where redemption_id = ${id}`,
    );
    await world.setPromotion(sql`landing_page_url = 'javascript:alert(1)'`);
    const { html, headers } = await world.browser().get(path);
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('pictures.example');
    expect(headers['content-security-policy']).toContain(`img-src 'self' data:; form-action 'self'`);
  });

  it('goes on to its own pages alone, whatever the address says', async () => {
    const { path } = await newLink();
    for (const query of [
      '?lang=//evil.example',
      '?chosen=1&next=https://evil.example',
      '?one=../../x',
      '?working=//x',
    ])
      expect((await world.browser().send(path + query, { step: 'none' })).location).toMatch(
        new RegExp(`^${path}(\\?chosen=1)?$`),
      );
  });

  it('a PDF and a portal that are not there are the page of an unknown link', async () => {
    const unknown = await world.browser().get('/r/AAAAAAAAAAAAAAAAAAAAAA');
    const { path } = await newLink();
    for (const other of ['/r/AAAAAAAAAAAAAAAAAAAAAA/code.pdf', `${path}/code.pdf`, '/r/p/nobody-has-this']) {
      const page = await world.browser().get(other);
      expect([page.status, withoutRequestId(page)]).toEqual([404, withoutRequestId(unknown)]);
    }
  });
});

it('a proved browser is known by a cookie of this link alone, which no script and no other site can use', async () => {
  await world.setPromotion(sql`authentication_systems = '{email}'`);
  const { id, path } = await newLink('download_links');
  await world.run(sql`update redemptions set recipient_id = null where id = ${id}`);
  const browser = world.browser();
  const { location } = await browser.send(path, { step: 'authenticate', email: 'cookie@x.example' });
  const digits = /\d{6}/.exec(world.sent.at(-1)?.text ?? '')?.[0] ?? '';
  const code = new URL(location, RECIPIENT_URL).searchParams.get('one') ?? '';
  const { headers } = await browser.send(location, { step: 'code', id: code, digits });
  expect(String(headers['set-cookie'])).toMatch(
    new RegExp(
      `^__Secure-recipient_visit=[\\w-]{43}; Path=${path}; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$`,
    ),
  );
});
