import type { InferInsertModel } from 'drizzle-orm';
import type { ConditionOfSale } from '../../../../schema/catalog/products.ts';
import { BILLING_CURRENCIES, exponentOf } from '../../../../schema/foundation/money/money.ts';
import type { brands } from '../../../catalog/brands/table.ts';
import type { productDimensions } from '../../../catalog/products/dimensionTable.ts';
import type { publications } from '../../../catalog/products/publicationTable.ts';
import type { products } from '../../../catalog/products/table.ts';
import type { skus } from '../../../catalog/skus/table.ts';
import { demoItems } from './items.ts';
import { demoProviderOf } from './providers.ts';

const BRANDS =
  `Aurora Books|Basil Bistro|Cedar Outfitters|Dune Sports|Ember Coffee|Fjord Cinema|Glasswing Beauty|Harvest Market|Indigo Jeans|
Juniper Spa|Kestrel Games|Lumen Lighting|Maple Toys|Nimbus Music|Orchard Grocer|Pebble Shoes|Quill Stationery|Raven Hardware|
Saffron Kitchen|Tidal Swimwear|Umber Furniture|Velvet Florist|Willow Pharmacy|Xenon Electronics|Yarrow Garden|Zephyr Airlines|
Acorn Pets|Birch Bicycles|Coral Diving|Driftwood Decor|Elm Insurance|Fern Organics|Granite Gym|Heron Hotels|Iris Optics|
Jasper Jewellers|Koi Sushi|Lark Radio|Mistral Sailing|Nettle Tea|Onyx Watches|Poppy Cosmetics|Quartz Telecom|Rowan Bakery|
Sparrow Streaming|Thistle Whisky|Ursa Outdoor|Vireo Travel|Wren Childcare|Xylo Instruments|Yonder Rail|Zinnia Gifts|
Alder Tools|Bramble Wines|Comet Arcade|Dahlia Fashion|Eider Bedding|Flint Barbecue|Gull Ferries|Hazel Chocolates`
    .split('|')
    .map((name) => name.trim());

/** Face values in whole units; a yen is worth about a hundredth of the others. */
const FACE_VALUES = [5, 10, 25, 50, 100];

export type DemoSku = InferInsertModel<typeof skus>;

/** Sixty brands with a gift card of five values in each billing currency: 1200 SKUs, a few of them disabled. */
export function demoSkus(): DemoSku[] {
  return BRANDS.flatMap((brand, brandIndex) => {
    const code = codeOf(brand, brandIndex);
    return BILLING_CURRENCIES.flatMap((currency) =>
      FACE_VALUES.map((value, index): DemoSku => {
        const exponent = exponentOf(currency);
        const units = exponent === 0 ? value * 100 : value;
        return {
          sku: `${code}-${currency}${units}`,
          name: `${brand} gift card ${units} ${currency}`,
          brandSku: `${code}-BRAND`,
          productId: `${code}-CARD`,
          providerId: demoProviderOf(code),
          faceValue: BigInt(units) * 10n ** BigInt(exponent),
          currency,
          status: (brandIndex + index) % 29 === 7 ? 'disabled' : 'enabled',
        };
      }),
    );
  });
}

/** The sixty brands. */
export function demoBrands(): InferInsertModel<typeof brands>[] {
  return BRANDS.map((name, index) => {
    const id = codeOf(name, index);
    return { id, sku: `${id}-BRAND`, name, status: index % 40 === 39 ? 'deactivated' : 'enabled' };
  });
}

/** Countries a product is sold in; most are sold worldwide. */
const RESTRICTIONS = [[], [], [], ['FR', 'BE', 'LU'], [], ['US', 'CA'], [], ['GB', 'IE'], ['JP'], []];

/** A gift card of each brand; some are sold in a few countries only, some from stock, one in forty is off sale. */
export function demoProducts(): InferInsertModel<typeof products>[] {
  return BRANDS.map((name, index) => {
    const brandId = codeOf(name, index);
    const conditionOfSale: ConditionOfSale = index % 12 === 5 ? 'in_stock' : 'on_demand';
    return {
      id: `${brandId}-CARD`,
      brandId,
      name: `${name} gift card`,
      status: index % 40 === 39 ? 'disabled' : 'enabled',
      conditionOfSale,
      countryRestrictions: RESTRICTIONS[index % RESTRICTIONS.length] ?? [],
      description: `A gift card of ${name}, good in its shops and online.`,
      translations: {
        fr: {
          name: `Carte cadeau ${name}`,
          description: `Une carte cadeau ${name}, valable en magasin et en ligne.`,
        },
      },
      featured: index % 7 === 3,
      themes: [THEMES[index % THEMES.length] ?? 'home', 'gift'],
      dimensionValues: { duration: { years: 1 + (index % 3), months: 0, weeks: 0, days: 0 } },
      nextSku: 1,
    };
  });
}

const THEMES = ['birthday', 'wedding', 'thanks', 'travel', 'sport'] as const;

/** Each product is valid for a while. */
export function demoProductDimensions(): InferInsertModel<typeof productDimensions>[] {
  return demoProducts().map(({ id }) => ({
    productId: id,
    dimensionId: 'duration',
    required: true,
    vary: false,
    position: 0,
  }));
}

/** Every seller offers every product, with a few exceptions: some are private to one, some are not offered there. */
export function demoPublications(
  sellers: readonly { id: string }[],
): InferInsertModel<typeof publications>[] {
  return [...demoProducts(), ...demoItems()].flatMap(({ id: productId }, index) =>
    sellers.map(({ id: sellerId }, seller) => {
      const isPrivate = (index + seller) % 23 === 11;
      return {
        productId,
        sellerId,
        private: isPrivate,
        published: !isPrivate && (index + seller) % 17 !== 5,
      };
    }),
  );
}

/** The ID of a brand: three capitals or digits, two of its name and one that makes it unique. */
export function codeOf(brand: string, index = BRANDS.indexOf(brand)): string {
  return `${brand.slice(0, 2).toUpperCase()}${(index % 36).toString(36).toUpperCase()}`;
}
