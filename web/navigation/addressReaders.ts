// Tracks the parameters of the address that the page reads, and the values that it does not understand.
import { useEffect } from 'react';
import { slice } from '../browser/appState.ts';

/** A parameter of the address that is not understood, with what is shown instead of it. */
export interface AddressProblem {
  key: string;
  text: string;
  kind: 'page' | 'order' | 'tab' | 'choice' | 'value';
}

/** Tells for a key whether the page understands a text. A text that it does not understand counts as absent. */
export type Accepts = Readonly<Record<string, (text: string) => boolean>>;

interface Readers {
  path: string;
  /** Every key that a part of the page has read since the page was entered: a tab's keys may outlast the tab. */
  keys: ReadonlySet<string>;
  problems: ReadonlyMap<symbol, readonly AddressProblem[]>;
}

const NOBODY: Readers = { path: '', keys: new Set(), problems: new Map() };

export const addressReaders = slice<Readers>(() => NOBODY);

const KINDS: Readonly<Record<string, AddressProblem['kind']>> = {
  order: 'order',
  order_by: 'order',
  tab: 'tab',
  client_id: 'choice',
  promotion_id: 'choice',
  reward_sku: 'choice',
};

/** The kind of a problem by the key without the prefix of its list: `discounts-order`. */
const kindOf = (key: string): AddressProblem['kind'] => KINDS[key.slice(key.indexOf('-') + 1)] ?? 'value';

/** Returns the invalid values of these keys in an address. A key with a numeric default is a page number. */
export function addressProblems(
  search: string,
  defaults: Readonly<Record<string, string | number>>,
  accepts: Accepts = {},
): AddressProblem[] {
  const parameters = new URLSearchParams(search);
  return Object.entries(defaults).flatMap(([key, initial]): AddressProblem[] => {
    const text = parameters.get(key) ?? '';
    if (text === '' || text === initial) return [];
    if (typeof initial === 'number') return isPage(text) ? [] : [{ key, text, kind: 'page' }];
    return (accepts[key]?.(text) ?? true) ? [] : [{ key, text, kind: kindOf(key) }];
  });
}

/** True if a text is a page number: 1 to 9 digits, above 0. */
export const isPage = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) > 0;

/** Names values of the address that cannot be used, as the page learns from its data. */
export function useAddressProblems(path: string, problems: readonly AddressProblem[]): void {
  const text = JSON.stringify(problems);
  useEffect(() => {
    const own: AddressProblem[] = JSON.parse(text);
    if (own.length === 0) return;
    const reader = Symbol();
    const registry = addressReaders.read();
    const { keys, problems: others } = registry.path === path ? registry : NOBODY;
    addressReaders.write({ path, keys, problems: new Map([...others, [reader, own]]) });
    return () => removeProblems(reader);
  }, [path, text]);
}

/** Names identifiers in the address that name nothing. `texts` has the text of each such key; nothing where its key is all right, or not known yet. */
export function useUnknownChoices(
  path: string,
  texts: Readonly<Record<string, string | false | null | undefined>>,
): void {
  useAddressProblems(
    path,
    Object.entries(texts).flatMap(([key, text]): AddressProblem[] =>
      text ? [{ key, text, kind: 'choice' }] : [],
    ),
  );
}

function removeProblems(reader: symbol): void {
  const registry = addressReaders.read();
  const problems = new Map(registry.problems);
  if (problems.delete(reader)) addressReaders.write({ ...registry, problems });
}

/** Registers the keys that this part of the page reads, and their invalid values. */
export function useAddressReader(place: {
  path: string;
  search: string;
  defaults: Readonly<Record<string, string | number>>;
  accepts: Accepts | undefined;
}): void {
  const { path, search, defaults, accepts } = place;
  useEffect(() => {
    const reader = Symbol();
    const registry = addressReaders.read();
    const { keys, problems } = registry.path === path ? registry : NOBODY;
    const newProblems = addressProblems(search, defaults, accepts);
    const isKnown = Object.keys(defaults).every((key) => keys.has(key));
    if (registry.path !== path || !isKnown || newProblems.length > 0)
      addressReaders.write({
        path,
        keys: new Set([...keys, ...Object.keys(defaults)]),
        problems: newProblems.length > 0 ? new Map([...problems, [reader, newProblems]]) : problems,
      });
    return () => removeProblems(reader);
  }, [path, search, defaults, accepts]);
}
