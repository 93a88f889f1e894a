import { expect, test } from 'vitest';
import en from '../../locales/en/kit.json';
import fr from '../../locales/fr/kit.json';
import { brokenRule } from './brokenRule.ts';
import { kindOfFile } from './fileKind.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const fileOf = (content: string, name: string) => new File([bytesOf(content)], name);
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const wide = (name: string) => [...name].map((letter) => `${letter}\0`).join('');
const zip = (...parts: string[]) => `PK\x03\x04${parts.join('PK\x01\x02')}`;

const CASES: [kind: string | null, content: string, name: string][] = [
  ['protected', COMPOUND + wide('EncryptedPackage'), 'people.xlsx'],
  ['protected', COMPOUND + ' '.repeat(300_000) + wide('EncryptedPackage'), 'people.csv'],
  ['xls', COMPOUND + wide('Workbook'), 'people.csv'],
  ['xls', '<html><table></table></html>', 'people.xls'],
  ['document', COMPOUND + wide('WordDocument'), 'people.doc'],
  ['xlsx', zip('[Content_Types].xml', 'x'.repeat(300_000), 'xl/workbook.xml'), 'people.csv'],
  ['xlsb', zip('xl/workbook.bin', 'xl/styles.bin'), 'people.xlsb'],
  ['ods', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'content.xml'), 'people.csv'],
  ['document', zip('mimetypeapplication/vnd.oasis.opendocument.text', 'content.xml'), 'people.odt'],
  ['numbers', zip('Index/Document.iwa', 'Index/Tables/DataList.iwa'), 'people.numbers'],
  ['document', zip('Index/Document.iwa'), 'letter.pages'],
  ['document', zip('word/document.xml'), 'letter.docx'],
  ['archive', zip('people.csv'), 'people.zip'],
  ['pdf', '%PDF-1.7', 'people.csv'],
  ['picture', '\x89PNG\r\n', 'people.csv'],
  ['picture', '\0\0\0\x18ftypheic', 'photo.heic'],
  ['picture', 'RIFF1234WEBP', 'photo.webp'],
  [null, 'sku;value\nPK;1', 'people.csv'],
  [null, 'BM,Rar\nGIF,%PDF-', 'people.csv'],
  [null, '', 'empty.csv'],
];

test.each(CASES)('a file of the kind %s: %j as %s', async (kind, content, name) => {
  const file = fileOf(content, name);
  expect(await kindOfFile(file)).toBe(kind);
  const isXlsxRead = kind === null || kind === 'xlsx';
  const rule = await brokenRule(file, ['.csv', '.xlsx'], 1_000_000);
  if (isXlsxRead) expect(rule).toBe(content === '' ? 'file_empty' : null);
  else expect(rule).toBe(`foreign.${kind}`);
  // The same kind is told at a field that takes text only, and at one of pictures.
  if (kind) expect(await brokenRule(file, ['.csv', 'text/csv'], 1)).toBe(`foreign.${kind}`);
  if (kind && kind !== 'picture')
    expect(await brokenRule(file, ['image/png'], 1_000_000)).toBe(`foreign.${kind}`);
  if (kind) for (const words of [en, fr]) expect(Object.keys(words.foreign)).toContain(kind);
});
