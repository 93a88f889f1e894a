import { z } from 'zod';
import { FLOW_LOOKS } from '../../../schema/promotions/experiences.ts';
import { LOOK_OF_THEME } from '../../../schema/promotions/promotionLook.ts';
import { FLOW_THEMES } from '../../../schema/promotions/promotionValues.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

const theme = z.object({ id: z.enum(FLOW_THEMES), name: z.string(), look: z.enum(FLOW_LOOKS) });
export const themesShape = responseSchema('RedemptionFlowThemes', z.object({ items: z.array(theme) }));

/** Themes of the redemption flow by the names that people know them by (CUSTOM-47 … CUSTOM-50). */
export const THEMES: readonly z.output<typeof theme>[] = [
  { id: 'alesia', name: 'Default', look: LOOK_OF_THEME.alesia },
  { id: 'default', name: 'Legacy', look: LOOK_OF_THEME.default },
];
