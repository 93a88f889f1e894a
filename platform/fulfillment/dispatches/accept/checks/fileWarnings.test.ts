import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, type DispatchWorld, startDispatches } from '../../../../testing/dispatches.ts';

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

test('ACTIV-11: a file of codes in Windows-1252 is read by the same rule, and says so', async () => {
  const promotion = await world.create({ experience: { id: '3' }, activation_notification_channels: [] });
  const fileId = await world.upload(Buffer.from('code\r\nCAF\xc9-12\r\n', 'latin1'), 'codes');
  const answer = await world.dispatch(
    String(promotion.body.id),
    { kind: 'activate_codes', quantities: [{ sku: CARD, quantity: 1, codes_file_id: fileId }] },
    { dryRun: true },
  );
  expect(answer.status, answer.text).toBe(201);
  expect(answer.body.warnings).toEqual(['encoding_windows_1252:CAFÉ-12']);
});
