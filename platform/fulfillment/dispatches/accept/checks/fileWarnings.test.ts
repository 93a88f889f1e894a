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

test('placeholders, order IDs that became dates and broken letters are told with their rows, and sent as they are', async () => {
  const text = `order_id;sku;value;email;first_name;last_name\n1001;${CARD};10;a@w.example;N/A;-\n\nMar-03;${CARD};10;b@w.example;Ada;FranÃ§ois\n`;
  const answer = await send(text);
  expect(answer.body.warnings, answer.text).toEqual(['texts_garbled:1', 'names_odd:2', 'order_ids_dates:1']);
  expect(answer.body.row_warnings).toEqual([
    {
      row: 2,
      file_line: 4,
      field: 'last_name',
      code: 'texts_garbled',
      message: 'Some letters look wrong: FranÃ§ois. Correct them, or send the file in UTF-8.',
    },
    {
      row: 1,
      file_line: 2,
      field: 'first_name',
      code: 'names_odd',
      message: 'This name looks like a placeholder: N/A. A message that uses names would show it.',
    },
    {
      row: 1,
      file_line: 2,
      field: 'last_name',
      code: 'names_odd',
      message: 'This name looks like a placeholder: -. A message that uses names would show it.',
    },
    {
      row: 2,
      file_line: 4,
      field: 'order_id',
      code: 'order_ids_dates',
      message: 'This Order ID looks like a date that a spreadsheet made of it: Mar-03. It is sent as it is.',
    },
  ]);
  const row = { sku: CARD, value: '10', email: 'c@w.example', first_name: 'test' };
  const rows = await world.dispatch(world.mails, { kind: 'send_links', rows: [row] }, { dryRun: true });
  expect(rows.body.row_warnings).toMatchObject([
    { row: 1, file_line: null, field: 'first_name', code: 'names_odd' },
  ]);
});

test('quotes with a blank before them stay in the text, and the row is named', async () => {
  const answer = await send(
    `sku,value,email,first_name,last_name\n${CARD},10,a@w.example, "Sp" ,Bob\n${CARD},10,b@w.example,"Sp","Bob ""Buddy"" Lee"\n`,
  );
  expect(answer.body.warnings, answer.text).toEqual(['other_delimiter:,', 'quotes_kept:1']);
  expect(answer.body.row_warnings).toMatchObject([
    {
      row: 1,
      field: 'first_name',
      code: 'quotes_kept',
      message: 'The quotes are part of this text: "Sp". If they should not be, remove them.',
    },
  ]);
});

test('a cell with faulty quotes is refused by its row, and the others of the file are judged', async () => {
  const answer = await send(
    `sku;value;email;first_name\n${CARD};10;a@w.example;Ada\n${CARD};10;"t11"@zz.example;"Bob" Lee\n${CARD};10;nobody;Eve\n`,
  );
  expect(answer.body.field_errors).toEqual([
    { field: 'rows.2.email', rule: 'quotes_faulty' },
    { field: 'rows.2.first_name', rule: 'quotes_faulty' },
    { field: 'rows.3.email', rule: 'email_format' },
  ]);
});

test('many warnings are counted, and the first hundred are named', async () => {
  const lines = Array.from({ length: 60 }, (_, at) => `${CARD};10;n${at}@w.example;N/A;-`);
  const answer = await send(['sku;value;email;first_name;last_name', ...lines].join('\n'));
  expect(answer.body.warnings).toEqual(['names_odd:120']);
  expect(answer.body.row_warnings).toHaveLength(100);
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
