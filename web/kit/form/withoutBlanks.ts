import { z } from '../../../schema/foundation/text/zod.ts';

/** A blank field means "none": null where the rules take null, nothing where the key is optional, else the empty text itself. In rows too. */
export function withoutBlanks(values: object, schema: z.ZodObject): Record<string, unknown> {
  const shape = schema.shape as Record<string, z.ZodType | undefined>;
  const entries: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(values)) {
    const rule = shape[key];
    const ofRow = rule && rowRules(rule);
    if (ofRow && Array.isArray(value)) entries[key] = value.map((row: object) => withoutBlanks(row, ofRow));
    else if (!isBlank(value) || !rule) entries[key] = value;
    else if (rule.safeParse(null).success) entries[key] = null;
    else if (rule.safeParse(undefined).success) continue;
    else entries[key] = value;
  }
  return entries;
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The rules of one row, where a rule is a list of objects. */
function rowRules(rule: z.ZodType): z.ZodObject | null {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable)
    return rowRules(rule.unwrap() as z.ZodType);
  return rule instanceof z.ZodArray && rule.element instanceof z.ZodObject ? rule.element : null;
}
