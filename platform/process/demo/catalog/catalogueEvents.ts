import type { InferInsertModel } from 'drizzle-orm';
import { addDays, type Day, startOfDay } from '../../../../schema/foundation/dates/dates.ts';
import type { events } from '../../../foundation/changes/eventTable.ts';
import { demoBrands, demoProducts } from './catalogue.ts';

type DemoEvent = InferInsertModel<typeof events>;

/** Number of changes, two a day, up to yesterday. */
const CHANGES = 40;

/** Recent changes by the catalogue's managers: products added, described again, removed and restored. */
export function demoCatalogueEvents(accountId: string, today: Day): DemoEvent[] {
  const products = demoProducts();
  const brands = demoBrands();
  return Array.from({ length: CHANGES }, (_, index): DemoEvent => {
    const day = addDays(today, -1 - Math.floor((CHANGES - 1 - index) / 2));
    const at = new Date(startOfDay(day, 'Europe/Paris').getTime() + (9 + (index % 2) * 5) * 3_600_000);
    const by = { advertiserId: null, accountId, caller: `account:${accountId}`, requestId: 'demo', at };
    const product = products[(index * 7) % products.length] as (typeof products)[number];
    const brand = brands[(index * 11) % brands.length] as (typeof brands)[number];
    const of = { noun: 'products', nounId: product.id, ...by };
    switch (index % 5) {
      case 0:
        return { ...of, action: 'created', before: null, after: { name: product.name } };
      case 1:
        return { ...of, ...updated({ description: 'A gift card' }, { description: product.description }) };
      case 2:
        return {
          ...of,
          noun: 'brands',
          nounId: brand.id,
          ...updated({ name: `${brand.name} Ltd` }, { name: brand.name }),
        };
      case 3:
        return { ...of, ...updated({ status: 'enabled' }, { status: 'disabled' }) };
      default:
        return {
          ...of,
          nounId: previous(products, index).id,
          ...updated({ status: 'disabled' }, { status: 'enabled' }),
        };
    }
  });
}

/** The product of the previous change: removed ones are restored. */
function previous<Product>(products: readonly Product[], index: number): Product {
  return products[((index - 1) * 7) % products.length] as Product;
}

function updated(before: Record<string, unknown>, after: Record<string, unknown>) {
  return { action: 'updated', before, after };
}
