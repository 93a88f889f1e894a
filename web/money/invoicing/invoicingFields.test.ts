import { expect, test } from 'vitest';
import type { InvoicingDetailsFragment } from '../../../operations/money/invoicing/AdvertiserInvoicingTab.generated.ts';
import { invoicingForm } from '../../../schema/money/invoicing.ts';
import { changedFields } from '../../kit/form/saveMerged.ts';
import { invoicing } from '../../testing/data/invoicingData.ts';
import { FIELD_GROUPS, fieldsOf, type InvoicingFields, inputOf } from './invoicingFields.ts';

const fields = fieldsOf(invoicing() as unknown as InvoicingDetailsFragment);

test('INVOICE-1: every field of the rule stands in one group of the screen', () => {
  const groupedFields = Object.values(FIELD_GROUPS).flat();
  expect([...groupedFields].sort()).toEqual(invoicingForm.keyof().options.sort());
});

test('what the graph answers is what the form holds, and the rule takes it', () => {
  expect(fields).toMatchObject({
    vatCountry: 'FR',
    'invoiceAddress.city': 'Lyon',
    invoiceType: 'prepayment',
  });
  expect(invoicingForm.parse(fields)).toEqual(fields);
});

test('only what changed is sent, the address as one part', () => {
  expect(inputOf(changedFields(fields, fields))).toEqual({});
  const values = { ...fields, siret: null, 'invoiceAddress.city': 'Nantes', 'invoiceAddress.line1': null };
  expect(inputOf(changedFields<InvoicingFields>(values, fields))).toEqual({
    siret: null,
    invoiceAddress: { city: 'Nantes', line1: null },
  });
});
