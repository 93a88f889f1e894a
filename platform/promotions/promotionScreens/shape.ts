import { z } from 'zod';
import { SCREEN_NAMES } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { PROMOTION_LOCALES } from '../../../schema/promotions/promotionValues.ts';
import { commaList } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { promotion } from '../promotions/shape.ts';

/** Reward entries that one save takes at most (CUSTOM-52). */
export const MAX_REWARD_ENTRIES = 10;

export const screen = z.enum(SCREEN_NAMES as [(typeof SCREEN_NAMES)[number], ...typeof SCREEN_NAMES]);
const locale = z.enum(PROMOTION_LOCALES);

/** Texts of one screen in one language, and their source (CUSTOM-46). */
const screenShape = responseSchema(
  'PromotionScreen',
  z.object({
    level: z.enum(['advertiser', 'promotion', 'reward']),
    sku: z.string().nullable(),
    screen,
    locale,
    texts: z.record(z.string(), z.string()).describe('By key; omitted texts come from the next level'),
  }),
);
export type ScreenJson = z.output<typeof screenShape>;

/** The texts of a promotion's screens: of its rewards, its own, and its advertiser's. */
export const screensShape = responseSchema(
  'PromotionScreens',
  z.object({ promotion_id: z.string(), version: z.int(), screens: z.array(screenShape) }),
);
export type ScreensJson = z.output<typeof screensShape>;

/** The response to a save: the promotion, its new version, and the screens of the rewards in the request. */
export const savedScreensShape = responseSchema(
  'SavedPromotionScreens',
  z.object({
    promotion_id: z.string(),
    version: z.int(),
    promotion: promotion.schema,
    screens: z.array(screenShape),
  }),
);
export type SavedScreensJson = z.output<typeof savedScreensShape>;

/** The query string of the screens: those in these languages, and of these rewards besides what holds for all. */
export const screensQuery = z.strictObject({
  locales: commaList(locale, PROMOTION_LOCALES.length).optional(),
  skus: commaList(z.string().min(1).max(60)).optional(),
});

const entry = z.strictObject({
  sku: z.string().min(1).max(60).nullable().default(null).describe('The reward; null for all rewards'),
  screen,
  locale,
  texts: z
    .record(z.string().max(20), z.string().max(5000))
    .describe('They replace all present texts; empty ones fall back to the next level'),
});

/** A save of screens: ten rewards at most; what is not named stays. */
export const screensBody = z.strictObject({ screens: z.array(entry).max(800) });
export type ScreenEntry = z.output<typeof entry>;

/** A message to oneself: in which language, and of which reward; the first one where none is named. */
export const testBody = z.strictObject({
  locale,
  sku: z.string().min(1).max(60).nullable().default(null),
});

/** Where a test went. */
export const testShape = responseSchema(
  'ScreenTest',
  z.object({ channel: z.enum(['email', 'sms']), to: z.string().describe('Address or number of the caller') }),
);
export type ScreenTestJson = z.output<typeof testShape>;
