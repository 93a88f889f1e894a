import { expect, test } from 'vitest';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import { facts } from '../../../testing/data/deskFile.ts';
import type { DeskSummary } from '../deskModel.ts';
import { openDesk } from './deskRows.ts';

test('a cell with faulty quotes is wrong by itself until it is written again; the other rows are ready', () => {
  const desk = openDesk(readPhone);
  const text = `sku;value;email;first_name\nAAA-CARD-0001;10;ada@somewhere.example;Ada\nAAA-CARD-0001;10;"t11"@zz.example;"Bob" Lee\nAAA-CARD-0001;10;c@d.example;"Eve ""E"" Ray"\n`;
  const summary = desk.read(new TextEncoder().encode(text).buffer as ArrayBuffer, facts) as DeskSummary;
  expect([summary.total, summary.wrong]).toEqual([3, 1]);
  expect(summary.messages.map(({ rule, places }) => [rule, places])).toEqual([
    [
      'quotes_faulty',
      [
        { n: 2, line: 3, text: '"t11"@zz.example', column: 'email' },
        { n: 2, line: 3, text: '"Bob" Lee', column: 'first_name' },
      ],
    ],
  ]);
  desk.set(2, 'email', 't11@zz.example');
  expect(desk.set(2, 'first_name', 'Bob Lee').wrong).toBe(0);
});
