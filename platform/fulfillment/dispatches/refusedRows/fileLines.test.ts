import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, CARD_20, startDispatches } from '../../../testing/dispatches.ts';
import type { Answer } from '../../../testing/testPlatform.ts';

let world: Awaited<ReturnType<typeof startDispatches>>;
beforeAll(async () => {
  world = await startDispatches();
  await world.run(
    sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed) values (1, ${CARD_20}, 0)`,
  );
});
afterAll(() => world.platform.close());

const HEADER = 'sku;value;email';
const good = (name: string) => `${CARD};10;${name}@x.example`;
const bad = (name: string) => `${CARD_20};20;${name}@x.example`;

const send = async (lines: readonly string[], how: object = {}) =>
  world.dispatch(world.mails, { kind: 'send_links', file_id: await world.upload(lines.join('\n')) }, how);
const get = (path: string) => world.platform.call('retailer', 'GET', path);
function idOf(answer: Answer) {
  expect(answer.status, answer.text).toBe(201);
  return String((answer.body.dispatch as { id?: string }).id);
}
async function linesOf(id: string) {
  const { body } = await get(`/api/dispatches/${id}/refused_rows`);
  return (body.items as unknown as { line: number; file_line: number | null }[]).map((row) => [
    row.line,
    row.file_line,
  ]);
}
const fileOf = async (id: string) =>
  (await get(`/api/dispatches/${id}/refused_rows.csv`)).text.split('\r\n').slice(0, -1);
const lastCells = (lines: readonly string[]) => lines.map((line) => line.split(';').at(-1));

test('a refused row names its line as a spreadsheet shows it: titles and empty lines count', async () => {
  const id = idOf(await send(['My list', '', HEADER, good('ada'), '', bad('bob')]));
  expect(await linesOf(id)).toEqual([[2, 6]]);
  expect(lastCells(await fileOf(id))).toEqual(['"file_line"', '"6"']);
});

test('rows that were written into another file name the line of their own, and keep it where they are refused again', async () => {
  const answer = await send([
    `${HEADER};file_line`,
    `${good('eva')};7`,
    `${bad('bob')};12`,
    `${bad('dan')};`,
  ]);
  expect(answer.body.warnings).toEqual([]);
  const id = idOf(answer);
  // A row that was typed has no line.
  const lines = [
    [2, 12],
    [3, null],
  ];
  expect(await linesOf(id)).toEqual(lines);
  const [header = '', ...rest] = await fileOf(id);
  expect(lastCells([header, ...rest])).toEqual(['"file_line"', '"12"', '""']);
  const other = `"${CARD}";"10";"fay@x.example"`;
  idOf(await send([header, ...rest.map((line) => line.replace('"12"', '"99"')), other]));
  expect(await linesOf(id)).toEqual(lines);
});

test('rows of a request have no line, and a column of another meaning is told as unread', async () => {
  const rows = [
    { sku: CARD, value: '10', email: 'hal@x.example' },
    { sku: CARD_20, value: '20', email: 'gus@x.example' },
  ];
  const id = idOf(await world.dispatch(world.mails, { kind: 'send_links', rows }));
  expect(await linesOf(id)).toEqual([[2, null]]);
  expect(lastCells(await fileOf(id))[0]).toBe('"refused_row"');
  const other = await send([`${HEADER};file_line`, `${good('ida')};first`], { dryRun: true });
  expect(other.body.warnings).toEqual(['unread_columns:file_line']);
});
