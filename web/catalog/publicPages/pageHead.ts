import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import {
  isNarrowed,
  isSearchTooLong,
  listAddress,
  type Place,
  rewardAddress,
  translatedAddress,
} from './address.ts';
import type { Hits, RewardFacts } from './filters/questions.ts';
import { faceValueText } from './filters/values.ts';
import { wordsIn } from './words.ts';

/** The data that the head of a page needs. */
export interface PageData {
  hits?: Hits | undefined;
  reward?: RewardFacts | undefined;
}

/** The title of a page; the script also sets it on navigation. */
export function titleOf({ locale, filters, page }: Place, { reward }: PageData): string {
  const say = wordsIn(locale);
  if (reward) return `${reward.name} · ${faceValueText(reward, locale, say)} – Guerdon`;
  const title =
    filters.q && !isSearchTooLong(filters) ? say('title_search', { search: filters.q }) : say('title');
  return `${title}${page > 1 ? ` · ${say('page', { page })}` : ''} – Guerdon`;
}

/** The metadata for search engines: title, description, canonical address, the other language, structured data. */
export function headOf(place: Place, pageData: PageData, origin: string): string {
  const { locale, sku, filters, page } = place;
  const say = wordsIn(locale);
  const canonical =
    sku !== null || !isNarrowed(place)
      ? translatedAddress(place, locale)
      : listAddress(locale, filters, page);
  const description = pageData.reward
    ? pageData.reward.description ||
      say('reward_description', {
        name: pageData.reward.name ?? '',
        brand: pageData.reward.brand?.name ?? '',
        value: faceValueText(pageData.reward, locale, say),
      })
    : say('description', { count: pageData.hits?.totalCount ?? 0 });
  const image = pageData.reward?.image;
  const lines = [
    `<title>${escaped(titleOf(place, pageData))}</title>`,
    `<meta name="description" content="${escaped(description.slice(0, 300))}">`,
    `<link rel="canonical" href="${escaped(origin + canonical)}">`,
    ...UI_LOCALES.map((other) => alternate(other, origin + translatedAddress(place, other))),
    alternate('x-default', origin + translatedAddress(place, UI_LOCALES[0])),
    // Each combination of filters is another page with the same rewards: search engines follow it, but do not index it.
    ...(sku === null && isNarrowed(place) ? ['<meta name="robots" content="noindex, follow">'] : []),
    `<meta property="og:title" content="${escaped(titleOf(place, pageData))}">`,
    `<meta property="og:type" content="website">`,
    ...(image ? [`<meta property="og:image" content="${escaped(new URL(image, origin).href)}">`] : []),
  ];
  const data = structuredData(place, pageData, origin);
  return `${lines.join('\n')}${data ? `\n<script type="application/ld+json">${asScript(data)}</script>` : ''}`;
}

function structuredData({ locale, page }: Place, { reward, hits }: PageData, origin: string): object | null {
  const context = 'https://schema.org';
  if (reward)
    return {
      '@context': context,
      '@type': 'Product',
      name: reward.name,
      sku: reward.sku,
      ...(reward.description ? { description: reward.description } : {}),
      ...(reward.image ? { image: new URL(reward.image, origin).href } : {}),
      ...(reward.brand ? { brand: { '@type': 'Brand', name: reward.brand.name } } : {}),
      ...(reward.categories?.length ? { category: reward.categories.join(' / ') } : {}),
      ...(reward.dimensions?.length
        ? {
            additionalProperty: reward.dimensions.map(({ id, name, text }) => ({
              '@type': 'PropertyValue',
              propertyID: id,
              name,
              value: text,
            })),
          }
        : {}),
      offers: {
        '@type': 'Offer',
        url: origin + rewardAddress(locale, reward.sku),
        ...(Number(reward.faceValue) > 0 ? { price: reward.faceValue, priceCurrency: reward.currency } : {}),
        availability: `${context}/InStock`,
      },
    };
  if (!hits || hits.items.length === 0) return null;
  return {
    '@context': context,
    '@type': 'ItemList',
    numberOfItems: hits.totalCount,
    itemListElement: hits.items.map(({ sku, name }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * 24 + index + 1,
      name,
      url: origin + rewardAddress(locale, sku),
    })),
  };
}

const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escaped(address)}">`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text inside an attribute or an element. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON inside a script element, escaped so that nothing in it can end the element. */
export const asScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
