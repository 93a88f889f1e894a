// What the effects of a change of an advertiser, of an account, of a key and of a service account say of open dispatches is what then becomes of them.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { mailSubject } from '../../platform/foundation/mail/words/words.ts';
import { SERVICE_PATH, servicesOf } from '../../platform/testing/serviceAccounts.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { textOf } from '../house/tree.ts';
import { type AllocationWorld, REWARDS } from '../support/allocationWorld.ts';
import type { TriedRequest } from '../support/comparedTry.ts';
import {
  type Caller,
  type HeldDispatches,
  type SaidEffects,
  startHeldDispatches,
} from '../support/heldDispatches.ts';

/** Who made a dispatch, and the key or the service account behind it. */
type Maker = { by: Caller; key?: Json; service?: Json };

let world: AllocationWorld;
let dispatches: HeldDispatches;
beforeAll(async () => {
  dispatches = await startHeldDispatches();
  world = dispatches.world;
});
afterAll(() => dispatches?.close());
afterEach(async () => {
  const { rows } = dispatches;
  await rows(sql`update advertisers set status = 'enabled' where id = 1`);
  await rows(sql`update accounts set status = 'enabled', roles = '{admin,platform_admin}' where id = 11`);
  await rows(sql`insert into account_advertisers values (11, 1) on conflict do nothing`);
  await rows(sql`update accounts set email = 'second@guerdon.example', email_verified = true where id = 10`);
  for (const id of ['10', '11']) world.app.authentication.forget(id);
  await dispatches.work();
});

const versionOf = async (url: string) => Number((await world.call('operator', 'GET', url)).body.version);

const colleague = async (): Promise<Maker> => ({ by: { login: 'colleague' } });
const staff = async (): Promise<Maker> => ({ by: { login: 'second' } });
const withKey = async (): Promise<Maker> => {
  const answer = await dispatches.ask({ login: 'colleague' }, '/api/advertisers/1/credentials', {
    name: 'A key',
  });
  const key = answer.credential as Json;
  const client = { clientId: String(key.client_id), secret: String(answer.client_secret) };
  return { by: { bearer: await servicesOf(world).bearer(client) }, key };
};
const withService = async (): Promise<Maker> => {
  const service = await servicesOf(world).made({
    name: 'A service',
    organization_id: '1',
    abilities: ['createBulkRedemptions', 'viewPromotions', 'viewRedemptions', 'viewBudget'],
  });
  return { by: { bearer: await servicesOf(world).bearer(service) }, service: { ...service } as never };
};

type Change = (of: Maker) => Promise<TriedRequest>;
const advertiser = (status: string) => async () => ({
  login: 'retailer',
  method: 'PUT',
  url: '/api/advertisers/1',
  body: { status },
  version: await versionOf('/api/advertisers/1'),
});
const member =
  (id: string, body: object, more: Partial<TriedRequest> = {}): Change =>
  async () => ({
    login: 'operator',
    method: 'PUT',
    url: `/api/members/${id}`,
    body,
    version: await versionOf(`/api/members/${id}`),
    ...more,
  });
const ofService =
  (method: string, body?: object): Change =>
  async ({ service }) => ({
    login: 'operator',
    method,
    url: `${SERVICE_PATH}/${service?.id}`,
    ...(body && { body }),
    version: await versionOf(`${SERVICE_PATH}/${service?.id}`),
  });
const deletesKey: Change = async ({ key }) => ({
  login: 'retailer',
  method: 'DELETE',
  url: `/api/credentials/${key?.id}`,
});
const redeem = () => dispatches.redeem();
const alreadyDisabled = async () =>
  void (await dispatches.rows(sql`update advertisers set status = 'disabled' where id = 1`));
const nothing = async () => {};

const ALL = { lines_canceled: 3, lines_failed: 0, returned: [{ amount: '30.00', currency: 'EUR' }] };
const NONE = { lines_canceled: 0, lines_failed: 0, lines_resumed: 0, returned: [], mails: [] };
const toColleague = { mails: [{ recipient: 'Colleague', subject: expect.any(String) }] };

/** Who makes the dispatch, what happens meanwhile, the change, and what its effects say. */
const STOPS: Record<string, [maker: () => Promise<Maker>, before: () => Promise<void>, Change, SaidEffects]> =
  {
    'an advertiser that is disabled': [
      colleague,
      nothing,
      advertiser('disabled'),
      { recipients: 3, links: 3, returning: 0, dispatches: { ...ALL, ...toColleague } },
    ],
    'an advertiser that is disabled while one is redeemed': [
      colleague,
      redeem,
      advertiser('disabled'),
      {
        dispatches: {
          lines_canceled: 2,
          lines_failed: 1,
          returned: [{ amount: '20.00', currency: 'EUR' }],
          ...toColleague,
        },
      },
    ],
    'an advertiser that is enabled again': [
      colleague,
      alreadyDisabled,
      advertiser('enabled'),
      { dispatches: { ...NONE, lines_resumed: 3, ...toColleague } },
    ],
    'a maker who is disabled, and gets no mail': [
      colleague,
      nothing,
      member('11', { status: 'disabled' }),
      { ...ALL, mails: [] },
    ],
    'a maker without the role': [
      colleague,
      nothing,
      member('11', { roles: ['developer'] }),
      { ...ALL, ...toColleague },
    ],
    'a maker without the advertiser': [
      colleague,
      nothing,
      member('11', { advertiser_ids: [] }),
      { ...ALL, ...toColleague },
    ],
    'a maker of the staff with another address': [
      staff,
      nothing,
      member(
        '10',
        { email: 'second@elsewhere.example' },
        {
          mails: [
            `second@elsewhere.example: ${mailSubject('email_confirmation', {}, 'en')}`,
            `second@guerdon.example: ${mailSubject('email_changed', {}, 'en')}`,
          ],
        },
      ),
      { ...ALL, mails: [] },
    ],
    'a disabled maker of a key': [
      withKey,
      nothing,
      member('11', { status: 'disabled' }),
      { ...ALL, mails: [] },
    ],
    'a key that is deleted': [withKey, nothing, deletesKey, { ...ALL, ...toColleague }],
    'a service account that is ended': [
      withService,
      nothing,
      ofService('DELETE'),
      { ...ALL, mails: [{ recipient: 'operator', subject: expect.any(String) }] },
    ],
    'a service account without the ability': [
      withService,
      nothing,
      ofService('PUT', { abilities: ['viewPromotions'] }),
      ALL,
    ],
    'a service account without another ability': [
      withService,
      nothing,
      ofService('PUT', { abilities: ['createBulkRedemptions'] }),
      NONE,
    ],
    'another name of the advertiser': [
      colleague,
      nothing,
      async () => ({ ...(await advertiser('enabled')()), body: { name: 'Alpha and more' } }),
      { recipients: 0, links: 0, dispatches: NONE },
    ],
    'another name of the maker': [colleague, nothing, member('11', { name: 'Colleague' }), NONE],
    'another key that is deleted': [colleague, nothing, async () => deletesKey(await withKey()), NONE],
    'an advertiser that is disabled while the maker is not allowed any more': [
      colleague,
      async () => void (await dispatches.rows(sql`delete from account_advertisers where account_id = 11`)),
      advertiser('disabled'),
      { dispatches: NONE },
    ],
  };

describe('MONEY-2, TRY-1: what effects say of open dispatches is what then becomes of them', () => {
  test.each(Object.entries(STOPS))('%s', async (_name, [maker, before, change, effects]) => {
    const of = await maker();
    await dispatches.hold(of.by);
    await before();
    await dispatches.compare(await change(of), effects);
  });

  test('ADV-8: an advertiser that is disabled says whose links lead nowhere, and one that is enabled whose lead on again', async () => {
    const url = `/api/promotions/${await dispatches.startPromotion()}/rewards/${REWARDS.fine}/redemptions`;
    const { link } = await dispatches.ask({ login: 'retailer' }, url, { order_id: 'stopped-1' });
    const leadsOn = async () => {
      const { text } = await world.call(null, 'GET', new URL(String(link)).pathname);
      return /name="step"/.test(text);
    };
    const change = async (status: string) => dispatches.change(await advertiser(status)());
    expect(await leadsOn()).toBe(true);
    const disabled = await change('disabled');
    expect(await leadsOn()).toBe(false);
    expect(disabled.recipients).toBeGreaterThanOrEqual(1);
    const enabled = await change('enabled');
    expect(await leadsOn()).toBe(true);
    expect(enabled).toMatchObject({ returning: disabled.recipients, recipients: 0, links: 0 });
  });

  test('MONEY-2: every change that answers such effects is compared', () => {
    const changes = [
      ...textOf('schema/gateway.graphql').matchAll(
        /^type (\w+)Success \{[^}]*\n {2}effects: (?:Dispatch|Advertiser)Effects!/gm,
      ),
    ];
    expect(changes.map(([, name]) => name).sort()).toEqual([
      ...[
        'DeleteCredential',
        'EndServiceAccount',
        'UpdateAdvertiser',
        'UpdateMember',
        'UpdateServiceAccount',
      ],
    ]);
  });
});
