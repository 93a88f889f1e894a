import { canonicalQuery, PLACE_KEYS, SECRET_KEYS } from '../../../schema/savedViews.ts';
import type { ViewedList } from './listDefinition.ts';

type Values = Record<string, string | number>;

/** The names of what a list shows, each with its key in the address: all but its page and its view. */
function namesOf({ defaults, keyOf }: ViewedList): [name: string, key: string][] {
  const prefix = keyOf('');
  return Object.keys(defaults)
    .map((key): [string, string] => [key.slice(prefix.length), key])
    .filter(([name]) => !PLACE_KEYS.includes(name));
}

/** What a list shows, as a saved view keeps it: what differs from an untouched list, without prefix, in one spelling. */
export function viewQueryOf(list: ViewedList, values: Values): string {
  const given = namesOf(list).flatMap(([name, key]) => {
    const value = String(values[key] ?? list.defaults[key]);
    return value === String(list.defaults[key]) ? [] : [[name, value]];
  });
  return canonicalQuery(new URLSearchParams(given).toString());
}

/** Whether a list shows what no view keeps, as it is secret. */
export const hasSecret = ({ defaults, keyOf }: ViewedList, values: Values): boolean =>
  SECRET_KEYS.some((name) => {
    const key = keyOf(name);
    return key in defaults && String(values[key] ?? defaults[key]) !== String(defaults[key]);
  });

/** Every value of the address of a list that shows what a saved view has kept, on its first page. */
export function viewValues(list: ViewedList, query: string): Values {
  const kept = new URLSearchParams(query);
  return {
    ...list.defaults,
    ...Object.fromEntries(
      namesOf(list).map(([name, key]) => [key, kept.get(name) ?? list.defaults[key] ?? '']),
    ),
  };
}

/** A query string with a list in it as a saved view has kept it; what else stands there stays. */
export function withView(
  list: ViewedList,
  search: string,
  { id, query }: { id: string; query: string },
): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(viewValues(list, query)))
    if (value !== list.defaults[key]) params.set(key, String(value));
  params.set(list.keyOf('saved_view'), id);
  return params.toString();
}

/** Whether nothing of a list stands in a query string. */
export function isUntouched({ defaults }: ViewedList, search: string): boolean {
  const params = new URLSearchParams(search);
  return Object.keys(defaults).every((key) => !params.has(key));
}
