import { z } from 'zod';

/** `contactEmail` → `contact_email`, `alert1` → `alert_1`. */
export function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1_$2');
}

/**
 * A rule's schema as requests spell it: declared keys in snake_case outside, camelCase inside. Only keys that the schema
 * declares are renamed, never those of maps. Checks of the whole object run on the camelCase value.
 */
export function snakeCased<Shape extends z.ZodObject>(
  schema: Shape,
): z.ZodType<z.output<Shape>, Record<string, unknown>> {
  const keys = Object.keys(schema.shape);
  const shape = Object.fromEntries(keys.map((key) => [snake(key), schema.shape[key] as z.ZodType]));
  const hasChecks = (schema.def.checks?.length ?? 0) > 0;
  return z.strictObject(shape).transform((value, context) => {
    const renamed = Object.fromEntries(
      keys.filter((key) => snake(key) in value).map((key) => [key, value[snake(key)]]),
    );
    const checked = hasChecks ? schema.safeParse(renamed) : null;
    for (const issue of checked?.error?.issues ?? []) {
      context.addIssue({
        code: 'custom',
        message: issue.message,
        path: issue.path.map((key) => snake(String(key))),
      });
    }
    return renamed as z.output<Shape>;
  }) as unknown as z.ZodType<z.output<Shape>, Record<string, unknown>>;
}
