import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_RECIPIENT_ROWS } from '../../../../schema/fulfillment/recipientColumns.ts';
import { acceptLarge, readRequest } from '../../../../tests/support/acceptanceJobs.ts';
import { startPostgres } from '../../../../tests/support/postgres.ts';
import { CARD, CARD_20, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let server: Awaited<ReturnType<typeof startPostgres>>;
let world: DispatchWorld;
beforeAll(async () => {
  server = await startPostgres({ isEmpty: true });
  world = await startDispatches({ databaseUrl: server.url });
  await world.fund(100_000_000n);
});
afterAll(async () => {
  await world?.platform.close();
  await server?.stop();
});

const get = (path: string) => world.platform.call('retailer', 'GET', path);

/** Sends a file by the job of large dispatches; answers the id of the dispatch. */
async function sendLarge(text: string): Promise<string> {
  const fileId = await world.upload(text);
  const response = await world.dispatch(world.mails, { kind: 'send_links', file_id: fileId });
  expect(response.status, response.text).toBe(202);
  await acceptLarge(world.platform);
  const { body } = await readRequest(world.platform, response.body.id);
  expect(body.state, JSON.stringify(body.refusal)).toBe('done');
  return String(body.answer?.dispatch?.id);
}

test('SEND-38: all rows but one of the largest file are refused, read as a file, and sent again by one of two that try', async () => {
  await world.run(
    sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed) values (1, ${CARD_20}, 0)`,
  );
  const refused = MAX_RECIPIENT_ROWS - 1;
  const rows = Array.from({ length: refused }, (_, n) => `${CARD_20};20;p${n}@x.example;Person ${n}`);
  const id = await sendLarge(
    ['sku;value;email;first_name', `${CARD};10;first@x.example;First`, ...rows].join('\n'),
  );
  expect((await get(`/api/dispatches/${id}`)).body).toMatchObject({
    line_count: 1,
    refused: [{ sku: CARD_20, line_count: refused }],
    refused_rows_waiting: refused,
  });
  const rest = (await get(`/api/dispatches/${id}/refused_rows.csv`)).text;
  expect(rest.trim().split('\r\n')).toHaveLength(refused + 1);
  await world.run(sql`delete from redemption_quotas`);
  // Both know one row under another address: order IDs do not tell that it is the same one.
  const named = (email: string) =>
    world.dispatch(world.mails, {
      kind: 'send_links',
      rows: [{ sku: CARD_20, value: '20', email, refused_row: `${id}#2` }],
    });
  const both = await Promise.all([named('one@x.example'), named('other@x.example')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  const [, firstRow = ''] = rest.split('\r\n');
  const later = await sendLarge(rest.replace(`${firstRow}\r\n`, ''));
  expect((await get(`/api/dispatches/${later}`)).body).toMatchObject({
    line_count: refused - 1,
    sends_again: [{ id }],
  });
  expect((await get(`/api/dispatches/${id}`)).body.refused_rows_waiting).toBe(0);
});
