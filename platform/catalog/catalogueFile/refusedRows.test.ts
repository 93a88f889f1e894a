import { expect, test } from 'vitest';
import { catalogueFile, fresh } from '../../testing/catalogueFile.ts';

const { edited, outcomes, send, skus } = catalogueFile();

test.each([
  ['a SKU that is not there', 'ABC-CARD-0001', { sku: 'ABC-CARD-9999' }, 'sku', 'unknown_sku'],
  ['another version', 'ABC-CARD-0001', { name_en: 'Late', version: '7' }, 'version', 'stale_row'],
  [
    'a version that is a word',
    'ABC-CARD-0001',
    { name_en: 'Late', version: 'undefined' },
    'version',
    'version_no_number',
  ],
  [
    'a version with decimals',
    'ABC-CARD-0001',
    { name_en: 'Late', version: '1.0' },
    'version',
    'version_no_number',
  ],
  ['another product name', 'ABC-CARD-0001', { product_name: 'Cards' }, 'product_name', 'only_shown'],
  ['another brand', 'ABC-CARD-0001', { brand_id: 'XYZ' }, 'brand_id', 'only_shown'],
  ['no version', 'ABC-CARD-0001', { name_en: 'Late', version: '' }, 'version', 'required'],
  ['no name', 'ABC-CARD-0001', { name_en: '-' }, 'name_en', 'required'],
  ['a cleared status', 'ABC-CARD-0001', { status: '-' }, 'status', 'not_clearable'],
  ['a cleared value', 'ABC-CARD-0001', { face_value: '-' }, 'face_value', 'not_clearable'],
  ['a description without a name', 'ABC-CARD-0001', { description_de: 'Zehn' }, 'name_de', 'required'],
  ['a name that is too long', 'ABC-CARD-0001', { name_ja: 'x'.repeat(201) }, 'name_ja', 'max_length'],
  ['an unknown language', 'ABC-CARD-0001', { default_locale: 'ru' }, 'default_locale', 'choice'],
  ['an unknown status', 'ABC-CARD-0001', { status: 'gone' }, 'status', 'choice'],
  ['an unknown currency', 'ABC-CARD-0001', { currency: 'EUX' }, 'currency', 'unknown_currency'],
  ['a text for a number', 'ABC-CARD-0001', { face_value: 'ten' }, 'face_value', 'amount_format'],
  ['a comma before decimals', 'ABC-CARD-0001', { face_value: '1.250,00' }, 'face_value', 'comma_in_number'],
  ['an amount with a dash', 'ABC-CARD-0001', { face_value: '25.-' }, 'face_value', 'amount_format'],
  ['an unclear comma', 'ABC-CARD-0001', { face_value: '0,500' }, 'face_value', 'comma_in_number'],
  ['a negative value', 'ABC-CARD-0001', { face_value: '-1' }, 'face_value', 'amount_negative'],
  ['three decimals', 'ABC-CARD-0001', { face_value: '1.001' }, 'face_value', 'price_two_decimals'],
  ['decimals of a currency without', 'ABC-CARD-0002', { face_value: '1.5' }, 'face_value', 'no_decimals'],
  ['too much', 'ABC-CARD-0001', { face_value: '1000000000' }, 'face_value', 'amount_too_high'],
  ['far too much', 'ABC-CARD-0001', { face_value: '99999999999999999' }, 'face_value', 'amount_too_high'],
  ['half a catalogue price', 'ABC-CARD-0001', { catalog_currency: '-' }, 'catalog_currency', 'required'],
  ['an EAN that a spreadsheet rounded', 'ABC-BOX-0001', { ean: '4.00638E+12' }, 'ean', 'digits_lost'],
  ['an EAN with a wrong check digit', 'ABC-BOX-0001', { ean: '9780201379625' }, 'ean', 'ean_check_digit'],
  ['a spreadsheet’s error', 'ABC-CARD-0001', { name_fr: '#N/A' }, 'name_fr', 'spreadsheet_error'],
  ['a rounded text', 'ABC-CARD-0001', { description_en: '1,2E+10' }, 'description_en', 'digits_lost'],
  ['an EAN that another SKU has', 'ABC-CARD-0001', { ean: '4006381333931' }, 'ean', 'ean_taken'],
  ['a word for yes or no', 'ABC-CARD-0001', { featured: 'maybe' }, 'featured', 'true_or_false'],
  [
    'a dimension the product has not',
    'ABC-CARD-0001',
    { dimension_size: 'S' },
    'dimension_size',
    'unknown_dimension',
  ],
  ['a value the dimension has not', 'ABC-BOX-0001', { dimension_size: 'XXL' }, 'dimension_size', 'choice'],
  ['a new SKU of no product', '', { ...fresh, product_id: '' }, 'product_id', 'required'],
  [
    'a new SKU of an unknown product',
    '',
    { ...fresh, product_id: 'ABC-NONE' },
    'product_id',
    'no_such_product',
  ],
  ['a new SKU of an unknown brand', '', { ...fresh, brand_id: 'QQQ' }, 'brand_id', 'unknown_brand'],
  ['a new SKU of another brand', '', { ...fresh, brand_id: 'XYZ' }, 'brand_id', 'only_shown'],
  ['a new SKU that has a version', '', { ...fresh, version: '1' }, 'version', 'version_of_new'],
  ['a new SKU that is not on sale', '', { ...fresh, status: 'disabled' }, 'status', 'new_is_enabled'],
  ['a new SKU without a currency', '', { ...fresh, currency: '' }, 'currency', 'required'],
  ['a formula for a bar code', 'ABC-BOX-0001', { ean: '="400638"&"1333931"' }, 'ean', 'ean_length'],
  ['a new item without its bar code', '', { ...fresh, product_id: 'ABC-BOX' }, 'ean', 'required'],
  ['a value that the product has', '', { ...fresh, face_value: '10' }, 'sku', 'sku_exists'],
])('a row is refused by its column: %s', async (_, sku, cells, column, rule) => {
  const before = await skus();
  const [row] = await outcomes(send(await edited(sku, cells)));
  expect(row).toMatchObject({ outcome: 'refused', changes: [] });
  expect(row?.errors).toMatchObject([{ column, rule }]);
  expect(await skus()).toEqual(before);
});

test.each(['en', 'fr'])(
  'a call may hold a part of a file: a comma in a number is refused with its line, column and remedy, and other cells are read (%s)',
  async (language) => {
    const { columns, rows: certain } = await edited('ABC-CARD-0001', {
      catalog_price: '10,50',
      name_en: 'Tenner',
    });
    const unclear = await edited('', { ...fresh, face_value: '1,234', currency: 'EUX' });
    const text = await edited('ABC-BOX-0001', { name_en: 'Box, large' });
    const file = { columns, rows: [...certain, ...unclear.rows, ...text.rows] };
    const words = {
      en: [
        'Line 2, column catalog_price: write the number with a decimal point and without a comma, here 10.50.',
        'Line 3, column face_value: write the number with a decimal point and without a comma, such as 1234.50.',
      ],
      fr: [
        'Ligne 2, colonne catalog_price\u202f: écrivez le nombre avec un point décimal et sans virgule, ici 10.50.',
        'Ligne 3, colonne face_value\u202f: écrivez le nombre avec un point décimal et sans virgule, par exemple 1234.50.',
      ],
    }[language as 'en'];
    const expected = [
      {
        outcome: 'refused',
        errors: [{ column: 'catalog_price', rule: 'comma_in_number', limit: '10.50', message: words[0] }],
      },
      {
        outcome: 'refused',
        errors: [
          { column: 'face_value', rule: 'comma_in_number', limit: null, message: words[1] },
          { column: 'currency', rule: 'unknown_currency' },
        ],
      },
      { outcome: 'changed' },
    ];
    expect(await outcomes(send(file, { language, dryRun: true }))).toMatchObject(expected);
    // Whichever rows share a call, the outcome is the same.
    for (const [at, row] of file.rows.entries())
      expect(await outcomes(send({ columns, rows: [row] }, { language, dryRun: true }))).toMatchObject([
        { outcome: expected[at]?.outcome },
      ]);
    expect(await outcomes(send(file, { language }))).toMatchObject(expected);
  },
);

test('everything that is wrong with a row is named at once', async () => {
  const before = await skus();
  for (const [sku, cells] of [
    ['ABC-CARD-0001', { name_en: '-', status: '-', currency: 'EUX', name_fr: '#N/A', version: '99' }],
    ['', { ...fresh, name_en: '-', status: '-', currency: 'EUX', name_fr: '#N/A' }],
  ] as const) {
    const [row] = await outcomes(send(await edited(sku, cells)));
    const errors = row?.errors as unknown as { column: string; rule: string }[];
    expect(errors.map(({ column, rule }) => `${column} ${rule}`).sort()).toEqual([
      'currency unknown_currency',
      'name_en required',
      'name_fr spreadsheet_error',
      'status not_clearable',
      ...(sku ? ['version stale_row'] : []),
    ]);
  }
  expect(await skus()).toEqual(before);
});
