import { INVOICE_TYPES } from '../advertisers/advertisers.ts';
import { isCountry } from '../foundation/contacts/countries.ts';
import { lineText } from '../foundation/text/lineText.ts';
import { z } from '../foundation/text/zod.ts';

/** A text that may be missing; an empty one is none. */
const text = (longest: number) =>
  lineText()
    .max(longest)
    .transform((value) => value || null)
    .nullable();
const country = z.string().refine(isCountry, { error: 'unknown_country' }).nullable();

const address = { line1: text(200), zipcode: text(20), city: text(100), country };

/** Everything but the address; the invoice type alone cannot be missing (INVOICE-7). */
const facts = {
  autoInvoicing: z.boolean(),
  vatCountry: country,
  invoiceType: z.enum(INVOICE_TYPES),
  firstname: text(100),
  lastname: text(100),
  // `entreprise` and `companie` are the specification's spelling.
  entrepriseName: text(200),
  companieType: text(100),
  capital: text(50),
  rcsNumber: text(50),
  rcsTown: text(100),
  siret: text(50),
  ape: text(20),
  idTva: text(50),
};

/** A change of an address: any of its keys. */
export const invoiceAddressDraft = z.strictObject(address).partial();

/** A change of an advertiser's invoicing: any of these keys; what is left out stays as it is (INVOICE-6). */
export const invoicingDraft = z.strictObject({ ...facts, invoiceAddress: invoiceAddressDraft }).partial();
export type InvoicingDraft = z.output<typeof invoicingDraft>;

/** The same rules as one flat list of fields, for a form: those of the address bear their path as name. */
export const invoicingForm = z.strictObject({
  ...facts,
  'invoiceAddress.line1': address.line1,
  'invoiceAddress.zipcode': address.zipcode,
  'invoiceAddress.city': address.city,
  'invoiceAddress.country': address.country,
});

/** True if a text looks like a SIRET: 14 digits, spaces aside. Other texts are still accepted (INVOICE-7). */
export function looksLikeSiret(value: string): boolean {
  return /^\d{14}$/.test(value.replace(/\s/g, ''));
}

/** True if a text looks like an APE code: 4 digits and a letter, `62.01Z` as well. Other texts are still accepted (INVOICE-7). */
export function looksLikeApe(value: string): boolean {
  return /^\d{2}\.?\d{2}[A-Z]$/i.test(value.replace(/\s/g, ''));
}
