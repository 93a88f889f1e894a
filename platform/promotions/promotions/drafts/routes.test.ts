import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PromotionWorld, startPromotions } from '../../../testing/promotions.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import type { Answer } from '../../../testing/testPlatform.ts';

let world: PromotionWorld;
beforeAll(async () => {
  world = await startPromotions();
});
afterAll(() => world?.platform.close());
beforeEach(() => world.run(sql`delete from promotion_drafts`));

const DRAFT = '/api/advertisers/1/promotion_draft';
const read = async (login = 'retailer') => (await world.platform.call(login, 'GET', DRAFT)).body;
const save = (body: object, version: number, login = 'retailer') =>
  world.platform.call(login, 'PUT', DRAFT, { body, version });
const rows = (statement: SQL) => storedRows(world.platform.database.db, statement);
const versionOf = ({ body }: Answer) => Number(body.version);
const errorsOf = ({ body }: Answer) =>
  (body.field_errors as unknown as { field: string; rule: string }[]).map(
    ({ field, rule }) => `${field}: ${rule}`,
  );

describe('the draft of the wizard', () => {
  it('WIZ-12, WIZ-17, WIZ-21, WIZ-22, WIZ-26, WIZ-29: begins with the usual settings where nothing was saved', async () => {
    expect(await read()).toMatchObject({
      version: 0,
      experience_id: null,
      skus: [],
      page: 'experience',
      copied_from: null,
      settings: {
        name: '',
        ongoing: true,
        locale: 'en',
        allow_pdf: false,
        fraud_level: 'standard',
        authentication_systems: ['email', 'mobile'],
        notification_channels: ['email'],
        restricted_countries: ['FR', 'US'],
      },
    });
  });

  it('WIZ-9: keeps what was entered, also what breaks the rules, and changes only what a save says', async () => {
    const first = await save({ experience_id: '1', page: 'reward' }, 0);
    const second = await save({ skus: ['AAA-CARD-0002', 'GONE'], page: 'settings' }, versionOf(first));
    await save({ settings: { name: '', ui_id: 'not a label!', ongoing: false } }, versionOf(second));
    const last = await save({ settings: { name: 'Spring' } }, Number((await read()).version));
    expect(last.body).toEqual(await read());
    expect(last.body).toMatchObject({
      experience_id: '1',
      skus: ['AAA-CARD-0002', 'GONE'],
      page: 'settings',
      settings: { name: 'Spring', ui_id: 'not a label!', ongoing: false, locale: 'en' },
    });
  });

  it('WIZ-21, WIZ-29: begins with the methods that its experience offers, and with its language as restriction', async () => {
    const saved = await save({ experience_id: '4', settings: { locale: 'fr' } }, 0);
    const { settings } = saved.body;
    expect(settings).toMatchObject({ authentication_systems: ['email'], restricted_languages: ['fr'] });
    const first = await save({ settings: { authentication_systems: ['email'] } }, versionOf(saved));
    const other = await save({ experience_id: '5' }, versionOf(first));
    expect(other.body.settings?.authentication_systems).toEqual([]);
    const back = await save({ experience_id: '1' }, versionOf(other));
    expect(back.body.settings?.authentication_systems).toEqual(['email']);
  });

  it('WIZREW-9: says of each reward whether it can still be given', async () => {
    const saved = await save({ experience_id: '6', skus: ['AAA-CARD-0001', 'GONE'] }, 0);
    expect(saved.body.rewards).toEqual([
      { sku: 'AAA-CARD-0001', name: 'Card 10', state: 'invalid_reward_for_redemption_flow' },
      { sku: 'GONE', name: null, state: 'invalid_reward' },
    ]);
    const other = await save({ experience_id: '1' }, versionOf(saved));
    expect(other.body.rewards?.[0]).toMatchObject({ state: 'ready' });
  });

  it('WIZEXP-2, WIZEXP-3: takes an experience that is offered here, and no setting there is none of', async () => {
    for (const experience_id of ['7', '8', '999'])
      expect(errorsOf(await save({ experience_id }, 0))).toEqual(['experience_id: unknown_experience']);
    expect(errorsOf(await save({ settings: { locale: 'xx' } }, 0))[0]).toMatch(/^settings\.locale/);
    expect(errorsOf(await save({ settings: { colour: 'red' } }, 0))).toEqual(['settings.colour: unknown']);
    expect((await read()).version).toBe(0);
  });

  it('a second tab that saves over the first is stale and gets what is there', async () => {
    const first = await save({ settings: { name: 'One' } }, 0);
    for (const version of [0, versionOf(first) + 1]) {
      const late = await save({ settings: { name: 'Two' } }, version);
      expect([late.status, late.body.error_name]).toEqual([409, 'stale_version']);
      expect(late.body.current).toEqual(first.body);
    }
  });

  it('two tabs that begin at once: one wins, the other is stale', async () => {
    const both = await Promise.all([save({ page: 'reward' }, 0), save({ page: 'settings' }, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('one that is made again keeps the promotion that it is a copy of, and takes no other advertiser’s', async () => {
    const origin = String((await world.create({ name: 'Origin' })).body.id);
    const again = await save({ settings: { name: 'Again' }, copied_from: origin }, 0);
    expect(again.body.copied_from).toBe(origin);
    const version = versionOf(again);
    expect(errorsOf(await save({ copied_from: '999999' }, version))).toEqual([
      'copied_from: unknown_promotion',
    ]);
    expect((await save({ copied_from: null }, version)).body.copied_from).toBeNull();
  });

  it('one that was thrown away is not saved again by a tab that still has it', async () => {
    const version = versionOf(await save({ settings: { name: 'One' } }, 0));
    const gone = await world.platform.call('retailer', 'DELETE', DRAFT, { version });
    expect(gone.body).toMatchObject({ version: 0, settings: { name: '' } });
    const fresh = await save({ settings: { name: 'Anew' } }, 0);
    expect(versionOf(fresh)).not.toBe(version);
    expect((await save({ settings: { name: 'Late' } }, version)).status).toBe(409);
  });

  it('is its author’s alone, also before operator staff, and ends at the advertiser’s door', async () => {
    await save({ settings: { name: 'Mine' } }, 0);
    expect((await read('operator')).version).toBe(0);
    expect((await world.platform.call('rival', 'GET', DRAFT)).status).toBe(404);
    expect((await save({}, 0, 'rival')).status).toBe(404);
    expect((await save({ settings: { name: 'Staff' } }, 0, 'operator')).status).toBe(200);
    expect((await read()).settings?.name).toBe('Mine');
  });
});

describe('a duplicate', () => {
  const duplicate = (id: unknown, body: object = {}, login = 'retailer') =>
    world.platform.call(login, 'POST', `/api/promotions/${id}/duplicate`, { body });

  it('is a draft of the same experience, rewards and settings, from now to the same end, without a domain', async () => {
    const { body } = await world.create({
      name: 'Winter',
      locale: 'fr',
      rewards: [{ sku: 'AAA-CARD-0002' }, { sku: 'AAA-CARD-0001' }],
      start_datetime: '2026-01-01T08:00:00Z',
      end_datetime: '2099-01-01T08:00:00Z',
    });
    const copy = await duplicate(body.id);
    expect(copy.body).toMatchObject({
      experience_id: '1',
      skus: ['AAA-CARD-0002', 'AAA-CARD-0001'],
      page: 'settings',
      copied_from: body.id,
      settings: { name: 'Copy of Winter', locale: 'fr', ui_id: null, ongoing: false },
    });
    expect(String(copy.body.settings?.start_datetime) > '2026-06').toBe(true);
    expect(Date.parse(String(copy.body.settings?.end_datetime))).toBe(Date.parse('2099-01-01T08:00:00Z'));
    expect(await read()).toEqual(copy.body);
  });

  it.each([
    ['has passed is asked for again', '2026-01-02T08:00:00Z', false],
    ['is open stays open', null, true],
  ])('of a promotion whose end %s', async (_what, end_datetime, ongoing) => {
    const { body } = await world.create({ start_datetime: '2026-01-01T08:00:00Z', end_datetime });
    const copy = await duplicate(body.id, { replace: true });
    expect(copy.body.settings).toMatchObject({ ongoing, end_datetime: null });
  });

  it.each([
    ['has room for the prefix gets it', 'x'.repeat(192), `Copy of ${'x'.repeat(192)}`],
    ['has no room for it is taken over whole', 'x'.repeat(193), 'x'.repeat(193)],
    ['ends in a character of two units stays whole', `${'x'.repeat(189)}${'😀'.repeat(5)}`, null],
  ])('C8: a name that %s', async (_what, name, expected) => {
    const { body } = await world.create({ name });
    const copy = await duplicate(body.id);
    expect([copy.status, copy.body.settings?.name]).toEqual([200, expected ?? name]);
  });

  it('gives its look and the texts of its screens to the promotion that comes of it', async () => {
    const { body } = await world.create();
    await world.save(body.id, { colors: { 'text-color': '#123456' }, sms_sender_name: 'Alpha Shop' });
    await world.run(sql`insert into screen_texts (advertiser_id, promotion_id, sku, screen, locale, texts) values
      (1, ${String(body.id)}::bigint, null, 'success', 'en', '{"title": "All"}'),
      (1, ${String(body.id)}::bigint, 'AAA-CARD-0001', 'success', 'en', '{"title": "One"}')`);
    const from_draft = versionOf(await duplicate(body.id));
    const copy = await world.create({ rewards: [{ sku: 'AAA-CARD-0002' }], from_draft });
    expect(copy.body).toMatchObject({ colors: { 'text-color': '#123456' }, sms_sender_name: 'Alpha Shop' });
    const [event] = await rows(
      sql`select after->'colors' as colors from events where noun_id = ${String(copy.body.id)} and action = 'created'`,
    );
    expect(event).toEqual({ colors: { 'text-color': '#123456' } });
    const texts = await rows(
      sql`select sku, texts from screen_texts where promotion_id = ${String(copy.body.id)}`,
    );
    expect(texts).toEqual([{ sku: null, texts: { title: 'All' } }]);
  });

  it('asks before it replaces a draft, and is not begun for a disabled advertiser or by a stranger', async () => {
    const { body } = await world.create();
    await save({ settings: { name: 'Begun' } }, 0);
    const answer = await duplicate(body.id);
    expect([answer.status, answer.body.error_name]).toEqual([409, 'draft_exists']);
    expect((await duplicate(body.id, { replace: true })).status).toBe(200);
    await world.run(sql`update advertisers set status = 'disabled' where id = 1`);
    expect((await duplicate(body.id, { replace: true })).body.error_name).toBe('advertiser_disabled');
    await world.run(sql`update advertisers set status = 'enabled' where id = 1`);
    expect((await duplicate(body.id, {}, 'rival')).status).toBe(404);
  });
});
