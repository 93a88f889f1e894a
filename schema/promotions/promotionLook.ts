import { HEX_COLOR } from '../foundation/text/contrast.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';
import type { ExperienceFacts, FlowLook } from './experiences.ts';
import { COLOR_PARTS } from './promotionScreens/recipientLook.ts';
import { FLOW_THEMES, type FlowTheme } from './promotionValues.ts';

/** Sender of an SMS, as networks carry it: 3 to 11 letters, digits and blanks, a letter among them. */
const SENDER = /^(?=.*[a-z])[a-z0-9 ]{3,11}$/i;

const picture = z.string().regex(DIGITS).nullable();

/** How the redemption flow of a promotion looks, each value by itself (CUSTOM-2 … CUSTOM-8, CUSTOM-42 … CUSTOM-45). Pictures are medias of ours. */
export const promotionLook = z.strictObject({
  redemptionFlowTheme: z.enum(FLOW_THEMES),
  colors: z.partialRecord(z.enum(COLOR_PARTS), z.string().regex(HEX_COLOR, { error: 'hexadecimal_only' })),
  logoMediaId: picture,
  backgroundMediaId: picture,
  smsSenderName: z.string().trim().regex(SENDER, { error: 'sms_sender_invalid' }).nullable(),
});
export type PromotionLook = z.output<typeof promotionLook>;

/** The look that each theme is (CUSTOM-50). */
export const LOOK_OF_THEME: Readonly<Record<FlowTheme, FlowLook>> = { alesia: 'facelift', default: 'legacy' };

/** Themes that promotions of an experience can be shown in, the usual one first; one is chosen where there are several (CUSTOM-2). */
export const themesOf = ({
  supportedRedemptionFlow: looks,
}: Pick<ExperienceFacts, 'supportedRedemptionFlow'>): FlowTheme[] =>
  FLOW_THEMES.filter((theme) => looks.includes(LOOK_OF_THEME[theme]));
