import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

const send = async (text: string | Buffer) =>
  world.dispatch(
    world.mails,
    { kind: 'send_links', file_id: await world.upload(text), file_name: 'people.csv' },
    { dryRun: true },
  );

test('what is not sent, and what was read otherwise, is told', async () => {
  const text = `sku;value;email;phone_number;mesage\n${`${CARD};10;told@b.example;+33 (0)6 12 34 56 78;Zoé\n`.repeat(3)}`;
  const answer = await send(Buffer.from(text, 'latin1'));
  expect(answer.body.warnings, answer.text).toEqual([
    ...[
      'encoding_windows_1252:Zoé',
      'unread_columns:mesage',
      'phone_numbers_rewritten:3',
      'identical_rows:2',
    ],
  ]);
  const beyond = await send(`sku;value;email;message\n\n${CARD};10;a@b.example;Thank you; see you soon\n`);
  expect(beyond.body.field_errors).toEqual([
    { field: 'rows.1.message', rule: 'too_many_cells', limit: 'line 3: see you soon' },
  ]);
});
