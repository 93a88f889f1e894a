import { z } from 'zod';
import { readableAdvertiser } from '../../advertisers/interface.ts';
import { effectsShape } from '../../foundation/changes/effects.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

export const savedBudgetAlerts = responseSchema(
  'SavedBudgetAlerts',
  z.object({ advertiser: readableAdvertiser.schema, effects: effectsShape }),
);
export type SavedBudgetAlertsJson = z.output<typeof savedBudgetAlerts>;
