import { z } from 'zod';
import { DIGITS } from '../../../../schema/foundation/text/patterns.ts';
import { OFFER_STATES } from '../../../../schema/foundation/transitions.ts';
import { OFFER_REASONS } from '../../../../schema/promotions/offerReasons.ts';
import {
  draftSettings,
  promotionDraft,
  WIZARD_PAGES,
} from '../../../../schema/promotions/promotionDrafts.ts';
import { draftKeyOf, SETTING_NAMES } from '../../../../schema/promotions/promotionPaths.ts';
import type { PromotionSettings, SettingName } from '../../../../schema/promotions/promotionValues.ts';
import { snake, snakeCased } from '../../../foundation/http/casing.ts';
import { commaList } from '../../../foundation/http/requests.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';

/** The rules of settings under the keys of drafts. */
const draftEntryRules = z.strictObject(
  Object.fromEntries(SETTING_NAMES.map((name) => [draftKeyOf(name), draftSettings.shape[name] as z.ZodType])),
);

/** A save of a draft; the settings by the names of the rule, in snake_case. */
export const draftBody = z
  .strictObject({
    experience_id: promotionDraft.shape.experienceId,
    skus: promotionDraft.shape.skus,
    page: promotionDraft.shape.page,
    copied_from: promotionDraft.shape.copiedFrom,
    settings: snakeCased(draftEntryRules.partial()).optional(),
  })
  .partial();
export type DraftBody = z.output<typeof draftBody>;

/** Settings by the names of the rule, in snake_case. */
const settingsShape = responseSchema(
  'PromotionDraftSettings',
  z.object(Object.fromEntries(SETTING_NAMES.map((name) => [snake(draftKeyOf(name)), outputOf(name)]))),
);

/** Turns a request schema into a response schema: enums stay, checks of input are dropped. */
function outputOf(name: SettingName): z.ZodType {
  return outputSchema(draftSettings.shape[name] as z.ZodType);
}

function outputSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable) return outputSchema(schema.unwrap() as z.ZodType).nullable();
  if (schema instanceof z.ZodArray) return z.array(outputSchema(schema.element as z.ZodType));
  if (schema instanceof z.ZodEnum) return z.enum(schema.options as [string, ...string[]]);
  if (schema instanceof z.ZodBoolean) return z.boolean();
  return schema instanceof z.ZodNumber ? z.int() : z.string();
}

/** A reward of a draft; what is no longer known has no name. */
const draftReward = responseSchema(
  'PromotionDraftReward',
  z.object({
    sku: z.string(),
    name: z.string().nullable(),
    state: z.enum(OFFER_STATES).describe('Whether it could be redeemed, or the obstacle'),
  }),
);
export type DraftRewardJson = z.output<typeof draftReward>;

/** The query string of the states of rewards; without an experience nothing is checked against its flow. */
export const rewardStatesQuery = z.strictObject({
  skus: commaList(z.string().min(1).max(60), 100, { isEmptyAllowed: true }),
  experience_id: z.string().regex(DIGITS).optional(),
});

/** The states of rewards, in the order of the request. */
export const rewardStatesShape = responseSchema(
  'RewardStates',
  z.object({
    items: z.array(
      draftReward.pick({ sku: true, state: true }).extend({
        reason: z
          .enum(OFFER_REASONS)
          .nullable()
          .describe('Why it is an invalid reward or temporarily unavailable; null for other states'),
      }),
    ),
  }),
);
export type RewardStatesJson = z.output<typeof rewardStatesShape>;

/** A draft as answers show it; version 0 where nothing was saved yet. */
export const draftShape = responseSchema(
  'PromotionDraft',
  z.object({
    advertiser_id: z.string(),
    experience_id: z.string().nullable(),
    skus: z.array(z.string()),
    rewards: z.array(draftReward).describe('The rewards in order, checked against its experience'),
    settings: settingsShape,
    page: z.enum(WIZARD_PAGES),
    copied_from: z.string().nullable().describe('Promotion that was duplicated'),
    version: z.int(),
    updated_at: z.string().nullable(),
  }),
);
export type DraftJson = z.output<typeof draftShape>;

/** Settings as answers show them. */
export const settingsJson = (settings: PromotionSettings): Record<string, unknown> =>
  Object.fromEntries(SETTING_NAMES.map((name) => [snake(draftKeyOf(name)), settings[name]]));
