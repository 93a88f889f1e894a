import { PROMOTION_TIME_ZONE } from '../schema/foundation/dates/dates.ts';
import { amountText } from '../schema/foundation/money/amountText.ts';
import type { FlowColors } from '../schema/promotions/promotionScreens/recipientLook.ts';
import type { ScreenName } from '../schema/promotions/promotionScreens/recipientScreens.ts';
import type { FlowTheme, PromotionLocale } from '../schema/promotions/promotionValues.ts';
import { footerOf } from './footerLinks.ts';
import { textsOf, type WrittenTexts } from './recipientWords.ts';
import { textsOfShipment, withoutPhrases } from './textsWithValues.ts';
import type { FooterLink, RecipientReward, RecipientView } from './view.ts';

/** A promotion, as far as its screens show it. */
export interface ShownPromotion {
  name: string;
  /** The advertiser's name, which the recipient knows. */
  advertiserName: string;
  /** The advertiser's address for recipients; null if it has none. */
  supportEmail: string | null;
  theme: FlowTheme;
  colors: FlowColors;
  logoUrl: string | null;
  backgroundUrl: string | null;
  footerLinks: readonly FooterLink[];
  enableContactSupport: boolean;
  displayCode: boolean;
  /** A message of the promotion brings the reward to this recipient. */
  hasMessages: boolean;
  multipleRewards: boolean;
  /** ISO 8601 UTC; null while it is ongoing. */
  endDatetime: string | null;
}

/** A reward of a promotion, as far as its screens show it. */
export interface ShownReward {
  sku: string;
  name: string;
  faceValue: { amount: string; currency: string };
  imageUrl: string | null;
  /** It is goods: it has no code. */
  isShipped: boolean;
}

export interface ShownSituation {
  promotion: ShownPromotion;
  screen: ScreenName;
  locale: PromotionLocale;
  /** Where the texts of this screen in this language come from. */
  written: WrittenTexts;
  /** Rewards that the screen shows; the first is the one that its texts speak of. */
  rewards: readonly ShownReward[];
}

/** Values of this recipient; unknown ones are empty. */
export interface RecipientFacts {
  name: string;
  /** The reward's code; shown on screens that show codes. */
  code: string;
  /** The address of the recipient's page. */
  link: string;
  /** ISO 8601 UTC. */
  expiresAt: string | null;
  message: string;
}

/** A screen of the flow as one recipient sees it. It reads no clock. */
export function filledView(
  { promotion, screen, locale, written, rewards }: ShownSituation,
  { name, code, link, expiresAt, message }: RecipientFacts,
): RecipientView {
  const { advertiserName, theme, colors } = promotion;
  const shownCode = rewards[0]?.isShipped || !showsCode(screen, promotion) ? '' : code;
  const visibleRewards = rewards.map((reward) => asRecipient(reward, locale, shownCode || null));
  const [first] = visibleRewards;
  const texts = textsOf(locale, screen, { ...written, hasChoice: promotion.multipleRewards });
  const ofReward = first?.isShipped ? textsOfShipment(texts, locale) : texts;
  return {
    locale,
    theme,
    colors,
    promotionName: promotion.name,
    organizationName: advertiserName,
    logoUrl: promotion.logoUrl,
    backgroundUrl: promotion.backgroundUrl,
    footerLinks: footerOf(promotion),
    texts: expiresAt === null ? withoutPhrases(ofReward, 'expiration_date') : ofReward,
    values: {
      reward_name: first?.name ?? '',
      face_value: first?.faceValue ?? '',
      recipient_name: name,
      promotion_name: promotion.name,
      organization_name: advertiserName,
      code: shownCode,
      link,
      expiration_date: expiresAt === null ? '' : dateText(expiresAt, locale),
      message,
    },
    rewards: visibleRewards,
    hasChoice: promotion.multipleRewards,
    action: link,
  };
}

/**
 * True if a screen shows the code: messages that deliver it, and the last page. If no message brings the code, the page shows it whatever the setting says:
 * the recipient could not get it otherwise (WIZSET-36, WIZSET-44).
 */
const showsCode = (screen: ScreenName, { displayCode, hasMessages }: ShownPromotion): boolean =>
  screen === 'email_delivery' ||
  screen === 'sms_delivery' ||
  (screen === 'success' && (displayCode || !hasMessages));

/** A reward with its formatted value, and its code if shown. */
export const asRecipient = (
  { sku, name, faceValue, imageUrl, isShipped }: ShownReward,
  locale: PromotionLocale,
  code: string | null,
): RecipientReward => ({
  sku,
  name,
  imageUrl,
  isShipped,
  code,
  faceValue: amountText(faceValue.amount, faceValue.currency, locale),
});

const days = new Map<PromotionLocale, Intl.DateTimeFormat>();

function dateText(iso: string, locale: PromotionLocale): string {
  const format =
    days.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: PROMOTION_TIME_ZONE });
  days.set(locale, format);
  return format.format(new Date(iso));
}
