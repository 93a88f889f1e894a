import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemScope } from '../../../foundation/access/scope.ts';
import { brokenRules, CARD, CARD_20, startDispatches } from '../../../testing/dispatches.ts';
import type { Answer } from '../../../testing/testPlatform.ts';
import { forgetRefusedRows } from './forget.ts';

let world: Awaited<ReturnType<typeof startDispatches>>;
beforeAll(async () => {
  world = await startDispatches();
  // The refused row of another advertiser.
  await world.run(sql`with p as (insert into promotions (advertiser_id, experience_id, name, start_datetime) values (3, 1, 'Rival', now()) returning id)
    insert into dispatches (advertiser_id, promotion_id, kind, lines, charge, charge_currency, undo_seconds, release_at, caller)
      select 3, id, 'send_links', 1, 0, 'GBP', 60, now(), 'account:4' from p`);
  await world.run(sql`insert into refused_rows (advertiser_id, dispatch_id, line, sku, reason)
    select 3, id, 1, ${CARD}, 'quota_exceeded' from dispatches where advertiser_id = 3`);
});
afterAll(() => world.platform.close());
let nth = 0;
beforeEach(async () => {
  nth += 1;
  await setQuota(0);
});

/** Sets the quota of the card of 20; null removes it. */
const setQuota = async (allowed: number | null) => {
  await world.run(sql`delete from redemption_quotas where advertiser_id = 1 and sku = ${CARD_20}`);
  if (allowed !== null)
    await world.run(sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed)
      values (1, ${CARD_20}, ${allowed})`);
};

const HEADER = 'sku;value;email;first_name;message';
const good = (name: string) => `${CARD};10;${name}${nth}@x.example;${name};`;
const bad = (name: string) => `${CARD_20};20;${name}${nth}@x.example;${name};-1 Thank you`;
const file = (...rows: string[]) => [HEADER, ...rows].join('\n');

const send = async (text: string, more: Record<string, unknown> = {}, how: object = {}) =>
  world.dispatch(
    world.mails,
    { kind: 'send_links', file_id: await world.upload(text), file_name: 'people.csv', ...more },
    how,
  );
const get = (path: string, login = 'retailer') => world.platform.call(login, 'GET', path);
const idOf = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(201);
  return String((answer.body.dispatch as { id?: string }).id);
};
const rowsOf = (id: string) => get(`/api/dispatches/${id}/refused_rows`);
const csvOf = async (id: string, login = 'retailer') =>
  (await get(`/api/dispatches/${id}/refused_rows.csv`, login)).text;

/** A file of which the second and the fourth row are refused. */
const sendPart = (more: Record<string, unknown> = {}) =>
  send(file(good('ada'), bad('bob'), good('cleo'), bad('dan')), more);

test('what is refused stays with the dispatch: its reason, its rows, and a file of them', async () => {
  const id = idOf(await sendPart());
  expect((await get(`/api/dispatches/${id}`)).body).toMatchObject({
    line_count: 2,
    refused: [
      {
        sku: CARD_20,
        line_count: 2,
        code: 'quota_exceeded',
        message: expect.stringMatching(/^The quota of AAA-CARD-0002/),
      },
    ],
    refused_rows_waiting: 2,
    refused_rows_until: expect.stringMatching(/^\d{4}-/),
    sends_again: [],
    sent_again_by: [],
  });
  expect((await rowsOf(id)).body).toMatchObject({
    total: 2,
    items: [
      {
        refused_row: `${id}#2`,
        line: 2,
        sku: CARD_20,
        value: '20.00',
        currency: 'EUR',
        email: `bob${nth}@x.example`,
        first_name: 'bob',
        message: '-1 Thank you',
        code: 'quota_exceeded',
      },
      { refused_row: `${id}#4`, line: 4, file_line: 5, email: `dan${nth}@x.example` },
    ],
  });
  expect(await csvOf(id)).toContain(
    `"${CARD_20}";"20.00";"bob${nth}@x.example";"bob";"'-1 Thank you";"The quota of ${CARD_20} is not sufficient: send fewer, or have it raised.";"${id}#2";"3"\r\n`,
  );
});

test('the whole file is still refused as sent, and the words say where its rest waits', async () => {
  idOf(await sendPart());
  await setQuota(null);
  const again = await sendPart();
  expect([again.status, again.body.error_name]).toEqual([409, 'already_sent']);
  expect(again.body.message).toMatch(/a batch that waits.*Some of them were refused: they wait on the page/);
});

test('the file that we write is read: it sends exactly the refused rows, once, and both dispatches name each other', async () => {
  const id = idOf(await sendPart({ order_id: `spring-${nth}` }));
  const rest = await csvOf(id);
  await setQuota(null);
  const answer = await send(rest);
  const second = idOf(answer);
  expect(answer.body.warnings).toEqual([]);
  const orders = await world.rows(
    sql`select order_id as "orderId", p.email, l.message from redemptions r join recipients p on p.id = r.recipient_id
      join batch_lines l on l.redemption_id = r.id where r.dispatch_id = ${second} order by r.order_id`,
  );
  expect(orders).toEqual([
    { orderId: `spring-${nth}-2`, email: `bob${nth}@x.example`, message: '-1 Thank you' },
    { orderId: `spring-${nth}-4`, email: `dan${nth}@x.example`, message: '-1 Thank you' },
  ]);
  const { body } = await get(`/api/dispatches/${second}`);
  expect(body.sends_again).toEqual([{ id, promotion_id: world.mails }]);
  expect((await get(`/api/dispatches/${id}`)).body).toMatchObject({
    refused_rows_waiting: 0,
    refused_rows_until: null,
    sent_again_by: [{ id: second, promotion_id: world.mails }],
  });
  // Even with another value in every cell, a refused row goes out once.
  const changed = await send(rest.replaceAll('spring', 'summer').replaceAll('@x.', '@y.'));
  expect(brokenRules(changed)).toEqual({
    'rows.1.refused_row': 'refused_row_sent',
    'rows.2.refused_row': 'refused_row_sent',
  });
});

test('a part of the rows can be sent; one that is refused again stays with its first dispatch, as it reads now', async () => {
  const id = idOf(await sendPart());
  const row = (name: string, line: number, sku = CARD_20, value = '20') => ({
    sku,
    value,
    email: `${name}${nth}@new.example`,
    refused_row: `${id}#${line}`,
  });
  const part = await world.dispatch(world.mails, {
    kind: 'send_links',
    rows: [row('bob', 2, CARD, '10'), row('dan', 4)],
  });
  const second = idOf(part);
  expect((await get(`/api/dispatches/${id}`)).body.refused_rows_waiting).toBe(1);
  expect((await rowsOf(id)).body.items).toMatchObject([
    { refused_row: `${id}#4`, email: `dan${nth}@new.example` },
  ]);
  expect((await rowsOf(second)).body.total).toBe(0);
  expect((await get(`/api/dispatches/${second}`)).body.refused).toMatchObject([{ line_count: 1 }]);
});

test('an undone dispatch gives the refused rows back; a dry run and a repeated key take none', async () => {
  const id = idOf(await sendPart());
  const rest = await csvOf(id);
  await setQuota(null);
  expect((await send(rest, {}, { dryRun: true })).status).toBe(201);
  expect((await get(`/api/dispatches/${id}`)).body.refused_rows_waiting).toBe(2);
  const row = { sku: CARD_20, value: '20', email: 'eve@x.example', refused_row: `${id}#2` };
  const body = { kind: 'send_links', rows: [row] };
  const key = `again ${nth}`;
  const second = idOf(await world.dispatch(world.mails, body, { key }));
  expect(idOf(await world.dispatch(world.mails, body, { key }))).toBe(second);
  expect((await get(`/api/dispatches/${id}`)).body.refused_rows_waiting).toBe(1);
  expect((await world.change(second, 'recall')).status).toBe(200);
  expect((await get(`/api/dispatches/${id}`)).body).toMatchObject({
    refused_rows_waiting: 2,
    sent_again_by: [],
  });
  idOf(await send(rest));
});

test('a dry run of a partly refused file keeps nothing', async () => {
  const before = await world.rows(sql`select count(*)::int as n from refused_rows`);
  const tried = await send(file(good('ada'), bad('bob')), {}, { dryRun: true });
  expect(tried.status, tried.text).toBe(201);
  expect(tried.body.outcomes).toMatchObject([{ status: 'accepted' }, { status: 'refused' }]);
  expect(await world.rows(sql`select count(*)::int as n from refused_rows`)).toEqual(before);
});

test('quantities keep the reason; there are no rows of people', async () => {
  const answer = await world.dispatch(world.downloads, {
    kind: 'download_links',
    quantities: [
      { sku: CARD, quantity: 1 },
      { sku: CARD_20, quantity: 3 },
    ],
  });
  expect((await get(`/api/dispatches/${idOf(answer)}`)).body).toMatchObject({
    refused: [{ sku: CARD_20, line_count: 3, code: 'quota_exceeded' }],
    refused_rows_waiting: 0,
  });
});

test('rows of another advertiser, of no dispatch, and misspelt names are refused by their row', async () => {
  const id = idOf(await sendPart());
  const [rival] = await world.rows<{ id: string }>(
    sql`select id::text as id from dispatches where advertiser_id = 3`,
  );
  const named = (name: string) =>
    world.dispatch(world.mails, {
      kind: 'send_links',
      rows: [{ sku: CARD, value: '10', email: `x${nth}@x.example`, refused_row: name }],
    });
  for (const name of ['999999#1', `${id}#1`, `${rival?.id}#1`, '12-7', 'bob'])
    expect(brokenRules(await named(name)), name).toEqual({ 'rows.1.refused_row': 'refused_row_unknown' });
});

test('what rows say is sealed, read by those who may send alone, and deleted once it is of no more use', async () => {
  const id = idOf(await sendPart());
  const stored = await world.rows<{ text: string }>(
    sql`select encode(sealed, 'escape') as text from refused_rows where dispatch_id = ${id}`,
  );
  expect(stored.map(({ text }) => text).join()).not.toContain('@x.example');
  // An analyst sees the dispatch with its reasons, and no names or addresses; another advertiser sees nothing.
  const analyst = 'promotion_data_analyst';
  expect((await get(`/api/dispatches/${id}`, analyst)).body.refused).toMatchObject([{ line_count: 2 }]);
  for (const path of ['refused_rows', 'refused_rows.csv']) {
    expect((await get(`/api/dispatches/${id}/${path}`, analyst)).status).toBe(403);
    expect((await get(`/api/dispatches/${id}/${path}`, 'rival')).status).toBe(404);
  }
  const forget = () => forgetRefusedRows({ scope: systemScope(world.platform.database) } as never);
  const sealed = async () =>
    (await world.rows(sql`select 1 from refused_rows where dispatch_id = ${id} and sealed is not null`))
      .length;
  await forget();
  expect(await sealed()).toBe(2);
  await setQuota(null);
  const second = idOf(
    await world.dispatch(world.mails, {
      kind: 'send_links',
      rows: [{ sku: CARD_20, value: '20', email: `bob${nth}@x.example`, refused_row: `${id}#2` }],
    }),
  );
  // As long as the second one can be undone, its row may have to come back.
  await forget();
  expect(await sealed()).toBe(2);
  await world.release(second);
  await forget();
  expect(await sealed()).toBe(1);
  await world.run(sql`update dispatches set created_at = now() - interval '31 days' where id = ${id}`);
  await forget();
  expect(await sealed()).toBe(0);
  expect((await get(`/api/dispatches/${id}`)).body).toMatchObject({
    refused: [{ line_count: 2 }],
    refused_rows_waiting: 0,
  });
});
