import { amountText } from '../schema/amountText.ts';
import { PROMOTION_TIME_ZONE } from '../schema/dates.ts';
import type { FlowColors } from '../schema/recipientLook.ts';
import type { ScreenName } from '../schema/recipientScreens.ts';
import type { FlowTheme, PromotionLocale } from '../schema/rules/promotionValues.ts';
import { textsOf, type WrittenTexts } from './recipientWords.ts';
import { SAMPLE_MESSAGES } from './sampleMessages.ts';
import type { FooterLink, RecipientReward, RecipientView } from './view.ts';

/** A promotion as far as its screens show it. */
export interface ShownPromotion {
  name: string;
  /** The advertiser's name: whom the recipient knows. */
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

/** A reward of a promotion as far as its screens show it. */
export interface ShownReward {
  sku: string;
  name: string;
  faceValue: { amount: string; currency: string };
  imageUrl: string | null;
}

export interface SampleSituation {
  promotion: ShownPromotion;
  screen: ScreenName;
  locale: PromotionLocale;
  /** Who says the texts of this screen in this language. */
  written: WrittenTexts;
  /** Rewards that the screen shows; the first is the one that its texts speak of. */
  rewards: readonly ShownReward[];
}

/** Where links lead in a preview and in a test mail: nowhere. */
const SAMPLE_LINK = 'https://example.com/r/7QK4M2XP';
const SAMPLE_CODE = '7QK4-M2XP-9TRW';
const SAMPLE_RECIPIENT = 'Alex Martin';
/** End of an ongoing promotion, so that its texts have a date to show. */
const SAMPLE_END = '2030-12-31T12:00:00Z';

/**
 * A screen as a made-up recipient sees it: previews and tests of it show the same. Links lead nowhere, codes are of no reward, and no clock
 * is asked.
 */
export function sampleView({ promotion, screen, locale, written, rewards }: SampleSituation): RecipientView {
  const { advertiserName, name, footerLinks, enableContactSupport, theme, colors } = promotion;
  const isDelivered = screen === 'email_delivery' || (screen === 'success' && promotion.displayCode);
  const shown = rewards.map((reward) => asRecipient(reward, locale, isDelivered));
  const [first] = shown;
  return {
    ...{ locale, theme, colors, promotionName: name, organizationName: advertiserName },
    logoUrl: promotion.logoUrl,
    backgroundUrl: promotion.backgroundUrl,
    footerLinks: footerLinks
      .filter((link) => link !== 'contact_us' || enableContactSupport)
      .map((link) => ({ link, url: SAMPLE_LINK })),
    texts: textsOf(locale, screen, { ...written, hasChoice: promotion.multipleRewards }),
    values: {
      reward_name: first?.name ?? '',
      face_value: first?.faceValue ?? '',
      recipient_name: SAMPLE_RECIPIENT,
      promotion_name: name,
      organization_name: advertiserName,
      code: SAMPLE_CODE,
      link: SAMPLE_LINK,
      expiration_date: dateText(promotion.endDatetime ?? SAMPLE_END, locale),
      message: SAMPLE_MESSAGES[locale],
    },
    rewards: shown,
    hasChoice: promotion.multipleRewards,
    action: SAMPLE_LINK,
  };
}

const asRecipient = (
  { sku, name, faceValue, imageUrl }: ShownReward,
  locale: PromotionLocale,
  isCodeShown: boolean,
): RecipientReward => ({
  ...{ sku, name, imageUrl },
  faceValue: amountText(faceValue.amount, faceValue.currency, locale),
  code: isCodeShown ? SAMPLE_CODE : null,
});

const days = new Map<PromotionLocale, Intl.DateTimeFormat>();

function dateText(iso: string, locale: PromotionLocale): string {
  const format =
    days.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: PROMOTION_TIME_ZONE });
  days.set(locale, format);
  return format.format(new Date(iso));
}
