import { z } from 'zod';
import { responseSchema } from '../../http/responseSchema.ts';
import { promotionEffects } from './effects.ts';
import { promotion } from './shape.ts';

/** What a save of a promotion answers: the promotion as it is now, and what the change means to its recipients (PROMO-37, PROMO-38). */
export const savedPromotion = responseSchema(
  'SavedPromotion',
  z.object({ promotion: promotion.schema, effects: promotionEffects }),
);
export type SavedPromotion = z.output<typeof savedPromotion>;
