import { type SQL, sql } from 'drizzle-orm';
import { filledView } from '../../../../recipient/filledView.ts';
import type { WrittenTexts } from '../../../../recipient/recipientWords.ts';
import type { RecipientView } from '../../../../recipient/view.ts';
import type { ScreenName } from '../../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { keepPlan } from '../../../foundation/database/connections/keepPlan.ts';
import {
  boolean,
  json,
  listOf,
  nullable,
  number,
  objectOf,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from '../../../foundation/database/rows.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { codeAad } from '../../../foundation/secrets/codeText.ts';
import {
  asShownPromotion,
  asShownReward,
  SHOWN_REWARD_ROW,
  type ShownLook,
  shownLook,
  shownReward,
  writtenTexts,
} from '../../../promotions/interface.ts';
import { CODE_USAGES, type CodeUsage } from '../../codes/table.ts';
import { isAddressable } from '../../deliveries/addressable.ts';
import { workingLink } from '../../recipients/openLinks.ts';

/** The redemption and its screen, and the address of its page. */
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

/** A recipient's view of one redemption on one screen, in a page or in a message. One statement. @throws if the redemption does not exist */
export async function viewOf(tx: Queries, of: ShownScreen): Promise<RecipientView> {
  const { advertiserId, redemptionId, screen, locale, publicUrl, box, hasChoice = false } = of;
  const [row] = await rowsOf(tx, VIEW_ROW, keepPlan(selectView(of)));
  if (!row) throw new Error('There is no such redemption');
  const token = row.n === null ? null : box.link(redemptionId, row.n).token;
  const promotion = {
    ...asShownPromotion({ ...row.look, hasMessages: row.isAddressable }, publicUrl),
    multipleRewards: hasChoice,
    endDatetime: null,
  };
  const reward = asShownReward(row, publicUrl);
  // Our copy. A dispatch of an earlier version names another site, from where recipients load nothing.
  if (row.customImage?.startsWith('/media/')) reward.imageUrl = publicUrl + row.customImage;
  return filledView(
    { promotion, screen, locale, written: row.written, rewards: [reward] },
    {
      name: row.recipient,
      code: openedCode(box, { advertiserId, redemptionId, codes: row.codes ?? [] }),
      link: token === null ? '' : `${publicUrl}/r/${token}`,
      expiresAt: row.expiresAt,
      message: row.message,
    },
  );
}

const SEALED_ROW = {
  usage: oneOf(CODE_USAGES),
  keyId: text,
  wrappedKey: text,
  sealed: text,
};
type SealedRow = RowOf<typeof SEALED_ROW>;

const VIEW_ROW = {
  ...SHOWN_REWARD_ROW,
  customImage: nullable(text),
  /** A message of the promotion can carry the code to the recipient. */
  isAddressable: boolean,
  recipient: text,
  message: text,
  /** Number of the link that works. */
  n: nullable(number),
  /** The code's own end where it has come, else that of the redemption. */
  expiresAt: nullable(text),
  codes: nullable(listOf(objectOf(SEALED_ROW))),
  written: json<WrittenTexts>(),
  look: json<ShownLook>(),
};

const selectView = ({ advertiserId, redemptionId, screen, locale, withCode }: ShownScreen): SQL => sql`
  select ${shownReward(sql`r.face_value`, locale)}, l.custom_image as "customImage",
    ${isAddressable(sql`m.notification_channels`, { email: sql`p.email`, phoneNumber: sql`p.phone_number` })} as "isAddressable",
    trim(concat_ws(' ', coalesce(l.first_name, p.first_name), coalesce(l.last_name, p.last_name))) as recipient, coalesce(l.message, '') as message,
    ${workingLink} as n,
    to_json(coalesce((select min(d.expires_at) from redemption_codes d where d.advertiser_id = r.advertiser_id and d.redemption_id = r.id and d.dead_at is null),
      case when r.redeemed_at is null then r.expires_at end)) #>> '{}' as "expiresAt",
    case when ${withCode}::boolean then (select jsonb_agg(jsonb_build_object('usage', d.usage, 'keyId', d.key_id,
      'wrappedKey', encode(d.wrapped_key, 'base64'), 'sealed', encode(d.sealed, 'base64'))) from redemption_codes d
      where d.advertiser_id = r.advertiser_id and d.redemption_id = r.id and d.dead_at is null) end as codes,
    ${writtenTexts(sql`r.sku`, { screen, locale })} as written, ${shownLook} as look
  from redemptions r
  join promotions m on m.advertiser_id = r.advertiser_id and m.id = r.promotion_id
  join advertisers a on a.id = r.advertiser_id
  join skus s on s.sku = r.sku
  left join products q on q.id = s.product_id
  left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id
  left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
  where r.advertiser_id = ${advertiserId} and r.id = ${redemptionId}`;

/** Usages that recipients pay with, in order of preference, and usages that they enter in addition. */
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
