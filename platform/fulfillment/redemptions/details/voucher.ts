import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { nullable, objectOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { voucherPdf } from '../../../foundation/documents/voucher.ts';
import { type PrintablePicture, printablePicture } from '../../../foundation/media/printablePicture.ts';
import { SHOWN_PICTURE, shownPicture } from '../../../foundation/media/shownPicture.ts';
import type { MediaStorage } from '../../../foundation/media/storage/storage.ts';
import type { RewardCode } from '../../codes/readCodes.ts';
import type { CodeUsage } from '../../codes/table.ts';

/** The redemption of a voucher, and the voucher's language. */
export interface PrintedRedemption {
  advertiserId: string;
  redemptionId: string;
  locale: PromotionLocale;
}

const PRINTED_ROW = {
  brand: text,
  name: text,
  description: text,
  value: text,
  currency: text,
  terms: nullable(text),
  termsUrl: nullable(text),
  picture: nullable(objectOf(SHOWN_PICTURE)),
};

/** Dependencies of printing: the codes that `readCodes` returned, and a cache of pictures that other vouchers share. */
export interface PrintTools {
  codes: readonly RewardCode[];
  storage: MediaStorage;
  pictures?: Map<string, Promise<PrintablePicture | null>>;
}

/** The voucher of a redeemed reward as a PDF; null where none of its codes pays. */
export async function voucherOf(
  scope: Pick<Scope, 'read'>,
  redemption: PrintedRedemption,
  { codes, storage, pictures = new Map() }: PrintTools,
): Promise<Buffer | null> {
  const { locale } = redemption;
  const live = (usage: CodeUsage) => codes.find((one) => one.usage === usage && !one.isDead);
  const code = live('primary') ?? live('url');
  const [row] = await scope.read((tx) => rowsOf(tx, PRINTED_ROW, selectPrinted(redemption)));
  if (!row || !code) return null;
  const { brand, name, description, value, currency, terms, termsUrl, picture } = row;
  return voucherPdf({
    locale,
    brand,
    name,
    description,
    symbology: 'barcode',
    isSpecimen: false,
    code: code.value,
    pin: live('security')?.value ?? null,
    validUntil: code.expiresAt?.slice(0, 10) ?? null,
    value: { amount: formatMinor(BigInt(value), currency), currency },
    picture:
      picture && (await madeOnce(pictures, picture.name, () => printablePicture(storage, picture.name))),
    termsAndConditions: terms,
    termsAndConditionsUrl: termsUrl,
  });
}

function madeOnce<Made>(made: Map<string, Promise<Made>>, name: string, make: () => Promise<Made>) {
  const pending = made.get(name) ?? make();
  made.set(name, pending);
  return pending;
}

const selectPrinted = ({ advertiserId, redemptionId, locale }: PrintedRedemption) =>
  sql`select coalesce(b.name, '') as brand, coalesce(nullif(s.translations -> ${locale}::text ->> 'name', ''), s.name) as name,
      coalesce(nullif(s.translations -> ${locale}::text ->> 'description', ''), nullif(s.description, ''), q.description, '') as description,
      r.face_value::text as value, r.currency, q.terms_and_conditions as terms, q.terms_and_conditions_url as "termsUrl",
      ${shownPicture(
        [
          { set: sql`s.media_set_id`, name: 'picture' },
          { set: sql`q.media_set_id`, name: 'picture' },
        ],
        sql`${locale}::text`,
      )} as picture
    from redemptions r join skus s on s.sku = r.sku left join products q on q.id = s.product_id left join brands b on b.id = q.brand_id
    where r.advertiser_id = ${advertiserId} and r.id = ${redemptionId} and r.state = 'redeemed'`;
