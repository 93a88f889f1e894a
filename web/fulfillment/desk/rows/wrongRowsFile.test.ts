import { expect, test } from 'vitest';
import { GOOD, opened } from '../../../testing/data/deskFile.ts';

test('the file of wrong rows holds every column of the person’s file under its own name, and is read again as often as somebody likes', () => {
  const text =
    'Notes;sku;E-mail;Reason;+Score;value\r\n' +
    ` first ;AAA-CARD-0001;a@b.example;birthday;1;10\r\n=1+1;AAA-CARD-0001;nobody;"wedding; June";+2;10\r\n`;
  const words = { email_format: 'No address' };
  const { desk } = opened(text);
  const first = desk.rest(words);
  expect(first).toBe(
    '\ufeff"Notes";"sku";"E-mail";"Reason";"\'+Score";"value";"reason";"file_line"\r\n' +
      '"\'=1+1";"AAA-CARD-0001";"nobody";"wedding; June";"\'+2";"10";"email: No address";"3"\r\n',
  );
  const again = opened(first);
  expect(
    again.summary.plan.map(({ name, column, sample, isOurs }) => [name, column, sample, isOurs]),
  ).toEqual([
    ['Notes', null, '=1+1', false],
    ['sku', 'sku', 'AAA-CARD-0001', false],
    ['E-mail', 'email', 'nobody', false],
    ['Reason', null, 'wedding; June', false],
    ['+Score', null, '+2', false],
    ['value', 'value', '10', false],
    ['reason', null, 'email: No address', true],
    ['file_line', null, '3', true],
  ]);
  expect(again.summary).toMatchObject({ total: 1, wrong: 1 });
  expect(again.desk.rest(words)).toBe(first.replace('"3"\r\n', '"2"\r\n'));
  // A column that the desk adds stands behind those of the file.
  again.desk.set(1, 'email', 'c@d.example');
  again.desk.refuse([{ n: 1, column: 'first_name', rule: 'recipient_name_required' }], [1]);
  expect(again.desk.rest(words).split('\r\n')[0]).toContain(';"value";"first_name";"reason";"file_line"');
});

test('pasted columns that are not sent are in the file of wrong rows', () => {
  const { desk } = opened(`sku;value;email\n${GOOD}\n`);
  desk.paste(1, 'sku', 'sku\tNickname\tvalue\temail\nAAA-CARD-0001\tCy\t10\tnobody');
  const rest = desk.rest({ email_format: 'No address' });
  expect(rest.split('\r\n').slice(0, 2)).toEqual([
    '\ufeff"sku";"value";"email";"Nickname";"reason"',
    '"AAA-CARD-0001";"10";"nobody";"Cy";"email: No address"',
  ]);
  expect(opened(rest).summary).toMatchObject({ total: 1, wrong: 1 });
});
