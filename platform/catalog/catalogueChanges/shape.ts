import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { CATALOGUE_CHANGE_KINDS, CATALOGUE_NOUNS } from '../../../schema/catalog/catalogueChanges.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { instant, json, oneOf, text } from '../../foundation/records/column.ts';

type Stored = Record<string, unknown>;
const stored = z.record(z.string(), z.unknown());

const changedFields = z.array(
  z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
);

/** A change of the catalog. Of `c` the changes, `e` their events, `a` the accounts that made them and `o` the sellers of publications. */
export const catalogueChange = codec('CatalogueChange', {
  columns: {
    id: text(sql`c.id::text`).describe('Grows in commit order'),
    at: instant(sql`c.at`),
    kind: oneOf(CATALOGUE_CHANGE_KINDS, sql`c.kind`),
    noun: oneOf(CATALOGUE_NOUNS, sql`c.noun`),
    noun_id: text(sql`c.noun_id`).describe('Id of the brand, product or publication, or the SKU'),
    name: text(sql`c.name`).describe("Name at the time of the change; for a publication, its product's"),
    brand_id: text(sql`c.brand_id`).nullable(),
    product_id: text(sql`c.product_id`).nullable(),
    seller_name: text(sql`o.name`)
      .nullable()
      .describe('For a publication: the seller that offers the product'),
  },
  hidden: {
    action: text(sql`e.action`).nullable(),
    accountName: text(sql`a.name`).nullable(),
    before: json(sql`e.before`, stored).nullable(),
    after: json(sql`e.after`, stored).nullable(),
    providers: json(
      sql`(select jsonb_object_agg(v.id, v.name) from providers v
        where v.id in ((e.before ->> 'provider_id')::bigint, (e.after ->> 'provider_id')::bigint))`,
      stored,
    ).nullable(),
    currency: text(sql`c.currency`).nullable(),
    catalogCurrency: text(sql`c.catalog_currency`).nullable(),
  },
  derived: {
    account_name: z
      .string()
      .nullable()
      .describe('Who made it; null unless the caller is operator staff with viewRewards'),
    fields: changedFields
      .nullable()
      .describe('Changed fields; null unless the caller is operator staff with viewRewards'),
  },
  derive: ({ action, accountName, before, after, providers, ...row }, scope) => {
    const now = { currency: row.currency, catalog_currency: row.catalogCurrency, providers };
    const fields = Object.keys(action === 'created' ? {} : (after ?? {})).map((field) => ({
      field,
      before: displayText(field, before ?? {}, now),
      after: displayText(field, after ?? {}, now),
    }));
    return seesAuthors(scope) ? { account_name: accountName, fields } : { account_name: null, fields: null };
  },
});
export type CatalogueChangeJson = JsonOf<typeof catalogueChange>;

/** The author and content of a change are visible only to operator staff who manage the catalog. */
const seesAuthors = ({ isStaff, abilities }: Scope): boolean => isStaff && abilities.has('viewRewards');

const AMOUNTS: Record<string, 'currency' | 'catalog_currency'> = {
  face_value: 'currency',
  catalog_price: 'catalog_currency',
};

/** Context for the values of an event: currencies of the SKU, and provider names by id. */
type Present = Record<'currency' | 'catalog_currency', string | null> & { providers: Stored | null };

/** A value of an event as a text: amounts with their decimals, providers by name, everything that is no text as JSON. */
function displayText(field: string, values: Stored, now: Present): string | null {
  const value = values[field] ?? null;
  const currencyField = AMOUNTS[field];
  if (value === null) return null;
  if (currencyField) {
    const currency = (values[currencyField] as string | undefined) ?? now[currencyField];
    return currency ? `${formatMinor(BigInt(String(value)), currency)} ${currency}` : String(value);
  }
  if (field === 'provider_id') return String(now.providers?.[String(value)] ?? value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const catalogueChangePage = responseSchema(
  'CatalogueChangePage',
  pageShape(catalogueChange.schema).extend({
    cursor: z
      .string()
      .describe(
        'Cursor to send as `since` next time; it covers everything answered so far and nothing later',
      ),
  }),
);
