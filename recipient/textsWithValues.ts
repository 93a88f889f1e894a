import { placeholdersIn } from '../schema/promotions/promotionScreens/recipientScreens.ts';
import type { PromotionLocale } from '../schema/promotions/promotionValues.ts';
import type { ScreenTexts } from './screenTexts.ts';
import { stepWord } from './stepWords/stepWord.ts';

/** A sentence that uses a placeholder, with the spaces after it. */
const PHRASES = {
  expiration_date: /[^.!?。！？\n]*\{\{\s*expiration_date\s*\}\}[^.!?。！？\n]*[.!?。！？]?[^\S\n]*/g,
  code: /[^.!?。！？\n]*\{\{\s*code\s*\}\}[^.!?。！？\n]*[.!?。！？]?[^\S\n]*/g,
} as const;

/** Texts without the sentences that use a value which this recipient's reward does not have: it never expires, or has no code because it is shipped. */
export const withoutPhrases = (texts: ScreenTexts, name: keyof typeof PHRASES): ScreenTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      placeholdersIn(text).includes(name) ? text.replace(PHRASES[name], '').trim() : text,
    ]),
  );

/** Texts about a reward that is shipped. An SMS that would only have told the code tells of the shipment. */
export function textsOfShipment(texts: ScreenTexts, locale: PromotionLocale): ScreenTexts {
  const left = withoutPhrases(texts, 'code');
  if (left.message !== '') return left;
  return {
    ...left,
    message: `{{organization_name}}: {{reward_name}}. ${stepWord(locale, 'shipped')} {{link}}`,
  };
}
