import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatPercent } from '../../../schema/money/discounts.ts';
import { effectsShape } from '../../foundation/changes/effects.ts';
import type { RowOf } from '../../foundation/database/rows.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec } from '../../foundation/records/codec.ts';
import { flag, text, whole } from '../../foundation/records/column.ts';

/**
 * A product of the catalog with an advertiser's discount on it, if there is one (DISC-8): the percentage as a decimal text. Of `p` products,
 * `b` brands and `d` discounts.
 */
export const discount = codec('Discount', {
  columns: {
    product_id: text(sql`p.id`),
    label: text(sql`p.name`).describe('Name of the product'),
    sku: text(sql`p.id`).describe('SKU of the product'),
    brand_name: text(sql`b.name`),
    brand_sku: text(sql`b.sku`),
    version: whole(sql`coalesce(d.version, 0)`).describe('0 when there is none'),
  },
  hidden: {
    isSold: flag(sql`p.status = 'enabled'`),
    basisPoints: whole(sql`coalesce(d.basis_points, 0)`),
  },
  derived: {
    discount: z.string().describe('Percent, from 0 to 100 with two decimals at most; 0 means none'),
  },
  derive: ({ basisPoints }) => ({ discount: formatPercent(basisPoints) }),
});
export type DiscountRow = RowOf<typeof discount>;

export const discountPageShape = responseSchema('DiscountPage', pageShape(discount.schema));

/** The result of a save, or of its dry run. */
export const savedDiscountShape = responseSchema(
  'SavedDiscount',
  z.object({
    discount: discount.schema,
    before: z.string().describe('Previous percentage'),
    rewards: z.int().describe('Rewards of the product that are on sale; the new price applies to them'),
    effects: effectsShape,
  }),
);
export type SavedDiscountJson = z.output<typeof savedDiscountShape>;
