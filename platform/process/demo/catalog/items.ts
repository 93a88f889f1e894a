import type { InferInsertModel } from 'drizzle-orm';
import { eanCheckDigit } from '../../../../schema/catalog/skus.ts';
import type { productDimensions } from '../../../catalog/products/dimensionTable.ts';
import type { products } from '../../../catalog/products/table.ts';
import type { skus } from '../../../catalog/skus/table.ts';
import { demoProviderOf } from './providers.ts';

type DemoProduct = InferInsertModel<typeof products>;
type DemoSku = InferInsertModel<typeof skus>;

/** A thing that is sent: its SKUs differ by what varies, and each has a bar code. */
interface DemoItem {
  id: string;
  brandId: string;
  name: string;
  nameFr: string;
  weight: number;
  /** Made when it is asked for: it is given out of the budget, without committed stock. */
  isMadeToOrder?: boolean;
  /** In cents. */
  price: bigint;
  /** Dimensions that vary, in their order. */
  vary: string[];
  /** Values of the dimensions that vary, one SKU each. */
  values: Record<string, string | number | string[]>[];
}

const ITEMS: readonly DemoItem[] = [
  {
    id: 'DU3-SHIRT',
    brandId: 'DU3',
    name: 'Dune Sports T-shirt',
    nameFr: 'T-shirt Dune Sports',
    weight: 180,
    price: 2500n,
    vary: ['size', 'color'],
    values: ['S', 'M', 'L', 'XL'].flatMap((size) =>
      ['black', 'white', 'blue'].map((color) => ({ size: [size], color })),
    ),
  },
  {
    id: 'HAN-BOX',
    brandId: 'HAN',
    name: 'Hazel Chocolates box',
    nameFr: 'Coffret Hazel Chocolates',
    weight: 350,
    price: 1890n,
    vary: ['quantity'],
    isMadeToOrder: true,
    values: [12, 24, 48].map((quantity) => ({ quantity })),
  },
  {
    id: 'MAC-PUZZLE',
    brandId: 'MAC',
    name: 'Maple Toys puzzle',
    nameFr: 'Puzzle Maple Toys',
    weight: 600,
    price: 1500n,
    vary: ['quantity', 'color', 'recommended_age', 'number_of_persons', 'reference'],
    values: [100, 500, 1000].map((quantity, index) => ({
      quantity,
      recommended_age: `${4 + index * 4}..99`,
      number_of_persons: '1..4',
      color: 'blue',
      reference: `MT-${quantity}`,
    })),
  },
];

/** A few things of brands that otherwise sell gift cards. */
export function demoItems(): DemoProduct[] {
  return ITEMS.map(({ id, brandId, name, nameFr, weight, values, isMadeToOrder }) => ({
    id,
    brandId,
    name,
    productType: 'item',
    description: `${name}, sent to your door.`,
    translations: { fr: { name: nameFr, description: `${nameFr}, livré chez vous.` } },
    conditionOfSale: isMadeToOrder ? 'on_demand' : 'in_stock',
    deliveryMode: 'physical_shipment',
    countryRestrictions: ['FR', 'DE', 'BE'],
    themes: ['gift'],
    dimensionValues: { weight, weight_unit: 'g' },
    nextSku: values.length + 1,
  }));
}

/** Dimensions that all items have, and those that vary. */
export function demoItemDimensions(): InferInsertModel<typeof productDimensions>[] {
  return ITEMS.flatMap(({ id: productId, vary }) =>
    ['weight', 'weight_unit', ...vary].map((dimensionId, position) => ({
      productId,
      dimensionId,
      position,
      required: position < 2,
      vary: position >= 2,
    })),
  );
}

/** One SKU for each of their values, with a bar code. */
export function demoItemSkus(): DemoSku[] {
  return ITEMS.flatMap(({ id, brandId, name, price, vary, values }, item) =>
    values.map((dimensionValues, index): DemoSku => {
      const sku = `${id}-${String(index + 1).padStart(4, '0')}`;
      return {
        sku,
        name: `${name} ${vary
          .slice(0, 2)
          .map((id) => dimensionValues[id])
          .join(' ')
          .trim()}`,
        dimensionValues,
        brandSku: `${brandId}-BRAND`,
        productId: id,
        faceValue: price,
        currency: 'EUR',
        providerId: demoProviderOf(brandId),
        ean: eanOf(item * 100 + index),
        status: index === 4 ? 'disabled' : 'enabled',
      };
    }),
  );
}

/** A bar code of thirteen digits, the last one checking the others. */
function eanOf(number: number): string {
  const digits = `400638${String(number).padStart(6, '0')}`;
  return `${digits}${eanCheckDigit(digits)}`;
}
