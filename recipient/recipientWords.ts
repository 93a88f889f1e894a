import type { ScreenName } from '../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../schema/promotions/promotionValues.ts';
import { fieldWord } from './fieldWords.ts';
import type { RecipientWords, ScreenTexts } from './screenTexts.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { ja } from './words/ja.ts';
import { pt } from './words/pt.ts';

/** The redemption flow's default texts, used if a promotion has none of its own. */
export const RECIPIENT_WORDS: Readonly<Record<PromotionLocale, RecipientWords>> = { en, fr, ja, it, de, pt };

/** The source of a text: the reward's own comes first, then the promotion's, then the advertiser's (CUSTOM-46). */
export interface WrittenTexts {
  reward?: ScreenTexts | undefined;
  promotion?: ScreenTexts | undefined;
  advertiser?: ScreenTexts | undefined;
  /** The recipient chooses among several rewards on the screen that identifies them (CUSTOM-18). */
  hasChoice?: boolean | undefined;
}

/** The texts of a screen for a recipient, with unresolved placeholders. */
export function textsOf(
  locale: PromotionLocale,
  screen: ScreenName,
  written: WrittenTexts = {},
): ScreenTexts {
  const { reward, promotion, advertiser, hasChoice = false } = written;
  return {
    ...builtInTexts(locale, screen, hasChoice),
    ...filled(advertiser),
    ...filled(promotion),
    ...filled(reward),
  };
}

/** The default text of a screen. */
export function builtInTexts(locale: PromotionLocale, screen: ScreenName, hasChoice = false): ScreenTexts {
  const texts = RECIPIENT_WORDS[locale][screen];
  if (screen !== 'authentication' || !hasChoice) return texts;
  return {
    ...texts,
    title: fieldWord(locale, 'reward_selection'),
    text: '',
    button: fieldWord(locale, 'choose'),
  };
}

const filled = (texts: ScreenTexts = {}): ScreenTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
