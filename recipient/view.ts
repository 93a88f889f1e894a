import type { FlowColors } from '../schema/promotions/promotionScreens/recipientLook.ts';
import { filledText, type Placeholder } from '../schema/promotions/promotionScreens/recipientScreens.ts';
import type { FlowTheme, PromotionLocale } from '../schema/promotions/promotionValues.ts';
import type { ScreenTexts } from './screenTexts.ts';

/** A reward as its recipient sees it; the value is written out in the recipient's language. */
export interface RecipientReward {
  sku: string;
  name: string;
  faceValue: string;
  imageUrl: string | null;
  /** It is goods: it has no code. */
  isShipped: boolean;
  /** Null until it is delivered, or if the code is not displayed. */
  code: string | null;
}

export type FooterLink = 'privacy_policy' | 'terms_and_conditions' | 'contact_us';

/** Everything that a screen of the redemption flow needs: no clock, no network, no database. */
export interface RecipientView {
  locale: PromotionLocale;
  theme: FlowTheme;
  colors: FlowColors;
  logoUrl: string | null;
  backgroundUrl: string | null;
  organizationName: string;
  promotionName: string;
  footerLinks: readonly { link: FooterLink; url: string }[];
  /** Texts of the screen, with unresolved placeholders. */
  texts: ScreenTexts;
  /** Values of the placeholders. */
  values: Readonly<Partial<Record<Placeholder, string>>>;
  rewards: readonly RecipientReward[];
  /** The rewards that the recipient chooses from. */
  hasChoice: boolean;
  /** The target of the screen's button or form. */
  action: string;
}

/** A text of the screen with its placeholders filled in; empty if there is none. */
export const textOf = ({ texts, values }: RecipientView, key: keyof ScreenTexts): string =>
  filledText(texts[key] ?? '', values);
