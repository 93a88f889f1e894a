import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptLarge, readRequest } from '../../../tests/support/acceptanceJobs.ts';
import { brokenRules, CARD, CARD_20, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

const send = async (text: string | Buffer, more: Record<string, unknown> = {}, dryRun = false) => {
  const { kind = 'send_links', ...rest } = more;
  const answer = await world.dispatch(
    world.mails,
    { kind, file_id: await world.upload(text), file_name: 'people.csv', ...rest },
    { dryRun },
  );
  if (answer.status !== 202) return answer;
  // A large file is judged by a job.
  await acceptLarge(world.platform);
  const { body } = await readRequest(world.platform, answer.body.id);
  const { refusal } = body;
  return refusal ? { ...answer, status: Number(refusal.status), body: refusal } : answer;
};
const HEADER =
  'order_id;external_ref;company_name;sku;value;email;phone_number;first_name;last_name;custom_image;message';

describe('SEND: a file of recipients', () => {
  test('SEND-9, SEND-11: each row is a line with its recipient; a warning above the columns is dropped', async () => {
    const answer = await send(
      `\ufeffDo not change the columns\r\n${HEADER}\r\n"a;1";ref;Acme;${CARD};10;Ada@Somewhere.example;+33 6 12 34 56 78;Ada;"Love ""L"" lace";;Thank you\r\na-2;;;${CARD_20};20.00;b@somewhere.example;;;;;\r\n`,
    );
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body).toMatchObject({
      dispatch: { channel: 'email', file_name: 'people.csv', line_count: 2, charge: '30.00' },
      warnings: ['first_line_dropped:Do not change the columns', 'phone_numbers_rewritten:1'],
      outcomes: [
        { sku: CARD, charge: '10.00' },
        { sku: CARD_20, charge: '20.00' },
      ],
    });
    expect(
      await world.rows(sql`select r.order_id, r.external_ref, r.company_name, p.uid, p.email, p.phone_number, l.first_name, l.last_name, l.custom_image, l.message
        from redemptions r join batch_lines l on l.redemption_id = r.id join recipients p on p.id = r.recipient_id
        where r.dispatch_id = ${String(answer.body.dispatch?.id)} order by r.id limit 1`),
    ).toEqual([
      {
        order_id: 'a;1',
        external_ref: 'ref',
        company_name: 'Acme',
        uid: 'ada@somewhere.example',
        email: 'ada@somewhere.example',
        phone_number: '+33612345678',
        first_name: 'Ada',
        last_name: 'Love "L" lace',
        custom_image: null,
        message: 'Thank you',
      },
    ]);
  });

  test('a file of recipients lies sealed until its dispatch is accepted, which deletes it; a dry run does not', async () => {
    const uploads = join(world.platform.config.mediaFolder, 'incoming');
    const fileId = await world.upload(`sku;value;email\n${CARD};10;sealed.person@somewhere.example\n`);
    const dispatch = (dryRun: boolean) =>
      world.dispatch(
        world.mails,
        { kind: 'send_links', file_id: fileId, file_name: 'people.csv' },
        { dryRun },
      );
    expect((await dispatch(true)).status).toBe(201);
    expect(await readdir(uploads)).toContain(fileId);
    const bytes = await readFile(join(uploads, fileId));
    expect(bytes.includes('sealed.person')).toBe(false);
    expect((await dispatch(false)).status).toBe(201);
    expect(await readdir(uploads)).not.toContain(fileId);
  });

  test('BUDGET-34: a value may have zeros before and after it, as every amount', async () => {
    const answer = await send(`sku;value;email\n${CARD};0010.000;zeros@somewhere.example\n`, {}, true);
    expect(answer.body, answer.text).toMatchObject({ cost: { total: '10.00' } });
  });

  test('rows of the request count from 1 as those of a file do, whichever rule is broken', async () => {
    const row = { sku: CARD, value: '10', email: 'ada@rows.example' };
    const rows = [
      { ...row, value: '9'.repeat(41) },
      { ...row, email: 'bob\u0000@rows.example' },
      { ...row, colour: 'red' },
    ];
    const answer = await world.dispatch(world.mails, { kind: 'send_links', rows }, { dryRun: true });
    expect(brokenRules(answer)).toEqual({
      'rows.1.value': 'max_length',
      'rows.2.email': 'text_control_character',
      'rows.3.colour': 'unknown',
    });
  });

  test('SEND-10: commas are read too, and said so; UTF-16 as spreadsheets save it', async () => {
    const text = `sku,value,email\n${CARD},10,utf16@somewhere.example\n`;
    const answer = await send(Buffer.from(`\ufeff${text}`, 'utf16le'), {}, true);
    expect(answer.body).toMatchObject({ warnings: ['other_delimiter:,'], cost: { total: '10.00' } });
  });

  test.each([
    ['SEND-12: no SKU', 'value;email\n10;a@b.example', { file_id: 'missing_column' }],
    ['SEND-13: no e-mail', `sku;value\n${CARD};10`, { file_id: 'missing_column' }],
    [
      'SEND-17: an empty order ID',
      `order_id;sku;value;email\n;${CARD};10;a@b.example`,
      { 'rows.1.order_id': 'order_id_invalid' },
    ],
    [
      'a formula as order ID',
      `order_id;sku;value;email\n=1;${CARD};10;a@b.example`,
      { 'rows.1.order_id': 'order_id_invalid' },
    ],
    [
      'SEND-19: an order ID twice',
      `order_id;sku;value;email\nx;${CARD};10;a@b.example\nx;${CARD};10;b@b.example`,
      { 'rows.2.order_id': 'order_id_duplicate' },
    ],
    ['SEND-21: a comma', `sku;value;email\n${CARD};10,00;a@b.example`, { 'rows.1.value': 'value_format' }],
    [
      'another value than the reward has',
      `sku;value;email\n${CARD};11;a@b.example`,
      { 'rows.1.value': 'value_not_face_value' },
    ],
    ['SEND-23: the letter é', `sku;value;email\n${CARD};10;zoé@x.fr`, { 'rows.1.email': 'email_character' }],
    ['SEND-23: a wrong e-mail', `sku;value;email\n${CARD};10;nobody`, { 'rows.1.email': 'email_format' }],
    [
      'SEND-24: a wrong phone number',
      `sku;value;email;phone_number\n${CARD};10;a@b.example;12`,
      { 'rows.1.phone_number': 'phone_format' },
    ],
    [
      'SEND-25: a picture that is none',
      `sku;value;email;custom_image\n${CARD};10;a@b.example;javascript:alert(1)`,
      { 'rows.1.custom_image': 'image_url' },
    ],
    [
      'SEND-27: a long message',
      `sku;value;email;message\n${CARD};10;a@b.example;${'x'.repeat(241)}`,
      { 'rows.1.message': 'message_too_long' },
    ],
    [
      'a reward of no promotion of it',
      'sku;value;email\nAAA-MUG-0001;8;a@b.example',
      { 'rows.1.sku': 'unknown_sku' },
    ],
    [
      'what cannot be seen',
      `sku;value;email\n${CARD};10;a\u202eb@b.example`,
      { 'rows.1.email': 'hidden_characters' },
    ],
    [
      'SEND-37: a quote that does not end',
      `sku;value;email\n${CARD};10;"a@b.example\n`,
      { file_id: 'file_parse' },
    ],
    ['no row', 'sku;value;email\n', { file_id: 'no_rows' }],
    [
      'SEND-33: too many rows',
      `sku;value;email\n${`${CARD};10;a@b.example\n`.repeat(10_001)}`,
      { file_id: 'too_many_rows' },
    ],
  ])('refuses %s by row and column', async (_, text, rules) => {
    const answer = await send(text);
    expect([answer.status, brokenRules(answer)]).toEqual([422, rules]);
  });

  test('every broken row is named at once', async () => {
    const answer = await send(`sku;value;email\n${CARD};x;a@b.example\n${CARD};10;b@b.example\nNO;10;c\n`);
    expect(brokenRules(answer)).toEqual({
      'rows.1.value': 'value_format',
      'rows.3.sku': 'unknown_sku',
      'rows.3.email': 'email_format',
    });
  });

  test('SEND-29, SEND-30, SEND-31: with an Order ID the column is left unread, and rows are numbered', async () => {
    const answer = await send(
      `order_id;sku;value;email\nx;${CARD};10;n1@b.example\nx;${CARD};10;n2@b.example`,
      { order_id: 'spring' },
    );
    expect(answer.status, answer.text).toBe(201);
    expect(
      await world.rows(
        sql`select order_id from redemptions where dispatch_id = ${String(answer.body.dispatch?.id)} order by line`,
      ),
    ).toEqual([{ order_id: 'spring-1' }, { order_id: 'spring-2' }]);
  });

  test('the same file is sent once, whatever key or spelling it comes with', async () => {
    const text = `sku;value;email\n${CARD};10;same@b.example\n`;
    expect((await send(text)).status).toBe(201);
    expect(
      (await send(text.replace('10;', '10.00;').toUpperCase().replace('SKU;VALUE;EMAIL', 'SKU;value;Email')))
        .body.error_name,
    ).toBe('already_sent');
    await world.run(sql`update skus set variable_value = true where sku = ${CARD}`);
    const any = `sku;value;email\n${CARD};10.5;any@b.example\n`;
    expect((await send(any)).status).toBe(201);
    expect((await send(any.replace('10.5', '10.50'))).body.error_name).toBe('already_sent');
    await world.run(sql`update skus set variable_value = false where sku = ${CARD}`);
    // A row twice in one file is meant twice.
    const twice = await send(`sku;value;email\n${`${CARD};10;twice@b.example\n`.repeat(2)}`);
    expect(twice.body.dispatch, twice.text).toMatchObject({ line_count: 2 });
  });

  test('a file of somebody else, of another purpose or none at all is not read', async () => {
    const codes = await world.upload('a-1\n', 'codes');
    const answers = await Promise.all(
      ['999', codes].map((file) => world.dispatch(world.mails, { kind: 'send_links', file_id: file })),
    );
    expect(answers.map(brokenRules)).toEqual([{ file_id: 'unknown_media' }, { file_id: 'unknown_media' }]);
    expect(brokenRules(await world.dispatch(world.mails, { kind: 'send_links' }))).toEqual({
      file_id: 'required',
    });
  });

  test('bytes that are no text are refused when they are checked', async () => {
    await expect(world.upload(Buffer.from([0x73, 0x00, 0xff, 0xfe]))).rejects.toThrow('file_encoding');
  });

  test('a promotion where each redeems once takes each recipient once, in a file and across files', async () => {
    const promotion = await world.create({
      activation_notification_channels: ['email'],
      redeem_frequency: 'unique',
    });
    const id = String(promotion.body.id);
    const rows = (...emails: string[]) => emails.map((email) => ({ sku: CARD, value: '10', email }));
    const ask = (...emails: string[]) => world.dispatch(id, { kind: 'send_links', rows: rows(...emails) });
    expect(brokenRules(await ask('u@b.example', ' U@b.example'))).toEqual({
      'rows.2.email': 'recipient_twice',
    });
    const first = await ask('u@b.example');
    expect(first.status, first.text).toBe(201);
    expect(brokenRules(await ask('v@b.example', 'u@b.example'))).toMatchObject({
      'rows.2.email': 'recipient_taken',
    });
    await world.change(first.body.dispatch?.id, 'recall');
    expect((await ask('v@b.example', 'u@b.example')).status).toBe(201);
  });
});
