import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from '../foundation/text/fieldErrors.ts';
import { invoicingDraft, invoicingForm, looksLikeApe, looksLikeSiret } from './invoicing.ts';

const empty = {
  autoInvoicing: false,
  vatCountry: null,
  firstname: null,
  lastname: null,
  entrepriseName: null,
  companieType: null,
  capital: null,
  rcsNumber: null,
  rcsTown: null,
  siret: null,
  ape: null,
  idTva: null,
  'invoiceAddress.line1': null,
  'invoiceAddress.zipcode': null,
  'invoiceAddress.city': null,
  'invoiceAddress.country': null,
};
const wrong = (schema: typeof invoicingDraft | typeof invoicingForm, value: object) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? fieldErrorsOf(error) : [];
};

describe('what is required', () => {
  test('INVOICE-7: nothing but the invoice type', () => {
    expect(wrong(invoicingForm, { ...empty, invoiceType: 'unknown' })).toEqual([]);
    expect(wrong(invoicingForm, empty)).toEqual([{ field: 'invoiceType', rule: 'required' }]);
    expect(wrong(invoicingDraft, {})).toEqual([]);
    expect(wrong(invoicingDraft, { invoiceType: null })).toMatchObject([{ field: 'invoiceType' }]);
  });

  test('a blank text is none', () => {
    expect(invoicingDraft.parse({ siret: '  ', invoiceAddress: { city: '' } })).toEqual({
      siret: null,
      invoiceAddress: { city: null },
    });
  });
});

describe('what is refused', () => {
  test.each([
    [{ vatCountry: 'XX' }, 'vatCountry', 'unknown_country'],
    [{ vatCountry: 'fr' }, 'vatCountry', 'unknown_country'],
    [{ invoiceAddress: { country: 'WW' } }, 'invoiceAddress.country', 'unknown_country'],
    [{ invoiceType: 'later' }, 'invoiceType', 'choice'],
    [{ invoiceAddress: { street: 'x' } }, 'invoiceAddress.street', 'unknown'],
    [{ company: 'x' }, 'company', 'unknown'],
  ])('%j breaks a rule', (draft, field, rule) => {
    expect(wrong(invoicingDraft, draft)).toMatchObject([{ field, rule }]);
  });

  test('texts are bounded, in the form as in the contract', () => {
    const long = 'x'.repeat(201);
    expect(wrong(invoicingDraft, { entrepriseName: long, invoiceAddress: { line1: long } })).toEqual([
      { field: 'entrepriseName', rule: 'max_length', limit: '200' },
      { field: 'invoiceAddress.line1', rule: 'max_length', limit: '200' },
    ]);
    const form = { ...empty, invoiceType: 'unknown', 'invoiceAddress.line1': long };
    expect(wrong(invoicingForm, form)).toMatchObject([{ field: 'invoiceAddress.line1', rule: 'max_length' }]);
  });
});

describe('INVOICE-7: the formats of SIRET and APE are hints, not rules', () => {
  test.each([
    ['73282932000074', true],
    ['732 829 320 00074', true],
    ['7328293200007', false],
    ['7328293200007A', false],
  ])('SIRET %s: %s', (value, fits) => {
    expect(looksLikeSiret(value)).toBe(fits);
    expect(wrong(invoicingDraft, { siret: value })).toEqual([]);
  });

  test.each([
    ['6201Z', true],
    ['62.01z', true],
    ['6201', false],
    ['Z6201', false],
  ])('APE %s: %s', (value, fits) => {
    expect(looksLikeApe(value)).toBe(fits);
    expect(wrong(invoicingDraft, { ape: value })).toEqual([]);
  });
});
