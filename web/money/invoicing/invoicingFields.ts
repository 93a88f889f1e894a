import type { InvoicingDetailsFragment } from '../../../operations/money/invoicing/AdvertiserInvoicingTab.generated.ts';
import type { UpdateInvoicingInput } from '../../../operations/schema.generated.ts';
import { INVOICE_TYPES } from '../../../schema/advertisers/advertisers.ts';
import type { z } from '../../../schema/foundation/text/zod.ts';
import type { invoicingForm } from '../../../schema/money/invoicing.ts';

/** An advertiser's invoicing as one flat list of fields; those of the address have their path as name. */
export type InvoicingFields = z.output<typeof invoicingForm>;
export type InvoicingField = keyof InvoicingFields;

/** The fields in the groups of the screen, in order. */
export const FIELD_GROUPS = {
  terms: ['autoInvoicing', 'invoiceType', 'vatCountry'],
  recipient: [
    'firstname',
    'lastname',
    'invoiceAddress.line1',
    'invoiceAddress.zipcode',
    'invoiceAddress.city',
    'invoiceAddress.country',
  ],
  company: ['entrepriseName', 'companieType', 'capital', 'siret', 'ape', 'idTva', 'rcsNumber', 'rcsTown'],
} as const satisfies Record<string, readonly InvoicingField[]>;

/** The fields of a response of the graph. */
export function fieldsOf(invoicing: InvoicingDetailsFragment): InvoicingFields {
  const { id: _, __typename: __, version: ___, invoiceAddress: address, vatCountry, ...facts } = invoicing;
  return {
    ...facts,
    invoiceType: INVOICE_TYPES.find((type) => type === facts.invoiceType) ?? 'unknown',
    vatCountry: vatCountry?.code ?? null,
    'invoiceAddress.line1': address.line1,
    'invoiceAddress.zipcode': address.zipcode,
    'invoiceAddress.city': address.city,
    'invoiceAddress.country': address.country?.code ?? null,
  };
}

/** Changes in the graph's format; omitted fields stay unchanged. */
export function inputOf(changes: Partial<InvoicingFields>): Omit<UpdateInvoicingInput, 'id' | 'version'> {
  const facts: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(changes)) {
    const [owner, part] = field.split('.');
    if (owner && part) address[part] = value;
    else facts[field] = value;
  }
  return Object.keys(address).length > 0 ? { ...facts, invoiceAddress: address } : facts;
}
