import type { InferInsertModel } from 'drizzle-orm';
import type { discounts } from '../../../money/discounts/table.ts';
import { demoProducts } from '../catalog/catalogue.ts';
import { seededRandom } from '../random.ts';
import type { DemoAdvertiser } from './advertisers.ts';

/** Hundredths of a percent that are agreed on, most of them round. */
const AGREED = [250, 300, 500, 500, 700, 750, 800, 1000, 1000, 1200, 1250, 1500, 2000, 375, 1825];

/** Six to twenty-five discounts of each demo advertiser that has any. From a seed of its own, so that nothing else changes. */
export function demoDiscounts(
  advertisers: readonly DemoAdvertiser[],
  seed: number,
): InferInsertModel<typeof discounts>[] {
  const random = seededRandom(seed);
  const onSale = demoProducts().filter(({ status }) => status === 'enabled');
  return advertisers
    .filter(({ row }) => row.hasDiscounts)
    .flatMap(({ row }) => {
      const count = random.between(6, 25);
      const start = random.between(0, onSale.length - 1);
      return Array.from({ length: count }, (_, index) => ({
        advertiserId: row.id,
        productId: onSale[(start + index * 2) % onSale.length]?.id ?? '',
        basisPoints: random.pick(AGREED),
      }));
    });
}
