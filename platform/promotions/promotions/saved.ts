import { z } from 'zod';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { promotionEffects } from './effects.ts';
import { promotion } from './shape.ts';

/** The response to a save: the promotion, and the effects of the change on its recipients (PROMO-37, PROMO-38). */
export const savedPromotion = responseSchema(
  'SavedPromotion',
  z.object({ promotion: promotion.schema, effects: promotionEffects }),
);
export type SavedPromotion = z.output<typeof savedPromotion>;
