import { sql } from 'drizzle-orm';
import { formatMinor } from '../../../schema/money.ts';
import type { PromotionLocale } from '../../../schema/rules/promotionValues.ts';
import type { Scope } from '../../access/scope.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { codeAad } from '../../codes/codeText.ts';
import type { CodeUsage } from '../../codes/table.ts';
import { rowsOf } from '../../database/connection.ts';
import { voucherPdf } from '../../documents/voucher.ts';
import { printablePicture } from '../../media/printablePicture.ts';
import { type ShownPicture, shownPicture } from '../../media/shownPicture.ts';
import type { MediaStorage } from '../../media/storage.ts';

/** Whose voucher, in which language. */
export interface PrintedRedemption {
  advertiserId: string;
  redemptionId: string;
  locale: PromotionLocale;
}

interface PrintedRow {
  [column: string]: unknown;
  brand: string;
  name: string;
  description: string;
  value: string;
  currency: string;
  terms: string | null;
  termsUrl: string | null;
  picture: ShownPicture | null;
  validUntil: string | null;
  codes: { usage: CodeUsage; keyId: string; wrappedKey: string; sealed: string }[] | null;
}

/**
 * The voucher of a redeemed reward as a PDF, with its code; null where it has none. The caller has written the code read, in a transaction of
 * its own.
 */
export async function voucherOf(
  scope: Pick<Scope, 'read'>,
  redemption: PrintedRedemption,
  { box, storage }: { box: Pick<CodeBox, 'open'>; storage: MediaStorage },
): Promise<Buffer | null> {
  const { advertiserId, redemptionId, locale } = redemption;
  const [row] = await scope.read((tx) => rowsOf<PrintedRow>(tx, selectPrinted(redemption)));
  const opened = (usage: CodeUsage) => {
    const found = row?.codes?.find((one) => one.usage === usage);
    return found
      ? box.open(codeAad(advertiserId, redemptionId, usage), {
          keyId: found.keyId,
          wrappedKey: Buffer.from(found.wrappedKey, 'base64'),
          sealed: Buffer.from(found.sealed, 'base64'),
        })
      : null;
  };
  const code = opened('primary') ?? opened('url');
  if (!row || code === null) return null;
  const { brand, name, description, value, currency, terms, termsUrl, validUntil, picture } = row;
  return voucherPdf({
    ...{ locale, brand, name, description, code, pin: opened('security'), symbology: 'barcode', validUntil },
    value: { amount: formatMinor(BigInt(value), currency), currency },
    picture: picture && (await printablePicture(storage, picture.name)),
    ...{ termsAndConditions: terms, termsAndConditionsUrl: termsUrl, isSpecimen: false },
  });
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
      )} as picture,
      (select to_char(min(c.expires_at) at time zone 'UTC', 'YYYY-MM-DD') from redemption_codes c
        where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and c.dead_at is null) as "validUntil",
      (select jsonb_agg(jsonb_build_object('usage', c.usage, 'keyId', c.key_id, 'wrappedKey', encode(c.wrapped_key, 'base64'),
        'sealed', encode(c.sealed, 'base64'))) from redemption_codes c
        where c.advertiser_id = r.advertiser_id and c.redemption_id = r.id and c.dead_at is null) as codes
    from redemptions r join skus s on s.sku = r.sku left join products q on q.id = s.product_id left join brands b on b.id = q.brand_id
    where r.advertiser_id = ${advertiserId} and r.id = ${redemptionId} and r.state = 'redeemed'`;
