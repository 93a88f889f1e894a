import { CATALOGUE_PATH, CATALOGUE_SKU } from '../../../schema/catalog/publicCatalogue.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';

/** Maximum addresses in one file, all languages together. */
const MAX_ADDRESSES = 50_000;

/** The site map: each page once, with its languages beside it. */
export function siteMap(origin: string, skus: readonly string[]): string {
  const pages = ['', ...skus.filter((sku) => CATALOGUE_SKU.test(sku)).map((sku) => `rewards/${sku}`)];
  const entries = pages.slice(0, MAX_ADDRESSES / UI_LOCALES.length).flatMap((page) => {
    const addresses = UI_LOCALES.map((locale, index) => ({
      locale,
      address: `${origin}${CATALOGUE_PATH}${index === 0 ? '' : `${locale}/`}${page}`,
    }));
    const alternates = addresses
      .map(({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`)
      .join('');
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** robots.txt: search engines may read the pages of the catalog and their pictures. */
export const robots = (origin: string): string => `User-agent: *
Allow: ${CATALOGUE_PATH}
Disallow: ${CATALOGUE_PATH}data
${UI_LOCALES.slice(1)
  .map((locale) => `Disallow: ${CATALOGUE_PATH}${locale}/data\n`)
  .join('')}Allow: /media/
Disallow: /media/uploads/
Disallow: /

Sitemap: ${origin}${CATALOGUE_PATH}sitemap.xml
`;
