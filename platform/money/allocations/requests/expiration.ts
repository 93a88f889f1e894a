import { z } from 'zod';

/** The end that a request sets, as answers show it. */
export const expirationShape = z
  .object({ expiration_datetime: z.string().nullable(), no_expiration: z.boolean() })
  .nullable()
  .describe('End date that it sets; null when the allocation keeps its own');

/** The same of a row of `budget_lines`, its instants in ISO 8601. */
export function expirationJson({
  sets_expiration: isSet,
  expires_at: expiresAt,
}: {
  sets_expiration: boolean;
  expires_at: string | null;
}): z.output<typeof expirationShape> {
  return isSet ? { expiration_datetime: expiresAt, no_expiration: expiresAt === null } : null;
}
