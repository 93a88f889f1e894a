import { expect, test } from 'vitest';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import { facts } from '../../../testing/data/deskFile.ts';
import type { DeskSummary } from '../deskModel.ts';
import { openDesk } from '../rows/deskRows.ts';

const read = (lines: readonly string[]) =>
  openDesk(readPhone).read(new TextEncoder().encode(lines.join('\r\n')).buffer, facts) as DeskSummary;

test('messages name places in the order of rows, the column and limit of a text that is too long, and quote long values in short', () => {
  const long = 'x'.repeat(201);
  const summary = read([
    'sku;value;email;first_name;company_name',
    `AAA-CARD-0001;1,0;a@x.example;${long};Acme`,
    `AAA-CARD-0001;1,0;b@x.example;Ada;${long};surplus`,
    'AAA-CARD-0001;10;c@x.example;Bo\u200bb;Ac\u200bme',
  ]);
  const short = `${'x'.repeat(60)}…`;
  expect(summary.messages).toEqual([
    expect.objectContaining({
      rule: 'too_many_cells',
      places: [{ n: 2, line: 3, text: `${short} · surplus` }],
    }),
    expect.objectContaining({
      rule: 'value_format',
      places: [
        { n: 1, line: 2, text: '1,0' },
        { n: 2, line: 3, text: '1,0' },
      ],
    }),
    {
      rule: 'text_too_long',
      column: 'first_name',
      limit: '100',
      count: 1,
      places: [{ n: 1, line: 2, text: short }],
    },
    {
      rule: 'text_too_long',
      column: 'company_name',
      limit: '200',
      count: 1,
      places: [{ n: 2, line: 3, text: short }],
    },
    expect.objectContaining({
      rule: 'text_invisible_character',
      places: [
        { n: 3, line: 4, text: 'Ac\u200bme', column: 'company_name' },
        { n: 3, line: 4, text: 'Bo\u200bb', column: 'first_name' },
      ],
    }),
  ]);
});

test('words for none are told in names and companies; a company may be called by a number', () => {
  const words = ['-', '--', 'None', 'undefined', 'TRUE', 'FALSE'];
  const rows = [...words, '1664'].map((word, at) => `AAA-CARD-0001;10;p${at}@x.example;Ada;${word}`);
  const named = (header: string) => read([header, ...rows]).warnings;
  expect(named('sku;value;email;first_name;company_name')).toEqual([
    { rule: 'names_odd', limit: '-, --, None, undefined, TRUE, …', count: 6 },
  ]);
  expect(named('sku;value;email;last_name;first_name')).toMatchObject([{ rule: 'names_odd', count: 7 }]);
});

test('quotes that stay in a text are told: a blank before them makes them part of it', () => {
  const { warnings } = read([
    'sku,value,email,first_name,company_name',
    'AAA-CARD-0001,10,p1@x.example, "Sp" ,"Sp"',
    'AAA-CARD-0001,10,p2@x.example,"Bob ""Buddy"" Lee",Acme"',
  ]);
  expect(warnings).toContainEqual({ rule: 'quotes_kept', limit: '"Sp", Acme"', count: 2 });
});
