import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import type { DeskSummary, Opened } from '../deskModel.ts';
import type { DeskFacts } from '../file/suggestions.ts';
import { recipientCommands } from './recipientCommands.ts';

const facts: DeskFacts = {
  channel: 'sms',
  orderId: null,
  isUnique: false,
  countries: ['FR'],
  rewards: [{ sku: 'AAA-CARD-0001', isVariable: true, faceValue: '10.00', currency: 'EUR' }],
};

/** Prefix of the format's names. */
const SCHEMAS = ['http:', '', 'schemas.openxmlformats.org'].join('/');

const cell = (at: string, text: string | number) =>
  typeof text === 'number'
    ? `<c r="${at}"><v>${text}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of these sheets, as the smallest archive that a spreadsheet program writes. */
function workbook(
  sheets: Record<string, string>,
  more: Record<string, Uint8Array> = {},
  hidden: readonly string[] = [],
): ArrayBuffer {
  const names = Object.keys(sheets);
  const head = '<?xml version="1.0" encoding="UTF-8"?>';
  const main = `${SCHEMAS}/spreadsheetml/2006/main`;
  const office = `${SCHEMAS}/officeDocument/2006/relationships`;
  const of = (part: (name: string, number: number) => string) =>
    names.map((name, at) => part(name, at + 1)).join('');
  return zipSync({
    'xl/workbook.xml': strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${of((name, n) => `<sheet name="${name}"${hidden.includes(name) ? ' state="hidden"' : ''} sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `${head}<Relationships xmlns="${SCHEMAS}/package/2006/relationships">${of((_, n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}</Relationships>`,
    ),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(
          `${head}<worksheet xmlns="${main}">${sheets[name]?.includes('<sheetData>') ? sheets[name] : `<sheetData>${sheets[name]}</sheetData>`}</worksheet>`,
        ),
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
      ['1.23456789012346E+18', 'AAA-CARD-0001', '10', '33612345679'],
    ]);
    // A phone number that is a number has no plus, and an order ID of nineteen digits has lost the last ones: both are refused with their row.
    expect(summary.messages.map(({ rule, places }) => [rule, places[0]?.n, places[0]?.line])).toEqual([
      ['phone_format', 2, 4],
      ['digits_lost', 2, 4],
    ]);
    expect(summary.warnings).toEqual([
      { rule: 'other_sheets', limit: 'Old' },
      { rule: 'cells_read_as', limit: 'D4: 1.23456789012346E+18' },
    ]);
    expect(summary.plan.map(({ name, column }) => [name, column])).toEqual([
      ['Reward', 'sku'],
      ['Montant', 'value'],
      ['Téléphone', 'phone_number'],
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

  test('with errors and formulas without a result: their rows are refused at the cell, by the rule that says what to do', async () => {
    const rows = [
      `<row r="2">${cell('A2', 'AAA-CARD-0001')}<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>${cell('C2', '+33612345678')}${cell('D2', 'a')}</row>`,
      `<row r="3">${cell('A3', 'AAA-CARD-0001')}<c r="B3"><f>5&lt;6</f><v></v></c>${cell('C3', '+33612345679')}${cell('D3', 'b')}</row>`,
      `<row r="4">${cell('A4', 'AAA-CARD-0001')}${cell('B4', 10)}${cell('C4', '+33612345670')}<c r="D4" t="str"><f>A4</f></c></row>`,
    ];
    const desk = recipientCommands(readPhone);
    const summary = (await desk.readSheet(
      workbook({ People: HEADER + rows.join('') }),
      facts,
    )) as DeskSummary;
    expect([summary.total, summary.wrong]).toEqual([3, 3]);
    expect(summary.messages).toHaveLength(2);
    const messages = summary.messages.map(({ rule, places }) => [
      rule,
      places.map(({ line, text }) => [line, text]),
    ]);
    expect(messages).toEqual([
      ['spreadsheet_error', [[2, '#DIV/0!']]],
      [
        'formula_without_value',
        [
          [3, '=5<6'],
          [4, '=A4'],
        ],
      ],
    ]);
    expect(desk.set(1, 'value', '10').wrong).toBe(2);
    desk.set(2, 'value', '10');
    expect(desk.set(3, 'order_id', 'c').wrong).toBe(0);
  });

  test('gives numbers as they are shown: leading zeros and percentages; others that are shown otherwise are named', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="0#&quot; &quot;##&quot; &quot;##&quot; &quot;##&quot; &quot;##"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="165"/><xf numFmtId="1"/><xf numFmtId="4"/></cellXfs></styleSheet>`;
    const number = (at: string, style: number, value: number) =>
      `<c r="${at}" s="${style}"><v>${value}</v></c>`;
    const rows = [
      `<row r="2">${cell('A2', 'AAA-CARD-0001')}${number('B2', 2, 0.15)}${number('C2', 3, 612345678)}${number('D2', 1, 42)}</row>`,
      `<row r="3">${cell('A3', 'AAA-CARD-0001')}${number('B3', 4, 12.6)}${cell('C3', '+33612345679')}${number('D3', 1, 123456)}</row>`,
      `<row r="4">${cell('A4', 'AAA-CARD-0001')}${number('B4', 5, 1250.5)}${cell('C4', '+33612345670')}${number('D4', 0, 75.30000000000001)}</row>`,
    ];
    const bytes = workbook({ People: HEADER + rows.join('') }, { 'xl/styles.xml': strToU8(styles) });
    const summary = (await read(bytes)) as DeskSummary;
    expect(summary.first).toEqual([
      ['00042', 'AAA-CARD-0001', '15%', '06 12 34 56 78'],
      ['123456', 'AAA-CARD-0001', '12.6', '+33612345679'],
      ['75.3', 'AAA-CARD-0001', '1250.5', '+33612345670'],
    ]);
    expect(summary.messages.map(({ rule, places }) => [rule, places[0]?.line])).toEqual([
      ['value_format', 2],
      ['phone_format', 2],
    ]);
    expect(summary.warnings).toEqual([{ rule: 'shown_otherwise', limit: 'B3: 12.6' }]);
  });

  test('leaves hidden rows out until a person sends them, and names hidden columns', async () => {
    const row = (line: number, more = '') =>
      `<row r="${line}"${more}>${cell(`A${line}`, 'AAA-CARD-0001')}${cell(`B${line}`, 10)}${cell(`C${line}`, `+3361234567${line}`)}${cell(`D${line}`, `o${line}`)}</row>`;
    const desk = recipientCommands(readPhone);
    const sheet = `<cols><col min="4" max="4" hidden="1"/></cols><sheetData>${HEADER}${row(2)}${row(3, ' hidden="1"')}${row(4)}</sheetData>`;
    const summary = (await desk.readSheet(workbook({ People: sheet }), facts)) as DeskSummary;
    expect([summary.total, summary.source?.hiddenRows]).toEqual([2, 1]);
    expect(summary.warnings).toEqual([
      { rule: 'hidden_rows_left', limit: '1' },
      { rule: 'hidden_columns', limit: 'order_id' },
    ]);
    expect(desk.set(2, 'value', 'x').messages[0]?.places).toEqual([{ n: 2, line: 4, text: 'x' }]);
    const whole = desk.choose({ areHiddenRead: true });
    expect(whole.total).toBe(3);
    expect(whole.warnings[0]).toEqual({ rule: 'hidden_rows_read', limit: '1' });
  });

  test('whose first sheet is empty or hidden is read from the next one, which is said; a person can choose another', async () => {
    const rows = (phone: string) =>
      `${HEADER}<row r="2">${cell('A2', 'AAA-CARD-0001')}${cell('B2', 10)}${cell('C2', phone)}${cell('D2', 'a')}</row>`;
    const sheets = { Notes: '', March: rows('+33612345678'), April: rows('+33612345679') };
    const desk = recipientCommands(readPhone);
    const summary = (await desk.readSheet(workbook(sheets), facts)) as DeskSummary;
    expect(summary.first[0]?.at(-1)).toBe('+33612345678');
    expect(summary.warnings).toEqual([
      { rule: 'sheet_passed', limit: 'Notes' },
      { rule: 'other_sheets', limit: 'April' },
    ]);
    expect(summary.source?.sheets.map(({ name }) => name)).toEqual(['March', 'April']);
    expect(desk.choose({ sheet: 2 }).first[0]?.at(-1)).toBe('+33612345679');
    const hidden = (await read(workbook(sheets, {}, ['March']))) as DeskSummary;
    expect(hidden.first[0]?.at(-1)).toBe('+33612345679');
  });

  test('has an error in each row with a cell behind the names of the columns', async () => {
    const row = (line: number, more = '') =>
      `<row r="${line}">${cell(`A${line}`, 'AAA-CARD-0001')}${cell(`B${line}`, 10)}${cell(`C${line}`, `+3361234567${line}`)}${cell(`D${line}`, `o${line}`)}${more}</row>`;
    const rows = row(2) + row(3, cell('F3', 'Surplus'));
    const summary = (await read(workbook({ People: HEADER + rows }))) as DeskSummary;
    expect([summary.total, summary.wrong]).toEqual([2, 1]);
    expect(summary.messages).toMatchObject([
      { rule: 'too_many_cells', places: [{ n: 2, line: 3, text: 'o3 · Surplus' }] },
    ]);
  });

  test('names dates, moments, yes or no and powers of ten, which it shows otherwise', async () => {
    const styles =
      '<styleSheet><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>';
    const row = (line: number, order: string) =>
      `<row r="${line}">${cell(`A${line}`, 'AAA-CARD-0001')}${cell(`B${line}`, 10)}${cell(`C${line}`, `+3361234567${line}`)}${order}</row>`;
    const rows = [
      row(2, '<c r="D2" s="1"><v>46003</v></c>'),
      row(3, '<c r="D3" s="2"><v>46003.5</v></c>'),
      row(4, '<c r="D4" t="b"><v>1</v></c>'),
      row(5, '<c r="D5"><v>1.5E-7</v></c>'),
    ];
    const bytes = workbook({ People: HEADER + rows.join('') }, { 'xl/styles.xml': strToU8(styles) });
    const summary = (await read(bytes)) as DeskSummary;
    const limit = 'D2: 2025-12-12, D3: 2025-12-12 12:00, D4: TRUE, D5: 1.5e-7';
    expect(summary.warnings).toEqual([
      { rule: 'cells_read_as', limit },
      { rule: 'order_ids_dates', limit: '2025-12-12, 2025-12-12 12:00', count: 2 },
    ]);
    expect(summary.first.map(([order]) => order)).toEqual([
      '2025-12-12',
      '2025-12-12 12:00',
      'TRUE',
      '1.5e-7',
    ]);
  });

  test('that is none, or has no content, says so', async () => {
    const text = new TextEncoder().encode('sku;value').slice().buffer;
    expect(await read(text)).toEqual({ problem: 'spreadsheet' });
    expect(await read(workbook({ People: '' }))).toEqual({ problem: 'empty' });
  });
});
