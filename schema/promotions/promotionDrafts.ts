import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';
import { type PromotionSettings, promotionSettings } from './promotionValues.ts';

/** The pages of the wizard, in their order (WIZ-2). */
export const WIZARD_PAGES = ['experience', 'reward', 'settings'] as const;
export type WizardPage = (typeof WIZARD_PAGES)[number];

/** A draft that nobody saved for so many days is forgotten. */
export const DRAFT_DAYS = 90;

const anyText = z.string().max(2000);
const { shape } = promotionSettings;

/** Incomplete settings of a promotion: values of lists are valid, all other entries may still break the rules. */
export const draftSettings = z.strictObject({
  ...shape,
  name: anyText,
  redemptionExpirationDelay: z.int().nullable(),
  emailSenderName: anyText.nullable(),
  uiId: anyText.nullable(),
  landingPageUrl: anyText.nullable(),
} satisfies { [Name in keyof PromotionSettings]: z.ZodType<PromotionSettings[Name]> });

/** A save of a draft: any of these keys; what is left out stays. */
export const promotionDraft = z
  .strictObject({
    experienceId: z.string().regex(DIGITS).nullable(),
    skus: z.array(z.string().min(1).max(60)).max(200),
    page: z.enum(WIZARD_PAGES),
    copiedFrom: z.string().regex(DIGITS).nullable(),
  })
  .partial();
