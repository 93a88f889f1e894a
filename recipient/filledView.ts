import { amountText } from '../schema/amountText.ts';
import { PROMOTION_TIME_ZONE } from '../schema/dates.ts';
import type { FlowColors } from '../schema/recipientLook.ts';
import type { ScreenName } from '../schema/recipientScreens.ts';
import type { FlowTheme, PromotionLocale } from '../schema/rules/promotionValues.ts';
import { textsOf, type WrittenTexts } from './recipientWords.ts';
import type { ScreenTexts } from './screenTexts.ts';
import type { FooterLink, RecipientReward, RecipientView } from './view.ts';

/** A promotion, as far as its screens show it. */
export interface ShownPromotion {
  name: string;
  /** The advertiser's name, which the recipient knows. */
  advertiserName: string;
  theme: FlowTheme;
  colors: FlowColors;
  logoUrl: string | null;
  backgroundUrl: string | null;
  footerLinks: readonly FooterLink[];
  enableContactSupport: boolean;
  displayCode: boolean;
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
  /** Addresses of the footer; a link without one is hidden. */
  footer: Partial<Record<FooterLink, string>>;
}

/** A screen of the flow as one recipient sees it. It reads no clock. */
export function filledView(
  { promotion, screen, locale, written, rewards }: ShownSituation,
  { name, code, link, expiresAt, message, footer }: RecipientFacts,
): RecipientView {
  const { advertiserName, footerLinks, enableContactSupport, theme, colors, displayCode } = promotion;
  const isDelivered = /_delivery$/.test(screen) || (screen === 'success' && displayCode);
  const shown = rewards.map((reward) => asRecipient(reward, locale, isDelivered && code ? code : null));
  const [first] = shown;
  const texts = textsOf(locale, screen, { ...written, hasChoice: promotion.multipleRewards });
  return {
    ...{ locale, theme, colors, promotionName: promotion.name, organizationName: advertiserName },
    logoUrl: promotion.logoUrl,
    backgroundUrl: promotion.backgroundUrl,
    footerLinks: footerLinks
      .filter((one) => one !== 'contact_us' || enableContactSupport)
      .flatMap((one) => {
        const url = footer[one];
        return url ? [{ link: one, url }] : [];
      }),
    texts: expiresAt === null ? withoutExpiry(texts) : texts,
    values: {
      reward_name: first?.name ?? '',
      face_value: first?.faceValue ?? '',
      recipient_name: name,
      promotion_name: promotion.name,
      organization_name: advertiserName,
      code: isDelivered ? code : '',
      link,
      expiration_date: expiresAt === null ? '' : dateText(expiresAt, locale),
      message,
    },
    rewards: shown,
    hasChoice: promotion.multipleRewards,
    action: link,
  };
}

const EXPIRY_PHRASE = /[^.!?。！？\n]*\{\{\s*expiration_date\s*\}\}[^.!?。！？\n]*[.!?。！？]?[^\S\n]*/g;

/** Texts without the sentences that name an expiry day, for a reward that never expires. */
const withoutExpiry = (texts: ScreenTexts): ScreenTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, text.replace(EXPIRY_PHRASE, '').trim()]),
  );

/** A reward with its formatted value, and its code if shown. */
export const asRecipient = (
  { sku, name, faceValue, imageUrl }: ShownReward,
  locale: PromotionLocale,
  code: string | null,
): RecipientReward => ({
  ...{ sku, name, imageUrl, code },
  faceValue: amountText(faceValue.amount, faceValue.currency, locale),
});

const days = new Map<PromotionLocale, Intl.DateTimeFormat>();

function dateText(iso: string, locale: PromotionLocale): string {
  const format =
    days.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: PROMOTION_TIME_ZONE });
  days.set(locale, format);
  return format.format(new Date(iso));
}
