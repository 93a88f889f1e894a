import {
  SCREEN_NAMES,
  type ScreenName,
  type ScreenText,
} from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { textsOfScreen } from '../../../schema/promotions/promotionScreens/screenTexts.ts';
import { PROMOTION_LOCALES, type PromotionLocale } from '../../../schema/promotions/promotionValues.ts';

/** The position of a text. Without a SKU it belongs to the promotion. */
export interface TextPlace {
  sku: string | null;
  screen: ScreenName;
  locale: PromotionLocale;
  key: ScreenText['key'];
}

/** The field of a text: `text/BA1-EUR25/success/en/title`, without a SKU `text//success/en/title`. */
export type TextFieldName = `text/${string}`;

export const textField = ({ sku, screen, locale, key }: TextPlace): TextFieldName =>
  `text/${encodeURIComponent(sku ?? '')}/${screen}/${locale}/${key}`;

/** Parses the name of a text field; null for every other field. */
export function placeOfField(field: string): TextPlace | null {
  const [start, sku = '', screen, locale, key] = field.split('/');
  if (start !== 'text') return null;
  const name = SCREEN_NAMES.find((one) => one === screen);
  const language = PROMOTION_LOCALES.find((one) => one === locale);
  const text = name && textsOfScreen(name).find((one) => one.key === key);
  if (!name || !language || !text) return null;
  return { sku: decodeURIComponent(sku) || null, screen: name, locale: language, key: text.key };
}
