import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { releaseDispatch } from '../../platform/fulfillment/dispatches/changes/release.ts';
import { post } from '../../platform/money/ledger/post.ts';
import { acceptLarge } from '../support/acceptanceJobs.ts';
import { startWorld, type World } from '../support/world.ts';

const RETAILER = 'retailer@northwind.example';
const SKU = 'ZZZ-CARD-0001';
const ROWS = 10_000;

const UPLOAD = `mutation ($input: CreateUploadInput!) { createUpload(input: $input) {
  ... on CreateUploadSuccess { upload { mediaId url contentType } } ... on InvalidInput { fieldErrors { field rule } } } }`;
const COMPLETE = `mutation ($mediaId: ID!) { completeUpload(mediaId: $mediaId) {
  ... on CompleteUploadSuccess { mediaId url } ... on InvalidInput { fieldErrors { field rule } } } }`;
const RESULT = `__typename
  ... on CreateDispatchSuccess { dispatch { id lineCount progress { held } } cost { total { amount } } outcomes { status lineCount } }
  ... on InvalidInput { fieldErrors { field rule limit } } ... on Refused { code message }`;
const CREATE = `mutation ($input: CreateDispatchInput!) { createDispatch(input: $input) { ${RESULT}
  ... on CreateDispatchPending { request { id state } } } }`;
const LOOK = `query ($id: ID!) { dispatchRequest(id: $id) { state percent result { ${RESULT} } } }`;

let world: World;
let promotionId: string;
let advertiserId: string;
beforeAll(async () => {
  world = await startWorld({ engine: 'postgres', size: 'small' });
  const system = systemScope(world.database);
  const { advertisers } = await world.ask<{
    advertisers: { items: { id: string; balance: { currency: string } }[] };
  }>(RETAILER, '{ advertisers { items { id balance { currency } } } }');
  const [advertiser] = advertisers.items;
  advertiserId = advertiser?.id ?? '';
  const currency = advertiser?.balance.currency ?? '';
  await system.write(async (tx) => {
    await tx.execute(sql`insert into brands (id, sku, name) values ('ZZZ', 'ZZZ-BRAND', 'Zenith')`);
    await tx.execute(
      sql`insert into products (id, brand_id, name, condition_of_sale, country_restrictions) values ('ZZZ-CARD', 'ZZZ', 'Card', 'on_demand', '{}')`,
    );
    await tx.execute(
      sql`insert into skus (sku, name, brand_sku, product_id, face_value, currency, provider_id)
        select ${SKU}, 'Card 10', 'ZZZ-BRAND', 'ZZZ-CARD', 1000, ${currency}, min(id) from providers where kind = 'issued'`,
    );
    await tx.execute(
      sql`insert into product_publications (product_id, seller_id, published, private)
        select 'ZZZ-CARD', organization_id, true, false from advertisers where id = ${advertiserId}`,
    );
    await post(tx, [{ advertiserId, currency, kind: 'credit', amount: 100_000_000n }]);
  });
  const promotion = await world.rest(RETAILER, 'POST', `/api/advertisers/${advertiserId}/promotions`, {
    name: 'Thousands',
    ui_id: 'thousands',
    experience: { id: '1' },
    rewards: [{ sku: SKU }],
    activation_notification_channels: ['email'],
  });
  if (promotion.status !== 201) throw new Error(JSON.stringify(promotion.body));
  promotionId = String(promotion.body.id);
});
afterAll(() => world?.close());

/** Sends a file of cells through the gateway; answers its id. */
async function uploaded(text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const input = { purpose: 'recipients', contentType: 'text/csv', size: bytes.length };
  const { createUpload } = await world.ask<{
    createUpload: { upload: { mediaId: string; url: string; contentType: string } };
  }>(RETAILER, UPLOAD, { input });
  const { mediaId, url, contentType } = createUpload.upload;
  const sent = await fetch(new URL(url, world.gatewayUrl), {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': contentType },
  });
  expect(sent.ok).toBe(true);
  const { completeUpload } = await world.ask<{ completeUpload: object }>(RETAILER, COMPLETE, { mediaId });
  expect(completeUpload).toEqual({ mediaId, url: null });
  return mediaId;
}

/** As the web does: who hears nothing in time asks again with the same key, and a large one is followed. */
async function create(input: object): Promise<Record<string, unknown> | undefined> {
  for (;;) {
    const answer = await world.graph<{ createDispatch: Record<string, unknown> }>(RETAILER, CREATE, {
      input: { idempotencyKey: 'thousands', promotionId, kind: 'send_links', ...input },
    });
    const [error] = answer.errors ?? [];
    const creation = answer.data?.createDispatch;
    if (!error && creation?.code !== 'idempotency_in_flight')
      return creation?.__typename === 'CreateDispatchPending'
        ? follow(creation.request as { id: string })
        : creation;
    if (error) expect(error.extensions?.code).toBe('UNAVAILABLE');
  }
}

async function follow({ id }: { id: string }): Promise<Record<string, unknown> | undefined> {
  const look = () =>
    world.ask<{
      dispatchRequest: { state: string; percent: number; result: Record<string, unknown> | null };
    }>(RETAILER, LOOK, { id });
  expect((await look()).dispatchRequest).toEqual({ state: 'working', percent: 0, result: null });
  await acceptLarge(world);
  const { dispatchRequest } = await look();
  expect([dispatchRequest.state, dispatchRequest.percent]).toEqual([
    expect.stringMatching(/^(done|refused)$/),
    100,
  ]);
  return dispatchRequest.result ?? undefined;
}

test('SEND-9: ten thousand rows of a file are tried, taken and read as a file through the gateway', async () => {
  const lines = Array.from({ length: ROWS }, (_, n) => `${SKU};10;person${n}@x.example`);
  const fileId = await uploaded(['sku;value;email', ...lines].join('\r\n'));
  const tried = await create({ fileId, dryRun: true });
  const total = { amount: '100000.00' };
  expect(tried).toEqual({
    __typename: 'CreateDispatchSuccess',
    dispatch: null,
    cost: { total },
    outcomes: [{ status: 'accepted', lineCount: ROWS }],
  });
  const creation = (await create({ fileId, expectedTotal: total.amount })) as { dispatch: { id: string } };
  expect(creation.dispatch).toEqual({ id: expect.any(String), lineCount: ROWS, progress: { held: ROWS } });
  const { id } = creation.dispatch;
  const system = systemScope(world.database);
  await system.write((tx) => releaseDispatch(tx, system, { advertiserId, dispatchId: id, isNow: true }));
  const { createExtract } = await world.ask<{ createExtract: { extract: { url: string } } }>(
    RETAILER,
    `mutation { createExtract(input: { dispatchId: "${id}", kind: links, reason: "Printed on cards" }) { ... on CreateExtractSuccess { extract { url } } } }`,
  );
  const file = await fetch(new URL(createExtract.extract.url, world.gatewayUrl), {
    headers: { authorization: `Bearer ${await world.tokenFor(RETAILER)}` },
  });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="links.csv"');
  expect((await file.text()).trim().split('\r\n')).toHaveLength(ROWS + 1);
});

test('SEND-38: a file of which every row is wrong is refused by its first thousand cells', async () => {
  const lines = Array.from({ length: ROWS }, (_, n) => `${SKU};10;person${n}`);
  const fileId = await uploaded(['sku;value;email', ...lines].join('\r\n'));
  const refused = (await create({ idempotencyKey: 'wrong', fileId })) as {
    __typename: string;
    fieldErrors: { field: string; rule: string }[];
  };
  expect(refused.__typename).toBe('InvalidInput');
  expect(refused.fieldErrors).toHaveLength(1000);
  expect(refused.fieldErrors[0]).toMatchObject({ field: 'rows.1.email', rule: 'email_format' });
});
