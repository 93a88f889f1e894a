// How advertisers are invoiced.
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { textId } from '../../foundation/database/columns.ts';
import { advertisers } from './table.ts';

/** The invoicing of one advertiser; its invoice type is a column of the advertiser. No row yet means nothing is known yet. */
export const invoicing = pgTable('invoicing', {
  advertiserId: textId('advertiser_id')
    .primaryKey()
    .references(() => advertisers.id),
  autoInvoicing: boolean('auto_invoicing').notNull().default(false),
  vatCountry: text('vat_country'),
  addressLine1: text('address_line_1'),
  addressZipcode: text('address_zipcode'),
  addressCity: text('address_city'),
  addressCountry: text('address_country'),
  firstname: text('firstname'),
  lastname: text('lastname'),
  entrepriseName: text('entreprise_name'),
  companieType: text('companie_type'),
  capital: text('capital'),
  rcsNumber: text('rcs_number'),
  rcsTown: text('rcs_town'),
  siret: text('siret'),
  ape: text('ape'),
  idTva: text('id_tva'),
  version: integer('version').notNull().default(1),
});
