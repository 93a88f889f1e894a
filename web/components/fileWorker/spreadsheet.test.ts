import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readPhone } from '../../../schema/readPhone.ts';
import type { DeskSummary, Opened } from '../desk/deskModel.ts';
import type { DeskFacts } from '../desk/suggestions.ts';
import { recipientCommands } from './fileCommands.ts';

const facts: DeskFacts = {
  ...{ channel: 'sms', orderId: null, isUnique: false, countries: ['FR'] },
  rewards: [{ sku: 'AAA-CARD-0001', isVariable: true, faceValue: '10.00', currency: 'EUR' }],
};

/** What the names of the format begin with. */
const SCHEMAS = ['http:', '', 'schemas.openxmlformats.org'].join('/');

const cell = (at: string, text: string | number) =>
  typeof text === 'number'
    ? `<c r="${at}"><v>${text}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of these sheets, as the smallest archive that a spreadsheet program writes. */
function workbook(sheets: Record<string, string>, more: Record<string, Uint8Array> = {}): ArrayBuffer {
  const names = Object.keys(sheets);
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const main = `${SCHEMAS}/spreadsheetml/2006/main`;
  const office = `${SCHEMAS}/officeDocument/2006/relationships`;
  const of = (part: (name: string, number: number) => string) =>
    names.map((name, at) => part(name, at + 1)).join('');
  return zipSync({
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${of((name, n) => `<sheet name="${name}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${of((_, n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`${head}<worksheet xmlns="${main}"><sheetData>${sheets[name]}</sheetData></worksheet>`),
      ]),
    ),
    ...more,
  }).slice().buffer;
}

const HEADER = `<row r="1">${cell('A1', 'Reward')}${cell('B1', 'Montant')}${cell('C1', 'Téléphone')}${cell('D1', 'order_id')}</row>`;
const read = (bytes: ArrayBuffer): Promise<Opened> => recipientCommands(readPhone).readSheet(bytes, facts);

describe('UPLOAD-14: a spreadsheet', () => {
  test('is read as its cells mean it: texts, numbers and what a formula stored; empty rows count', async () => {
    const rows = [
      `<row r="3">${cell('A3', 'AAA-CARD-0001')}${cell('B3', 12.5)}${cell('C3', '+33 (0)6 12 34 56 78')}${cell('D3', 'a-1')}</row>`,
      `<row r="4">${cell('A4', 'AAA-CARD-0001')}<c r="B4"><f>5+5</f><v>10</v></c>${cell('C4', 33612345679)}<c r="D4"><v>1234567890123456789</v></c></row>`,
    ];
    const summary = (await read(workbook({ People: HEADER + rows.join(''), Old: HEADER }))) as DeskSummary;
    expect(summary.columns).toEqual(['order_id', 'sku', 'value', 'phone_number']);
    expect(summary.first).toEqual([
      ['a-1', 'AAA-CARD-0001', '12.5', '+33612345678'],
      ['1.2345678901234568E+18', 'AAA-CARD-0001', '10', '33612345679'],
    ]);
    // A phone number that is a number has no plus, and an order ID of nineteen digits has lost the last ones: both are refused with their row.
    expect(summary.messages.map(({ rule, places }) => [rule, places[0]?.n, places[0]?.line])).toEqual([
      ['phone_format', 2, 4],
      ['digits_lost', 2, 4],
    ]);
    expect(summary.warnings).toEqual([{ rule: 'other_sheets', limit: 'Old' }]);
    expect(summary.plan.map(({ name, column }) => [name, column])).toEqual([
      ['reward', 'sku'],
      ['montant', 'value'],
      ['téléphone', 'phone_number'],
      ['order_id', 'order_id'],
    ]);
  });

  test('above a limit is refused before it is unpacked or laid out', async () => {
    const zeros = new Uint8Array(65 * 1024 * 1024);
    const bomb = workbook({ People: HEADER }, { 'xl/media/bomb.xml': zeros });
    expect(bomb.byteLength).toBeLessThan(200_000);
    for (const bytes of [
      bomb,
      workbook({ People: `${HEADER}<row r="2">${cell('XFD2', 'x')}</row>` }),
      workbook({ People: `${HEADER}<row r="1048576">${cell('A1048576', 'x')}</row>` }),
    ])
      expect(await read(bytes)).toEqual({ problem: 'spreadsheet_too_large' });
  });

  test('that is none, or has no content, says so', async () => {
    const text = new TextEncoder().encode('sku;value').slice().buffer;
    expect(await read(text)).toEqual({ problem: 'spreadsheet' });
    expect(await read(workbook({ People: '' }))).toEqual({ problem: 'empty' });
  });
});
