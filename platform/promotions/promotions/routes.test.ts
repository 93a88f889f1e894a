import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PromotionWorld, startPromotions } from '../../testing/promotions.ts';
import type { Answer } from '../../testing/testPlatform.ts';

let world: PromotionWorld;
beforeAll(async () => {
  world = await startPromotions();
});
afterAll(() => world?.platform.close());

const errorsOf = ({ body }: Answer) =>
  (body.field_errors as unknown as { field: string; rule: string }[] | undefined)?.map(
    ({ field, rule }) => `${field}: ${rule}`,
  );
const idOf = ({ body }: Answer) => String(body.id);
const read = (id: string, rest = '', login = 'retailer') =>
  world.platform.call(login, 'GET', `/api/promotions/${id}${rest}`);
/** A save under the first version. */
const put = (id: string, body: object, login = 'retailer') =>
  world.platform.call(login, 'PUT', `/api/promotions/${id}`, { version: 1, body });

describe('a new promotion', () => {
  it('PROMO-53, WIZ-11, WIZ-12, WIZ-21, WIZ-22, WIZ-25, WIZ-26, WIZ-29, WIZ-30: is as the wizard begins where its body says nothing', async () => {
    const { status, body } = await world.create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'enabled',
      state: 'ready',
      version: 1,
      locale: 'en',
      end_datetime: null,
      allow_pdf: false,
      redemption_expiration_delay: null,
      auto_cancel_code: false,
      authentication_systems: ['email', 'mobile'],
      allowed_notification_channels: ['sms', 'email'],
      activation_notification_channels: [],
      notification_channels: ['email'],
      fraud_level: 'standard',
      redeem_frequency: 'multiple',
      restrictions: { countries: ['FR', 'US'], languages: ['en'] },
      flow_settings: { multiple_rewards: false, display_code: true, integration_mode: 'hosted' },
      client: { id: '1', name: 'Alpha' },
      experience: { id: '1' },
      has_runnable_reward: true,
    });
  });

  it('WIZ-21, WIZ-29: begins with what its experience offers, and is restricted to its language', async () => {
    const { body } = await world.create({ experience: { id: '4' }, ui_id: null, locale: 'fr' });
    expect(body).toMatchObject({ authentication_systems: ['email'], restrictions: { languages: ['fr'] } });
    expect(errorsOf(await world.create({ experience: { id: '5' } }))).toEqual([
      'activation_notification_channels: activation_channel_required',
      'authentication_systems: authentication_required',
    ]);
  });

  it('WIZSET-13, WIZSET-51, WIZREW-15: says each thing that is missing at its field', async () => {
    expect(errorsOf(await world.create({ name: '', ui_id: null }))).toEqual([
      'name: promotion_name_required',
      'ui_id: portal_domain_invalid',
    ]);
    expect(errorsOf(await world.create({ rewards: [] }))).toEqual(['rewards: reward_required']);
    expect(errorsOf(await world.create({ rewards: [{ sku: 'AAA-CARD-0001' }, { sku: 'NO-SUCH' }] }))).toEqual(
      ['rewards.1.sku: unknown_reward'],
    );
  });

  it('WIZSET-8: is called like its experience where that asks for no name and none is given', async () => {
    const promotion = await world.create({
      experience: { id: '4' },
      name: ' ',
      authentication_systems: ['email'],
    });
    expect([promotion.status, promotion.body.name]).toEqual([201, 'Survey thank-you']);
  });

  it('WIZEXP-2, WIZEXP-3: is built from an experience that is offered here', async () => {
    for (const id of ['8', '7', '999'])
      expect(errorsOf(await world.create({ experience: { id } })), id).toEqual([
        'experience.id: unknown_experience',
      ]);
  });

  it('WIZSET-52: has a domain that no other one has', async () => {
    await world.create({ ui_id: 'summer' });
    expect(errorsOf(await world.create({ ui_id: 'SUMMER' }))).toEqual(['ui_id: portal_domain_taken']);
  });

  it('WIZSET-56: gets a scheme before its landing page', async () => {
    const { body } = await world.create({ landing_pages: { default_url: 'example.com/thanks' } });
    expect(body.landing_pages?.default_url).toBe('http://example.com/thanks');
  });

  it('WIZSET-9: ends after it starts, also where its experience leaves the start open', async () => {
    const open = { experience: { id: '4' }, ui_id: null, start_datetime: null };
    expect(errorsOf(await world.create({ ...open, end_datetime: '2020-01-01T00:00:00Z' }))).toEqual([
      'end_datetime: ends_before_start',
    ]);
    const { status, body } = await world.create({ ...open, end_datetime: '2099-01-01T00:00:00Z' });
    expect([status, body.state]).toEqual([201, 'ready']);
    const over = { start_datetime: null, end_datetime: '2020-01-01T00:00:00Z' };
    expect(errorsOf(await world.save(body.id, over))).toEqual(['end_datetime: ends_before_start']);
  });

  it('FMT-2: has instants that name their zone', async () => {
    for (const start_datetime of ['2026-03-08T02:30:00', 'Tue, 03 Mar 2026', '2026-02-30T00:00:00Z'])
      expect(errorsOf(await world.create({ start_datetime }))).toEqual(['start_datetime: invalid_instant']);
    const { body } = await world.create({ start_datetime: '2026-03-08T00:00:00-08:00' });
    expect(body.start_datetime).toBe('2026-03-08T08:00:00.000Z');
  });

  it('WIZSET-35: has no sender of mails without a name', async () => {
    expect((await world.create({ email_sender_name: ' ' })).body.email_sender_name).toBeNull();
  });

  it('PROMO-55: has no settings of a flow where its experience has none', async () => {
    await world.run(sql`update experiences set environments = '{sandbox,production}' where id = 7`);
    const { body } = await world.create({ experience: { id: '7' }, ui_id: null });
    expect(body).toMatchObject({
      flow_settings: null,
      notification_channels: [],
      authentication_systems: [],
    });
    await world.run(sql`update experiences set environments = '{production}' where id = 7`);
  });

  it('is created once, however often it is sent with one key', async () => {
    const call = { headers: { 'idempotency-key': 'one' } };
    const body = { name: 'Once', ui_id: 'once' };
    const [first, second] = [await world.create(body, call), await world.create(body, call)];
    expect([second.status, idOf(second)]).toEqual([201, idOf(first)]);
  });

  it('PROMO-25: is created by who may, for an advertiser they see that is enabled', async () => {
    const created = await world.create({}, { login: 'rival' });
    expect(created.status).toBe(404);
    expect((await world.create({}, { login: 'nobody' })).status).toBe(403);
    await world.run(sql`update advertisers set status = 'disabled' where id = 1`);
    expect((await world.create()).body.error_name).toBe('advertiser_disabled');
    await world.run(sql`update advertisers set status = 'enabled' where id = 1`);
  });
});

describe('one promotion', () => {
  it('PROMO-24, PROMO-54, PROMO-58, PROMO-64, PROMOLIST-8: is answered whole to holders of viewPromotions, whatever is expanded', async () => {
    const id = idOf(await world.create());
    const expand = 'stats,experience,restrictions,notification_channels,flow_settings,medias,landing_pages';
    const { status, body } = await read(id, `?expand=${expand}`);
    expect([status, body]).toEqual([200, (await read(id)).body]);
    for (const key of [...expand.split(','), 'redemptions', 'version']) expect(body).toHaveProperty(key);
    await world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at)
      select 1, ${id}::bigint, 'AAA-CARD-0001', 'pending', 1000, 'EUR', now(), now() from generate_series(1, 3)`);
    const { stats } = (await read(id, '?expand=stats')).body;
    expect(stats).toEqual({ activated: 3, redeemed: 0, pending: 3, denied: 0, ratio: 0, last_7_days: 0 });
    expect((await read(id, '?expand=everything')).status).toBe(422);
    expect((await read(id, '', 'nobody')).status).toBe(403);
    expect((await world.platform.call('nobody', 'GET', '/api/promotions')).status).toBe(403);
  });
});

describe('a save', () => {
  it('PROMO-59, API-7: changes what it says under the version that was read, and answers the next one', async () => {
    const id = idOf(await world.create());
    const renamed = { name: 'Renamed', restrictions: { languages: ['fr', 'en'] } };
    const { status, body } = await world.save(id, renamed);
    expect(status).toBe(200);
    expect(body.promotion).toMatchObject({
      name: 'Renamed',
      version: 2,
      restrictions: { countries: ['FR', 'US'], languages: ['fr', 'en'] },
    });
    const late = await put(id, { name: 'Late' });
    expect([late.status, late.body.error_name]).toEqual([409, 'stale_version']);
  });

  it('WIZSET-16, WIZSET-22: is judged as a whole', async () => {
    const id = idOf(await world.create());
    expect(errorsOf(await world.save(id, { fraud_level: 'strong' }))).toEqual([
      'fraud_level: strong_needs_accounts',
    ]);
    expect(
      (await world.save(id, { fraud_level: 'strong', authentication_systems: ['account'] })).status,
    ).toBe(200);
    expect(errorsOf(await world.save(id, { restrictions: { countries: [] } }))).toEqual([
      'restrictions.countries: fraud_options_required',
    ]);
  });

  it('PROMO-27, PROMO-29, PROMO-37: moves the status as the table says', async () => {
    const id = idOf(await world.create());
    const move = async (status: string) => (await world.save(id, { status })).status;
    expect(await move('paused')).toBe(200);
    expect(await move('testing')).toBe(409);
    expect(await move('completed')).toBe(200);
    expect(await move('paused')).toBe(409);
    expect(await move('enabled')).toBe(200);
    expect(await move('disabled')).toBe(200);
  });

  it('does not enable one of a disabled advertiser, and a completed one again with a later end', async () => {
    const id = idOf(await world.create());
    await world.save(id, { status: 'paused' });
    await world.run(sql`update advertisers set status = 'disabled' where id = 1`);
    const refused = await world.save(id, { status: 'enabled' });
    await world.run(sql`update advertisers set status = 'enabled' where id = 1`);
    expect([refused.status, refused.body.error_name]).toEqual([409, 'advertiser_disabled']);
    const past = { start_datetime: '2020-01-01T00:00:00Z', end_datetime: '2020-02-01T00:00:00Z' };
    await world.save(id, { ...past, status: 'completed' });
    expect((await world.save(id, { status: 'enabled' })).body.error_name).toBe('promotion_ended');
    expect((await world.save(id, { status: 'enabled', end_datetime: null })).status).toBe(200);
  });

  it('PROMO-28: does not delete what was given, and says before who is stopped by a pause', async () => {
    const id = idOf(await world.create());
    await world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at)
      select 1, ${id}::bigint, 'AAA-CARD-0001', 'pending', 1000, 'EUR', now(), now() from generate_series(1, 3)`);
    const refused = await world.save(id, { status: 'disabled' });
    expect([refused.status, refused.body.error_name]).toEqual([409, 'promotion_in_use']);
    const tried = await world.save(id, { status: 'paused' }, '?dry_run=true');
    expect(tried.body).toMatchObject({
      effects: { recipients: 3, links: 0, live_rewards_before: 1, live_rewards_after: 0 },
      promotion: { status: 'paused', version: 2 },
    });
    expect((await read(id)).body).toMatchObject({ status: 'enabled', version: 1 });
  });

  it('CUSTOM-42, CUSTOM-43, CUSTOM-45: takes hexadecimal colors of the four parts', async () => {
    const id = idOf(await world.create());
    const saved = await world.save(id, { colors: { 'text-color': '#1a73e8' } });
    expect(saved.body.promotion?.colors).toEqual({ 'text-color': '#1a73e8' });
    expect(errorsOf(await world.save(id, { colors: { 'text-color': 'red' } }))).toEqual([
      'colors.text-color: hexadecimal_only',
    ]);
  });

  it('another organization’s promotion is not there', async () => {
    const id = idOf(await world.create());
    for (const path of ['', '/rewards']) expect((await read(id, path, 'rival')).status, path).toBe(404);
    expect((await put(id, { name: 'Mine' }, 'rival')).status).toBe(404);
  });
});
