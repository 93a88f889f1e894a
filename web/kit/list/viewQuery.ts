import { canonicalQuery, PLACE_KEYS, SECRET_KEYS } from '../../../schema/people/savedViews.ts';
import type { ViewedList } from './listDefinition.ts';

type Values = Record<string, string | number>;

/** The names of what a list shows, each with its key in the address: all but its page and its view. */
function namesOf({ defaults, keyOf }: ViewedList): [name: string, key: string][] {
  const prefix = keyOf('');
  return Object.keys(defaults)
    .map((key): [string, string] => [key.slice(prefix.length), key])
    .filter(([name]) => !PLACE_KEYS.includes(name));
}

/** Keys of the address whose text the list does not understand. They filter and sort nothing. */
export function invalidKeys(list: ViewedList, values: Values): string[] {
  const orders = Object.entries(list.accepts).filter(
    ([key, accepts]) => values[key] && !accepts(String(values[key])),
  );
  return [...list.problemsOf(values).flatMap(({ keys }) => keys), ...orders.map(([key]) => key)];
}

/**
 * Returns the state of a list as a saved view stores it: its differences from an untouched list, without prefix, in canonical order. Invalid values of
 * the address are left out.
 */
export function viewQueryOf(list: ViewedList, values: Values): string {
  const invalid = invalidKeys(list, values);
  const entries = namesOf(list).flatMap(([name, key]) => {
    if (invalid.includes(key)) return [];
    const value = String(values[key] ?? list.defaults[key]);
    return value === String(list.defaults[key]) ? [] : [[name, value]];
  });
  return canonicalQuery(new URLSearchParams(entries).toString());
}

/** Returns true if the list has a secret filter, which no view stores. */
export const hasSecret = ({ defaults, keyOf }: ViewedList, values: Values): boolean =>
  SECRET_KEYS.some((name) => {
    const key = keyOf(name);
    return key in defaults && String(values[key] ?? defaults[key]) !== String(defaults[key]);
  });

/** Values of the address for a list that shows a saved view on its first page. */
export function viewValues(list: ViewedList, query: string): Values {
  const viewParams = new URLSearchParams(query);
  return {
    ...list.defaults,
    ...Object.fromEntries(
      namesOf(list).map(([name, key]) => [key, viewParams.get(name) ?? list.defaults[key] ?? '']),
    ),
  };
}

/** Returns a query string with the list of a saved view in it; its other parts stay. */
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

/** Returns true if a query string holds no state of the list. */
export function isUntouched({ defaults }: ViewedList, search: string): boolean {
  const params = new URLSearchParams(search);
  return Object.keys(defaults).every((key) => !params.has(key));
}
