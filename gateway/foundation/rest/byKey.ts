import { RestRefusal } from './refusal.ts';

/**
 * Entries by their key, as REST has what the graph lists.
 * @param field path of the keys in the input; `*` stands for the place in the list.
 * @throws RestRefusal with the rule duplicate_value where a key comes twice: one of the two would be lost.
 */
export function byKey<Value>(
  entries: readonly (readonly [string, Value])[],
  field: string,
): Record<string, Value> {
  const twice = entries.findIndex(([key], at) => entries.findIndex(([other]) => other === key) < at);
  if (twice >= 0)
    throw new RestRefusal(422, {
      error_name: 'invalid_input',
      message: `${field.replace('*', String(twice))} comes twice.`,
      field_errors: [{ field: field.replace('*', String(twice)), rule: 'duplicate_value' }],
    });
  return Object.fromEntries(entries);
}
