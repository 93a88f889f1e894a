// Values that the data of several events contain.
import { z } from 'zod';

/** A decimal amount with the decimals of its currency, and the currency. */
export const eventAmount = z.object({ amount: z.string(), currency: z.string() });

/** Number of a record, as a text. */
export const eventId = z.string();

/** For families whose events say which fields changed. */
export const changedFields = z
  .array(z.string())
  .describe('Names of the fields that this change gave another value, as the graph names them');
