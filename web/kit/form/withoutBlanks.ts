import type { z } from '../../../schema/zod.ts';

/** A blank field means "none": null where the rules take null, nothing where the key is optional, else the empty text itself. */
export function withoutBlanks(values: object, schema: z.ZodObject): Record<string, unknown> {
  const shape = schema.shape as Record<string, z.ZodType | undefined>;
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const rule = shape[key];
    const isBlank =
      value === '' ||
      value === null ||
      value === undefined ||
      (typeof value === 'string' && value.trim() === '');
    if (!isBlank || !rule) kept[key] = value;
    else if (rule.safeParse(null).success) kept[key] = null;
    else if (rule.safeParse(undefined).success) continue;
    else kept[key] = value;
  }
  return kept;
}
