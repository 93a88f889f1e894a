import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemberRow } from '../context/rows.generated.ts';
import { dispatchEffects, list, organization } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

function member(different: Partial<MemberRow> = {}): MemberRow {
  return {
    id: '3',
    name: 'Shop',
    email: 'shop@retail.example',
    email_verified: true,
    invitation: null,
    identities: [],
    login: 'shop@retail.example',
    roles: ['user'],
    status: 'enabled',
    is_staff: false,
    locale: 'en',
    timezone: 'UTC',
    organization: organization(),
    version: 1,
    ...different,
  };
}
const advertisers: MemberRow['advertisers'] = [{ id: '1', name: 'Alpha', status: 'enabled' }];

test('the advertisers of an account come with it, and are asked for where a list left them out', async () => {
  gateway.platform.on('GET /api/members/:id', { json: member({ advertisers }) });
  gateway.platform.on('GET /api/members', { json: list([member()]) });
  const one = await gateway.graph('{ member(id: "3") { advertisers { name } } }');
  expect(one.data).toEqual({ member: { advertisers: [{ name: 'Alpha' }] } });
  expect(gateway.platform.routes()).toEqual(['GET /api/members/3']);
  const all = await gateway.graph('{ members { items { advertisers { name } } } }');
  expect(all.data).toEqual({ members: { items: [{ advertisers: [{ name: 'Alpha' }] }] } });
});

const INVITED: Partial<MemberRow> = {
  status: 'invited',
  email_verified: false,
  invitation: { state: 'open', expires_at: '2026-11-23T14:20:00.000Z' },
};

test('a new account is answered as invited, and nothing of it may be kept', async () => {
  gateway.platform.on('POST /api/members', { status: 201, json: member(INVITED) });
  const input = { name: 'Shop', email: 'shop@retail.example', organizationId: '1', locale: 'en' };
  const { data, headers } = await gateway.graph(
    `mutation($input: CreateMemberInput!) { createMember(input: $input) { __typename
      ... on CreateMemberSuccess { member { id status emailVerified invitation { state expiresAt } } } } }`,
    { input: { ...input, timezone: 'UTC', roles: ['user'], advertiserIds: ['1'] } },
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(gateway.platform.calls[0]?.body).toMatchObject({ organization_id: '1', advertiser_ids: ['1'] });
  const invitation = { state: 'open', expiresAt: '2026-11-23T14:20:00.000Z' };
  expect(data).toEqual({
    createMember: {
      __typename: 'CreateMemberSuccess',
      member: { id: '3', status: 'invited', emailVerified: false, invitation },
    },
  });
});

test('API-7: a save sends the version; stale, invalid and refused ones are answers', async () => {
  const save = async () =>
    (
      await gateway.graph(
        `mutation { updateMember(input: {id: "3", version: 4, roles: [], advertiserIds: ["1"]}) { __typename
          ... on UpdateMemberSuccess { member { version } effects { linesCanceled returned { amount currency } } } ... on StaleMember { current { version } }
          ... on InvalidInput { fieldErrors { field rule } } ... on Refused { code } } }`,
      )
    ).data?.updateMember;
  const answer = (status: number, json: object) =>
    gateway.platform.on('PUT /api/members/:id', { status, json });
  answer(200, { member: member({ version: 5 }), effects: dispatchEffects });
  expect(await save()).toEqual({
    __typename: 'UpdateMemberSuccess',
    member: { version: 5 },
    effects: { linesCanceled: 3, returned: [{ amount: '30.00', currency: 'EUR' }] },
  });
  expect(gateway.platform.calls[0]).toMatchObject({ body: { roles: [], advertiser_ids: ['1'] } });
  expect(gateway.platform.calls[0]?.headers['if-match']).toBe('4');
  answer(409, { error_name: 'stale_version', current: member({ version: 9 }) });
  expect(await save()).toEqual({ __typename: 'StaleMember', current: { version: 9 } });
  answer(409, { error_name: 'own_account', message: 'No' });
  expect(await save()).toEqual({ __typename: 'Refused', code: 'own_account' });
  const fieldErrors = [{ field: 'advertiser_ids', rule: 'unknown_advertiser' }];
  answer(422, { error_name: 'invalid_parameters', field_errors: fieldErrors });
  expect(await save()).toEqual({
    __typename: 'InvalidInput',
    fieldErrors: [{ field: 'advertiserIds', rule: 'unknown_advertiser' }],
  });
});
