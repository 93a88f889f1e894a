import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { formatPercent } from '../../../schema/rules/discounts.ts';
import { effectsShape } from '../../changes/effects.ts';
import { pageShape } from '../../http/requests.ts';
import { responseSchema } from '../../http/responseSchema.ts';

/** A discount as the wire shows it (DISC-8): the percentage as a decimal text, `0` where there is none. */
export const discountShape = responseSchema(
  'Discount',
  z.object({
    product_id: z.string(),
    discount: z.string().describe('Percent, from 0 to 100 with two decimals at most; 0 is none'),
    label: z.string().describe('Name of the product'),
    sku: z.string().describe('SKU of the product'),
    brand_name: z.string(),
    brand_sku: z.string(),
    version: z.int().describe('0 where there is none'),
  }),
);
export type DiscountJson = z.output<typeof discountShape>;

export const discountPageShape = responseSchema('DiscountPage', pageShape(discountShape));

/** What a save did, or would do. */
export const savedDiscountShape = responseSchema(
  'SavedDiscount',
  z.object({
    discount: discountShape,
    before: z.string().describe('The percentage until now'),
    rewards: z.int().describe('Rewards on sale of the product that are charged by it'),
    effects: effectsShape,
  }),
);
export type SavedDiscountJson = z.output<typeof savedDiscountShape>;

/** A product of the catalogue with an advertiser's discount on it, if there is one. */
export interface DiscountRow {
  product_id: string;
  status: string;
  label: string;
  brand_name: string;
  brand_sku: string;
  basis_points: number | null;
  version: number | null;
}

/** Everything of `DiscountRow`; `d` are discounts, `p` products and `b` brands. */
export const discountColumns: SQL = sql`p.id as product_id, p.status, p.name as label, b.name as brand_name,
  b.sku as brand_sku, d.basis_points, d.version`;

export function discountJson(row: DiscountRow): DiscountJson {
  return {
    product_id: row.product_id,
    discount: formatPercent(row.basis_points ?? 0),
    label: row.label,
    sku: row.product_id,
    brand_name: row.brand_name,
    brand_sku: row.brand_sku,
    version: row.version ?? 0,
  };
}
