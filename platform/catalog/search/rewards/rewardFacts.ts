import { type SQL, sql } from 'drizzle-orm';
import type { DimensionDescription } from '../../../../schema/catalog/describeDimensions.ts';
import { amountText } from '../../../../schema/foundation/money/amountText.ts';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { among } from '../../../foundation/database/conditions.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import {
  boolean,
  listOf,
  nullable,
  objectOf,
  type RowOf,
  rowsOf,
  text,
} from '../../../foundation/database/rows.ts';
import { mediaVariants } from '../../../foundation/media/media.ts';
import { SHOWN_PICTURE, shownPicture } from '../../../foundation/media/shownPicture.ts';
import { isAnonymous, PUBLIC_ROLE, seesHidden } from '../catalogueAccess.ts';
import { describedDimensions, ownValues, REWARD_DIMENSION, selectDimensions } from './rewardDimensions.ts';

/** A reward in the form of the index's SDL. */
export interface RewardFacts {
  sku: string;
  name: string;
  description: string;
  brand: { id: string; name: string };
  product: { id: string; name: string };
  image: string | null;
  imageVariants: { url: string; width: number; contentType: string }[];
  catalogCardUrl: string | null;
  faceValue: string;
  currency: string;
  variableValue: boolean;
  cost: string | null;
  costCurrency: string | null;
  countryRestrictions: string[];
  conditionsOfSale: string;
  hidden: boolean;
  isOnSale: boolean;
  categories: string[];
  deliveryMode: string;
  tags: { id: string; name: string }[];
  /** Read only if requested. */
  dimensions: DimensionDescription[];
}

const FACT_ROW = {
  description: text,
  countryRestrictions: listOf(text),
  deliveryMode: text,
  conditionsOfSale: text,
  currency: text,
  hidden: boolean,
  variableValue: boolean,
  sku: text,
  tags: listOf(objectOf({ id: text, name: text })),
  isOnSale: boolean,
  categories: listOf(text),
  /** The SKU's name in the reader's language, its product's name, and its fallback name. */
  ownName: nullable(text),
  translatedProduct: nullable(text),
  anyName: text,
  dimensions: nullable(listOf(objectOf(REWARD_DIMENSION))),
  brandId: text,
  brandName: text,
  productId: text,
  productName: text,
  faceValue: text,
  cost: text,
  costCurrency: text,
  picture: nullable(objectOf(SHOWN_PICTURE)),
  badge: nullable(objectOf(SHOWN_PICTURE)),
};
type FactRow = RowOf<typeof FACT_ROW>;

/**
 * Rewards by SKU from the current record, in the requested order; null if a SKU does not exist or the seller does not offer it. Users who manage
 * rewards see all; anonymous callers see what is published and on sale. Index hits are read here again, so that a reward made private meanwhile is not shown.
 */
export async function rewardFacts(
  tx: Queries,
  scope: Scope,
  { skus, sellerId, withDimensions = false }: WantedFacts,
): Promise<(RewardFacts | null)[]> {
  if (skus.length === 0) return [];
  const rows = await rowsOf(
    tx,
    FACT_ROW,
    sql`${selectFacts(scope.locale, { sellerId, withDimensions })}
      where s.sku in ${among(skus)}
        and ${isAnonymous(scope) ? SHOWN_TO_ANYBODY : sql`(${seesHidden(scope)}::boolean or coalesce(u.published or u.private, false))`}`,
  );
  const showsCost = scope.abilities.has('viewCatalog') && !scope.roles.includes(PUBLIC_ROLE);
  const bySku = new Map(
    rows.map((row) => [row.sku, { ...factsOf(row, scope.locale), ...(showsCost ? {} : NO_COST) }]),
  );
  return skus.map((sku) => bySku.get(sku) ?? null);
}

/** The rewards, the seller's catalog, and whether to read dimensions. */
interface WantedFacts {
  skus: readonly string[];
  sellerId: string;
  withDimensions?: boolean;
}

/** The price is shown to account holders who may see the catalog. */
const NO_COST = { cost: null, costCurrency: null };

/** Enabled, with its product and its brand, and published by the seller. */
const SHOWN_TO_ANYBODY = sql`u.published and s.status = 'enabled' and p.status = 'enabled' and b.status = 'enabled'`;

function selectFacts(
  locale: Scope['locale'],
  { sellerId, withDimensions }: { sellerId: string; withDimensions: boolean },
): SQL {
  const inLocale = (of: 's' | 'p', field: 'name' | 'description') => {
    const own = sql.raw(`${of}.${field}`);
    const translation = sql`${sql.raw(of)}.translations -> ${locale}::text ->> ${field}::text`;
    return sql`nullif(case when ${sql.raw(of)}.default_locale = ${locale} then ${own} else ${translation} end, '')`;
  };
  const named = (of: string) => sql.raw(`${of}.name_${locale === 'fr' ? 'fr' : 'en'}`);
  const [ownName, productName] = [inLocale('s', 'name'), inLocale('p', 'name')];
  return sql`select s.sku, ${ownName} as "ownName", ${productName} as "translatedProduct", s.name as "anyName",
      case when ${withDimensions}::boolean or (${ownName} is null and ${productName} is not null)
        then ${selectDimensions(locale)} end as dimensions,
      coalesce(${inLocale('s', 'description')}, ${inLocale('p', 'description')},
        nullif(s.description, ''), p.description) as description,
      b.id as "brandId", b.name as "brandName", p.id as "productId", coalesce(${productName}, p.name) as "productName",
      s.variable_value as "variableValue",
      s.face_value::text as "faceValue", s.currency, coalesce(s.catalog_price, s.face_value)::text as cost,
      coalesce(s.catalog_currency, s.currency) as "costCurrency", p.country_restrictions as "countryRestrictions",
      p.condition_of_sale as "conditionsOfSale", p.delivery_mode as "deliveryMode", coalesce(u.private, false) as hidden,
      s.status = 'enabled' and p.status = 'enabled' and b.status = 'enabled' as "isOnSale",
      array_remove(array[${named('y')}, ${named('c')}], null) as categories,
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id::text, 'name', ${named('k')}) order by ${named('k')}, k.id)
        from product_tags l join search_tags k on k.id = l.tag_id where l.product_id = p.id), '[]') as tags,
      ${shownPicture(PICTURES, locale)} as picture, ${shownPicture(BADGES, locale)} as badge
    from skus s join products p on p.id = s.product_id join brands b on b.id = p.brand_id
    left join service_categories c on c.id = p.service_category_id
    left join typologies y on y.id = c.typology_id
    left join product_publications u on u.product_id = p.id and u.seller_id = ${sellerId}::bigint`;
}

/** The picture of a reward, nearest first: its own, its product's, else a logo (MEDIA-6). */
const PICTURES = [
  { set: sql`s.media_set_id`, name: 'picture' },
  { set: sql`p.media_set_id`, name: 'picture' },
  { set: sql`p.media_set_id`, name: 'logo' },
  { set: sql`b.media_set_id`, name: 'logo' },
] as const;

/** Catalog cards, which contain text: one per locale. */
const BADGES = [sql`s.media_set_id`, sql`p.media_set_id`, sql`b.media_set_id`].map((set) => ({
  set,
  name: 'catalog_badge' as const,
}));

const addressOf = (name: string): string => `/media/${name}`;

function factsOf(row: FactRow, locale: Scope['locale']): RewardFacts {
  const { brandId, brandName, productId, productName, picture, badge, ...rest } = row;
  const { ownName, translatedProduct, anyName, ...facts } = rest;
  return {
    ...facts,
    name: nameOf(row, locale),
    brand: { id: brandId, name: brandName },
    product: { id: productId, name: productName },
    image: picture && addressOf(picture.name),
    imageVariants: picture
      ? mediaVariants(picture).map(({ content_type: contentType, ...rest }) => ({ ...rest, contentType }))
      : [],
    catalogCardUrl: badge && addressOf(badge.name),
    faceValue: formatMinor(BigInt(row.faceValue), row.currency),
    cost: formatMinor(BigInt(row.cost), row.costCurrency),
    dimensions: describedDimensions(row.dimensions, locale),
  };
}

/**
 * The name in the reader's language: the SKU's, else its product's with what distinguishes the SKU from the
 * others (its values of the varying dimensions, else its value), else the SKU's own.
 */
function nameOf(row: FactRow, locale: Scope['locale']): string {
  const { ownName, translatedProduct, anyName, variableValue, dimensions, faceValue, currency } = row;
  if (ownName !== null) return ownName;
  if (translatedProduct === null) return anyName;
  if (variableValue) return translatedProduct;
  const suffix =
    ownValues(dimensions, locale) || amountText(formatMinor(BigInt(faceValue), currency), currency, locale);
  return `${translatedProduct} ${suffix}`;
}
