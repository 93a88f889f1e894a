import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Translations } from '../../../schema/catalog/translations.ts';
import { PRODUCT_LOCALES, type ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { json, nullable, objectOf, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { SYMBOLOGIES } from '../../foundation/documents/symbol.ts';
import { voucherPdf } from '../../foundation/documents/voucher.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { printablePicture } from '../../foundation/media/printablePicture.ts';
import { SHOWN_PICTURE, shownPicture } from '../../foundation/media/shownPicture.ts';
import type { MediaStorage } from '../../foundation/media/storage/storage.ts';

/** The query string of the preview; the product's default language unless said otherwise. */
export const specimenQuery = z.strictObject({
  locale: z.enum(PRODUCT_LOCALES).optional(),
  symbology: z.enum(SYMBOLOGIES).default('barcode'),
});

const CODE = 'SPEC-IMEN-0000-0000';

const SPECIMEN_ROW = {
  id: text,
  brand: text,
  locale: oneOf(PRODUCT_LOCALES),
  name: text,
  description: text,
  translations: json<Translations>(),
  faceValue: nullable(text),
  currency: text,
  terms: nullable(text),
  termsUrl: nullable(text),
  picture: nullable(objectOf(SHOWN_PICTURE)),
};
type SpecimenRow = RowOf<typeof SPECIMEN_ROW>;

/**
 * The voucher of a SKU as its recipients get it, under a code that is made up; of a product that of its cheapest SKU on sale (PRODUCT-20,
 * PRODUCT-60).
 * @throws Refusal not_found where there is neither a SKU nor a product of this id
 */
export async function specimen(
  scope: Scope,
  storage: MediaStorage,
  { id, locale: requestedLocale, symbology }: z.output<typeof specimenQuery> & { id: string },
): Promise<{ name: string; file: Buffer }> {
  const row = await scope.read((tx) => find(tx, { id, locale: requestedLocale ?? null }));
  const locale = requestedLocale ?? row.locale;
  const texts = { name: row.name, description: row.description, ...row.translations[locale] };
  const { faceValue, currency } = row;
  const file = await voucherPdf({
    locale,
    brand: row.brand,
    ...texts,
    picture: row.picture && (await printablePicture(storage, row.picture.name)),
    value: faceValue === null ? null : { amount: formatMinor(BigInt(faceValue), currency), currency },
    code: CODE,
    pin: null,
    symbology,
    validUntil: null,
    termsAndConditions: row.terms,
    termsAndConditionsUrl: row.termsUrl,
    isSpecimen: true,
  });
  return { name: `preview-${row.id}-${locale}.pdf`, file };
}

/** The picture of a voucher: that of the SKU, else of its product (MEDIA-6). */
const PICTURES = [
  { set: sql`s.media_set_id`, name: 'picture' },
  { set: sql`p.media_set_id`, name: 'picture' },
] as const;

async function find(
  tx: Queries,
  { id, locale }: { id: string; locale: ProductLocale | null },
): Promise<SpecimenRow> {
  const [row] = await rowsOf(
    tx,
    SPECIMEN_ROW,
    sql`select coalesce(s.sku, p.id) as id, b.name as brand, coalesce(s.default_locale, p.default_locale) as locale,
        coalesce(s.name, p.name) as name, coalesce(nullif(s.description, ''), p.description) as description,
        coalesce(s.translations, p.translations) as translations,
        nullif(s.face_value, 0) as "faceValue", coalesce(s.currency, p.face_value_currency) as currency,
        p.terms_and_conditions as terms, p.terms_and_conditions_url as "termsUrl",
        ${shownPicture(PICTURES, sql`coalesce(${locale}, s.default_locale, p.default_locale)`)} as picture
      from products p
      join brands b on b.id = p.brand_id
      left join lateral (
        select * from skus s where s.product_id = p.id and (s.sku = ${id} or s.status = 'enabled')
        order by s.sku = ${id} desc, s.face_value, s.sku limit 1
      ) s on true
      where p.id = ${id} or p.id = (select product_id from skus where sku = ${id})`,
  );
  if (!row) throw notFound();
  return row;
}
