import { z } from 'zod';
import { INVOICE_TYPES } from '../../../schema/advertisers/advertisers.ts';
import type { InvoicingDraft } from '../../../schema/money/invoicing.ts';
import type { invoicing } from '../../advertisers/advertisers/invoicingTable.ts';
import type { advertisers } from '../../advertisers/advertisers/table.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

const text = z.string().nullable();

/** The invoicing of an advertiser as answers show it (INVOICE-4, INVOICE-5); countries are ISO 3166-1 alpha-2. */
export const invoicingShape = responseSchema(
  'Invoicing',
  z.object({
    id: z.string().describe('Identifier of the advertiser'),
    auto_invoicing: z.boolean(),
    vat_country: text,
    invoice_type: z.enum(INVOICE_TYPES).describe("Same as the advertiser's"),
    invoice_address: z.object({ line_1: text, zipcode: text, city: text, country: text }),
    firstname: text,
    lastname: text,
    entreprise_name: text,
    companie_type: text,
    capital: text,
    rcs_number: text,
    rcs_town: text,
    siret: text,
    ape: text,
    id_tva: text,
    version: z.int(),
  }),
);
export type InvoicingJson = z.output<typeof invoicingShape>;

export const invoicingListShape = responseSchema(
  'InvoicingList',
  z.object({ items: z.array(invoicingShape) }),
);

type Columns = typeof invoicing.$inferSelect;

/** A row with the invoice type of its advertiser. */
export type InvoicingRow = Columns & Pick<typeof advertisers.$inferSelect, 'invoiceType'>;

/** A row as answers show it. */
export function invoicingJson(row: InvoicingRow): InvoicingJson {
  return {
    id: row.advertiserId,
    auto_invoicing: row.autoInvoicing,
    vat_country: row.vatCountry,
    invoice_type: row.invoiceType,
    invoice_address: {
      line_1: row.addressLine1,
      zipcode: row.addressZipcode,
      city: row.addressCity,
      country: row.addressCountry,
    },
    firstname: row.firstname,
    lastname: row.lastname,
    entreprise_name: row.entrepriseName,
    companie_type: row.companieType,
    capital: row.capital,
    rcs_number: row.rcsNumber,
    rcs_town: row.rcsTown,
    siret: row.siret,
    ape: row.ape,
    id_tva: row.idTva,
    version: row.version,
  };
}

/** The changes of a draft, by the row's keys. */
export function changesOf({ invoiceAddress = {}, ...draft }: InvoicingDraft): Record<string, unknown> {
  const address = {
    addressLine1: invoiceAddress.line1,
    addressZipcode: invoiceAddress.zipcode,
    addressCity: invoiceAddress.city,
    addressCountry: invoiceAddress.country,
  };
  return Object.fromEntries(
    Object.entries({ ...draft, ...address }).filter(([, value]) => value !== undefined),
  );
}
