import { type SQL, sql } from 'drizzle-orm';
import type { ShownPromotion, ShownReward } from '../../../recipient/filledView.ts';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import { boolean, nullable, type RowOf, text } from '../../foundation/database/rows.ts';
import { shownPicture } from '../../foundation/media/shownPicture.ts';

/** The look that all screens of a promotion share, as `shownLook` selects it. */
export type ShownLook = Omit<ShownPromotion, 'logoUrl' | 'backgroundUrl' | 'multipleRewards'> & {
  logo: string | null;
  background: string | null;
  hasChoice: boolean;
};

/** Look of promotion `m` of advertiser `a`: pages, messages, portals and tests of them show the same. */
export const shownLook: SQL = sql`jsonb_build_object('name', m.name, 'advertiserName', a.name, 'supportEmail', a.contact_email, 'theme', m.redemption_flow_theme, 'colors', m.colors,
  'footerLinks', m.footer_links, 'enableContactSupport', m.enable_contact_support, 'displayCode', m.display_code, 'hasChoice', m.multiple_rewards,
  'hasMessages', cardinality(m.notification_channels) > 0, 'endDatetime', m.end_datetime,
  'logo', (select d.name from medias d where d.id = m.logo_media_id), 'background', (select d.name from medias d where d.id = m.background_media_id))`;

/** A promotion as its screens show it; `publicUrl` is where pictures are, without a slash at its end. */
export function asShownPromotion(
  { logo, background, hasChoice, ...look }: ShownLook,
  publicUrl: string,
): ShownPromotion {
  return {
    ...look,
    multipleRewards: hasChoice,
    logoUrl: pictureUrl(logo, publicUrl),
    backgroundUrl: pictureUrl(background, publicUrl),
  };
}

/** The sources of the texts of a screen of promotion `m` in a language: its advertiser, itself, and `sku` of its rewards. */
export const writtenTexts = (
  sku: SQL,
  { screen, locale }: { screen: ScreenName; locale: PromotionLocale | SQL },
): SQL =>
  sql`(select coalesce(jsonb_object_agg(case when t.sku is not null then 'reward' when t.promotion_id is not null then 'promotion' else 'advertiser' end, t.texts), '{}')
    from screen_texts t where t.advertiser_id = m.advertiser_id and (t.promotion_id = m.id or t.promotion_id is null)
      and (t.sku is null or t.sku = ${sku}) and t.screen = ${screen} and t.locale = ${locale})`;

/** A reward as `shownReward` selects it. */
export const SHOWN_REWARD_ROW = {
  sku: text,
  name: text,
  value: text,
  currency: text,
  picture: nullable(text),
  shipped: boolean,
};
export type ShownRewardRow = RowOf<typeof SHOWN_REWARD_ROW>;

/** SKU `s` of product `q` as recipients see it, worth `value` minor units. */
export const shownReward = (value: SQL, locale: PromotionLocale): SQL =>
  sql`s.sku, coalesce(nullif(s.translations -> ${locale}::text ->> 'name', ''), s.name) as name, ${value}::text as value, s.currency,
    ${pictureName(sql`${locale}::text`)} as picture, coalesce(q.delivery_mode = 'physical_shipment', false) as shipped`;

export const asShownReward = (
  { sku, name, value, currency, picture, shipped }: ShownRewardRow,
  publicUrl: string,
): ShownReward => ({
  sku,
  name,
  faceValue: { amount: formatMinor(BigInt(value), currency), currency },
  imageUrl: pictureUrl(picture, publicUrl),
  isShipped: shipped,
});

const pictureUrl = (name: string | null, publicUrl: string) => name && `${publicUrl}/media/${name}`;

/** File of the picture of SKU `s` of product `q`; recipients get the smallest that is sharp enough. */
const pictureName = (locale: SQL): SQL =>
  sql`(select w.shown ->> 'name' from (select ${shownPicture(
    [
      { set: sql`s.media_set_id`, name: 'picture' },
      { set: sql`q.media_set_id`, name: 'picture' },
    ],
    locale,
  )} as shown) w)`;
