import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { SALE_STATUSES } from '../../../schema/foundation/transitions.ts';
import { formatPercent } from '../../../schema/money/discounts.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec } from '../../foundation/records/codec.ts';
import { json, oneOf, text, whole } from '../../foundation/records/column.ts';

/** Sale status of a product: enabled while the product, its brand and one of its SKUs are on sale. */
export const isOnSale = sql`case when p.status = 'enabled' and b.status = 'enabled' and c.currency is not null
  then 'enabled' else 'disabled' end`;

/**
 * A product that a promotion of an advertiser offers from one of its reward groups (ADV-27, ADV-28). Of `m` promotions, `p` products, `b` brands,
 * `d` discounts and `c` the currency of its values.
 */
export const catalogProduct = codec('AdvertiserCatalogProduct', {
  columns: {
    promotion_id: text(sql`m.id::text`),
    promotion_name: text(sql`m.name`),
    product_id: text(sql`p.id`),
    product_name: text(sql`p.name`),
    brand_name: text(sql`b.name`),
    status: oneOf(SALE_STATUSES, isOnSale),
    currency: text(sql`coalesce(c.currency, p.face_value_currency)`).describe(
      "Currency of the values: the advertiser's billing currency, if the product has values in it",
    ),
  },
  hidden: {
    minorValues: json<string[]>(sql`to_jsonb(c.face_values)`, z.array(z.string())),
    basisPoints: whole(sql`coalesce(d.basis_points, 0)`),
  },
  derived: {
    values: z.array(z.string()).describe('Distinct face values on sale, the smallest first'),
    discount: z
      .string()
      .nullable()
      .describe('Percent; 0 means none. Null without viewDiscounts and editDiscounts'),
  },
  derive: ({ minorValues, basisPoints, currency }, { abilities }) => ({
    values: (minorValues ?? []).map((minor) => formatMinor(BigInt(minor), currency)),
    discount:
      abilities.has('viewDiscounts') || abilities.has('editDiscounts') ? formatPercent(basisPoints) : null,
  }),
});

export const catalogPageShape = responseSchema('AdvertiserCatalogPage', pageShape(catalogProduct.schema));
