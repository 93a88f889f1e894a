import { HEX_COLOR } from '../../../schema/foundation/text/contrast.ts';
import { z } from '../../../schema/foundation/text/zod.ts';
import { promotionLook } from '../../../schema/promotions/promotionLook.ts';
import { COLOR_PARTS, type ColorPart } from '../../../schema/promotions/promotionScreens/recipientLook.ts';
import { screenTextIssues } from '../../../schema/promotions/promotionScreens/screenTexts.ts';
import { FOOTER_LINKS } from '../../../schema/promotions/promotionValues.ts';
import type { FormValues } from '../../kit/form/formApi.ts';
import { placeOfField } from './textField.ts';

const color = z.string().trim().regex(HEX_COLOR, { error: 'hexadecimal_only' }).nullish();
const picture = z.object({ id: z.string(), url: z.string() }).nullable();

/**
 * The rules of a promotion's customization: its look, and under the names of `textField` the texts of its screens, in any
 * number. A missing text is inherited from the next level.
 */
export const customizationRules = z
  .object({
    redemptionFlowTheme: promotionLook.shape.redemptionFlowTheme,
    ...(Object.fromEntries(COLOR_PARTS.map((part) => [part, color])) as Record<ColorPart, typeof color>),
    logo: picture,
    background: picture,
    enableContactSupport: z.boolean(),
    displayCode: z.boolean(),
    ...(Object.fromEntries(FOOTER_LINKS.map((link) => [link, z.boolean()])) as Record<
      (typeof FOOTER_LINKS)[number],
      z.ZodBoolean
    >),
    smsSenderName: promotionLook.shape.smsSenderName,
  })
  .catchall(z.string().optional())
  .superRefine((values, context) => {
    for (const [field, text] of Object.entries(values)) {
      const place = typeof text === 'string' && placeOfField(field);
      if (!place) continue;
      for (const { rule, limit } of screenTextIssues(place.screen, { [place.key]: text }))
        context.addIssue({ code: 'custom', path: [field], message: rule, params: { limit } });
    }
  });
export type CustomizationRules = typeof customizationRules;
export type CustomizationValues = FormValues<CustomizationRules>;

/** Fields of the look, in the order of the form. */
export const LOOK_FIELDS = Object.keys(customizationRules.shape) as (keyof typeof customizationRules.shape)[];
