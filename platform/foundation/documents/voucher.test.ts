import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { PRODUCT_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { runsOf } from './runs.ts';
import { codeSymbol, type Symbology } from './symbol.ts';
import { type Voucher, voucherPdf } from './voucher.ts';
import { VOUCHER_WORDS } from './voucherWords.ts';

const voucher: Voucher = {
  locale: 'en',
  brand: 'Acme',
  name: 'Gift card',
  description: 'Spend it anywhere.',
  value: { amount: '50.00', currency: 'EUR' },
  picture: null,
  code: 'ABCD-1234',
  pin: '4821',
  symbology: 'barcode',
  validUntil: '2027-11-30',
  isSpecimen: false,
  termsAndConditions: 'No cash.',
  termsAndConditionsUrl: 'https://example.com/terms',
};

async function read(more: Partial<Voucher>): Promise<{ text: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(await voucherPdf({ ...voucher, ...more })));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}

describe('a voucher', () => {
  test('says what it is worth, its code, how long it holds and under which terms', async () => {
    const { text, pages } = await read({});
    for (const part of ['Acme', 'Gift card', '€50.00', 'November 30, 2027', 'ABCD-1234', '4821', 'No cash.'])
      expect(text).toContain(part);
    expect(text).toContain('https://example.com/terms');
    expect(text).not.toContain('SPECIMEN');
    expect(pages).toBe(1);
  });

  test.each(PRODUCT_LOCALES)('I18N-6: is written in %s, money and dates included', async (locale) => {
    const { text } = await read({ locale, isSpecimen: true });
    const words = VOUCHER_WORDS[locale];
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(50);
    for (const part of [words.value, words.validUntil, words.about, words.terms, money.replace(/\s/g, ' ')])
      expect(text).toContain(part);
    expect(text).toContain(words.specimenNote.replace(/\s/g, ' '));
  });

  test('every font of a text with several scripts is there, and line breaks stay', async () => {
    const { text } = await read({ description: 'Škoda Ελλάδα Привет\n日本語 5,000円 Đặng' });
    for (const word of ['Škoda', 'Ελλάδα', 'Привет', '日本語', '5,000', '円', 'Đặng'])
      expect(text).toContain(word);
  });

  test('long terms go on over pages, which are numbered', async () => {
    const { text, pages } = await read({ termsAndConditions: 'Not exchangeable for cash. '.repeat(800) });
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain(`Page ${pages} of ${pages}`);
  });

  test('has a title and a language for readers that speak', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await voucherPdf({ ...voucher, locale: 'fr' })));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: 'Gift card · Acme', Language: 'fr' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  test('characters that steer a terminal or the direction of writing are left out', () => {
    expect(runsOf('a\u0007b\u202ec\u2066d\nf')).toEqual([{ font: 'latin-regular', text: 'abcd\nf' }]);
  });
});

describe('a code as a picture', () => {
  // Otherwise the reader fetches its program from a public server.
  beforeAll(() => {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
  });

  const scan = async (code: string, symbology: Symbology) => {
    const { png } = await codeSymbol(code, symbology);
    const [found] = await readBarcodes(new Blob([new Uint8Array(png)]));
    return [found?.format, found?.text];
  };

  test.each<[string, Symbology, string]>([
    ['ABCD-1234', 'barcode', 'Code128'],
    ['4006381333931', 'barcode', 'EAN13'],
    ['4006381333930', 'barcode', 'Code128'],
    ['ABCD-1234', 'qr', 'QRCode'],
    ['コード-1', 'barcode', 'QRCode'],
    ['A'.repeat(60), 'barcode', 'QRCode'],
    ['^029 (01)', 'barcode', 'Code128'],
  ])('%s as %s is read by a scanner as %s', async (code, symbology, format) => {
    const [found, text] = await scan(code, symbology);
    expect([found?.replace('-', ''), text]).toEqual([format, code]);
  });
});
