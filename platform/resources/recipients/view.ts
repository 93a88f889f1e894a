import { type SQL, sql } from 'drizzle-orm';
import { filledView, type ShownPromotion, type ShownReward } from '../../../recipient/filledView.ts';
import type { FooterLink, RecipientView } from '../../../recipient/view.ts';
import { formatMinor } from '../../../schema/money.ts';
import type { ScreenName } from '../../../schema/recipientScreens.ts';
import type { PromotionLocale } from '../../../schema/rules/promotionValues.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { codeAad } from '../../codes/codeText.ts';
import type { CodeUsage } from '../../codes/table.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { shownPicture } from '../../media/shownPicture.ts';

/** Which screen of which redemption is shown, and where its page is. */
export interface ShownScreen {
  advertiserId: string;
  redemptionId: string;
  screen: ScreenName;
  locale: PromotionLocale;
  /** Where recipients reach their pages; no trailing slash. */
  publicUrl: string;
  box: Pick<CodeBox, 'link' | 'open'>;
  /** Opens the reward's code. The caller has written the code read, in a transaction of its own. */
  withCode: boolean;
  /** The recipient chooses among several rewards on this screen. */
  hasChoice?: boolean;
}

/** What a recipient sees of one redemption on one screen, in a page as in a message. One statement. @throws where there is no such redemption */
export async function viewOf(tx: Queries, of: ShownScreen): Promise<RecipientView> {
  const { advertiserId, redemptionId, screen, locale, publicUrl, box, hasChoice = false } = of;
  const [row] = await rowsOf<ViewRow>(tx, selectView(of));
  if (!row) throw new Error('There is no such redemption');
  const token = row.n === null ? null : box.link(redemptionId, row.n).token;
  const absolute = (name: string | null) => name && `${publicUrl}/media/${name}`;
  const promotion: ShownPromotion = {
    ...row.promotion,
    // Without a message to carry it the code is shown, whatever is set: it could not be had otherwise (WIZSET-36, WIZSET-44).
    displayCode: row.promotion.displayCode || !row.promotion.hasMessages,
    logoUrl: absolute(row.promotion.logo),
    backgroundUrl: absolute(row.promotion.background),
    multipleRewards: hasChoice,
    endDatetime: null,
  };
  const reward: ShownReward = {
    sku: row.sku,
    name: row.name,
    faceValue: { amount: formatMinor(BigInt(row.value), row.currency), currency: row.currency },
    imageUrl: row.customImage ?? absolute(row.picture),
  };
  return filledView(
    { promotion, screen, locale, written: row.written, rewards: [reward] },
    {
      name: row.recipient,
      code: openedCode(box, { advertiserId, redemptionId, codes: row.codes ?? [] }),
      link: token === null ? '' : `${publicUrl}/r/${token}`,
      expiresAt: row.expiresAt,
      message: row.message,
      footer: footerOf(row.contact),
    },
  );
}

interface SealedRow {
  usage: CodeUsage;
  keyId: string;
  wrappedKey: string;
  sealed: string;
}

interface ViewRow {
  [column: string]: unknown;
  sku: string;
  name: string;
  value: string;
  currency: string;
  customImage: string | null;
  picture: string | null;
  recipient: string;
  message: string;
  contact: string | null;
  /** Number of the link that works. */
  n: number | null;
  /** The code's own end where it has come, else that of the redemption. */
  expiresAt: string | null;
  codes: SealedRow[] | null;
  written: Partial<Record<'reward' | 'promotion' | 'advertiser', Record<string, string>>>;
  promotion: Omit<ShownPromotion, 'logoUrl' | 'backgroundUrl' | 'endDatetime' | 'multipleRewards'> & {
    logo: string | null;
    background: string | null;
    hasMessages: boolean;
  };
}

const selectView = ({ advertiserId, redemptionId, screen, locale, withCode }: ShownScreen): SQL => sql`
  select r.sku, coalesce(nullif(s.translations -> ${locale}::text ->> 'name', ''), s.name) as name, r.face_value::text as value, r.currency,
    l.custom_image as "customImage", ${pictureName(sql`${locale}::text`)} as picture, a.contact_email as contact,
    trim(concat_ws(' ', coalesce(l.first_name, p.first_name), coalesce(l.last_name, p.last_name))) as recipient, coalesce(l.message, '') as message,
    (select max(k.n) from recipient_links k where k.advertiser_id = r.advertiser_id and k.redemption_id = r.id and k.revoked_at is null) as n,
    to_json(coalesce((select min(d.expires_at) from redemption_codes d where d.advertiser_id = r.advertiser_id and d.redemption_id = r.id and d.dead_at is null),
      case when r.redeemed_at is null then r.expires_at end)) #>> '{}' as "expiresAt",
    case when ${withCode}::boolean then (select jsonb_agg(jsonb_build_object('usage', d.usage, 'keyId', d.key_id,
      'wrappedKey', encode(d.wrapped_key, 'base64'), 'sealed', encode(d.sealed, 'base64'))) from redemption_codes d
      where d.advertiser_id = r.advertiser_id and d.redemption_id = r.id and d.dead_at is null) end as codes,
    (select coalesce(jsonb_object_agg(case when t.sku is not null then 'reward' when t.promotion_id is not null then 'promotion' else 'advertiser' end, t.texts), '{}')
      from screen_texts t where t.advertiser_id = r.advertiser_id and (t.promotion_id = r.promotion_id or t.promotion_id is null)
        and (t.sku = r.sku or t.sku is null) and t.screen = ${screen} and t.locale = ${locale}) as written,
    jsonb_build_object('name', m.name, 'advertiserName', a.name, 'theme', m.redemption_flow_theme, 'colors', m.colors,
      'footerLinks', m.footer_links, 'enableContactSupport', m.enable_contact_support, 'displayCode', m.display_code,
      'hasMessages', cardinality(m.notification_channels) > 0,
      'logo', (select d.name from medias d where d.id = m.logo_media_id), 'background', (select d.name from medias d where d.id = m.background_media_id)) as promotion
  from redemptions r
  join promotions m on m.advertiser_id = r.advertiser_id and m.id = r.promotion_id
  join advertisers a on a.id = r.advertiser_id
  join skus s on s.sku = r.sku
  left join products q on q.id = s.product_id
  left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
  left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
  where r.advertiser_id = ${advertiserId} and r.id = ${redemptionId}`;

/** File of the picture of SKU `s` of product `q`; recipients get the smallest that is sharp enough. */
export const pictureName = (locale: SQL): SQL =>
  sql`(select w.shown ->> 'name' from (select ${shownPicture(
    [
      { set: sql`s.media_set_id`, name: 'picture' },
      { set: sql`q.media_set_id`, name: 'picture' },
    ],
    locale,
  )} as shown) w)`;

/** What a code of a redemption is paid with, the nearest first, and what is entered beside it. */
const MAIN_USAGES: readonly CodeUsage[] = ['primary', 'url', 'security_url'];
const BESIDE_USAGES: readonly CodeUsage[] = ['security', 'security_url_code'];

/** The code, and behind it what is entered beside it; empty where there is none. */
function openedCode(
  box: Pick<CodeBox, 'open'>,
  {
    advertiserId,
    redemptionId,
    codes,
  }: { advertiserId: string; redemptionId: string; codes: readonly SealedRow[] },
): string {
  const opened = (usages: readonly CodeUsage[]): string[] => {
    const [first] = usages.flatMap((usage) => codes.find((one) => one.usage === usage) ?? []);
    if (!first) return [];
    const sealed = {
      wrappedKey: Buffer.from(first.wrappedKey, 'base64'),
      sealed: Buffer.from(first.sealed, 'base64'),
    };
    return [box.open(codeAad(advertiserId, redemptionId, first.usage), { keyId: first.keyId, ...sealed })];
  };
  return [...opened(MAIN_USAGES), ...opened(BESIDE_USAGES)].join(' · ');
}

/** Addresses of the footer that are known: that of the advertiser's support. */
const footerOf = (contact: string | null): Partial<Record<FooterLink, string>> =>
  contact === null ? {} : { contact_us: `mailto:${contact}` };
