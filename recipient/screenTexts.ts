import type { ScreenName, ScreenText } from '../schema/promotions/promotionScreens/recipientScreens.ts';

/** Texts of one screen by their keys. */
export type ScreenTexts = Partial<Record<ScreenText['key'], string>>;

/** Texts of every screen in one language. */
export type RecipientWords = Readonly<Record<ScreenName, ScreenTexts>>;
