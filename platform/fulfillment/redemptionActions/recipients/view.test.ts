import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineWorld, startEngineWorld } from '../../../../tests/support/engineWorld.ts';
import { codeAad } from '../../../foundation/secrets/codeText.ts';
import { type ShownScreen, viewOf } from './view.ts';

let world: EngineWorld;
beforeAll(async () => {
  world = await startEngineWorld();
});
afterAll(() => world.close());

const PUBLIC = 'https://guerdon.example';

const seen = (redemptionId: string, of: Partial<ShownScreen> = {}) =>
  world.scope.read((tx) =>
    viewOf(tx, {
      advertiserId: '1',
      redemptionId,
      screen: 'email_delivery',
      locale: 'en',
      publicUrl: PUBLIC,
      box: world.box,
      withCode: true,
      ...of,
    }),
  );

async function giveCode(id: string, usage: string, code: string) {
  const { keyId, wrappedKey, sealed } = world.box.seal(codeAad('1', id, usage), code);
  await world.run(sql`insert into redemption_codes (advertiser_id, redemption_id, usage, last4, key_id, wrapped_key, sealed)
    values (1, ${id}, ${usage}, 'last', ${keyId}, ${wrappedKey}, ${sealed})`);
}

test('WIZSET-44: a recipient sees the reward, its link and its code; the code only where it was asked for', async () => {
  const [id = ''] = (await world.dispatch(1)).ids;
  await giveCode(id, 'primary', 'ABCD-1234');
  await giveCode(id, 'security', '77');
  await world.run(
    sql`update batch_lines set message = 'Well done', first_name = 'Ada', last_name = 'Byron' where redemption_id = ${id}`,
  );
  await world.run(sql`update advertisers set contact_email = 'help@x.example' where id = 1`);
  const view = await seen(id);
  expect(view.rewards).toEqual([
    {
      sku: 'AAA-ISSUED',
      name: 'Issued 10',
      faceValue: '€10',
      imageUrl: null,
      isShipped: false,
      code: 'ABCD-1234 · 77',
    },
  ]);
  expect(view.values).toMatchObject({
    recipient_name: 'Ada Byron',
    message: 'Well done',
    code: 'ABCD-1234 · 77',
  });
  expect(view.action).toBe(`${PUBLIC}/r/${world.box.link(id, 1).token}`);
  expect(view.footerLinks).toEqual([{ link: 'contact_us', url: 'mailto:help@x.example' }]);
  const before = await seen(id, { screen: 'email_activation', withCode: false });
  expect([before.values.code, before.rewards[0]?.code]).toEqual(['', null]);
});

test('WIZSET-36: the page shows the code where it is switched off, once no message brings it', async () => {
  const [id = ''] = (await world.dispatch(1)).ids;
  await giveCode(id, 'primary', 'EFGH');
  const visibleCode = async () => (await seen(id, { screen: 'success' })).rewards[0]?.code;
  await world.run(sql`update promotions set display_code = false where id = 1`);
  expect(await visibleCode()).toBeNull();
  await world.run(sql`update promotions set notification_channels = '{}' where id = 1`);
  expect(await visibleCode()).toBe('EFGH');
  await world.run(
    sql`update promotions set notification_channels = '{email}', display_code = true where id = 1`,
  );
});

test('a reward without an end says nothing of one; texts of the reward stand above those of the promotion', async () => {
  const [id = ''] = (await world.dispatch(1)).ids;
  expect((await seen(id)).texts.text).toBe('');
  await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts) values
    (1, 1, null, 'email_delivery', 'fr', '{"title": "Promotion", "button": "Voir"}'), (1, 1, 'AAA-ISSUED', 'email_delivery', 'fr', '{"title": "Cadeau"}')`);
  expect((await seen(id, { locale: 'fr' })).texts).toMatchObject({ title: 'Cadeau', button: 'Voir' });
  await world.run(sql`update recipient_links set revoked_at = now() where redemption_id = ${id}`);
  expect((await seen(id)).action).toBe('');
});
