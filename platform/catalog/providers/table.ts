// Providers of SKUs.
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, identity, namesIn } from '../../foundation/database/columns.ts';

/** How codes come from a provider: out of a pool that was imported, asked for over HTTP, or made here. */
export const PROVIDER_KINDS = ['pool', 'http', 'issued'] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/**
 * One partner that supplies the codes or the goods of SKUs; only operator staff know which one. Its bearer token is sealed like a code;
 * `cancels` says whether it takes codes back, `consults` whether it
 * tells the balance of a card, `payment_type` when it is paid, by the numbers of `PROVIDER_PAYMENT_TYPES`,
 * `purchase_rate` how much of a face value it is paid, in hundredths of a percent; null where that is not known.
 */
export const providers = pgTable(
  'providers',
  {
    id: identity(),
    name: text('name').notNull().unique(),
    kind: text('kind').$type<ProviderKind>().notNull().default('pool'),
    url: text('url'),
    tokenKeyId: text('token_key_id'),
    tokenWrapped: bytes('token_wrapped'),
    tokenSealed: bytes('token_sealed'),
    cancels: boolean('cancels').notNull().default(false),
    paymentType: smallint('payment_type').notNull().default(0),
    purchaseRate: integer('purchase_rate'),
    consults: boolean('consults').notNull().default(false),
  },
  (table) => [
    check('providers_kind', sql`${table.kind} in (${namesIn(PROVIDER_KINDS)})`),
    check('providers_payment_type', sql`${table.paymentType} between 0 and 3`),
    check('providers_purchase_rate', sql`${table.purchaseRate} between 0 and 20000`),
    check('providers_url', sql`${table.kind} <> 'http' or ${table.url} is not null`),
  ],
);
