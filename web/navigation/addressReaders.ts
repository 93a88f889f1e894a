// Which parameters of the address the page reads, and which of their values it does not understand.
import { useEffect } from 'react';
import { slice } from '../browser/appState.ts';

/** A parameter of the address that is not understood, with what is shown instead of it. */
export interface AddressProblem {
  key: string;
  text: string;
  kind: 'page' | 'order' | 'tab' | 'value';
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
};

/** The kind of a problem by the key without the prefix of its list: `discounts-order`. */
const kindOf = (key: string): AddressProblem['kind'] => KINDS[key.slice(key.indexOf('-') + 1)] ?? 'value';

/** What an address says wrongly about these keys; a number is a page. */
export function addressProblems(
  search: string,
  defaults: Readonly<Record<string, string | number>>,
  accepts: Accepts = {},
): AddressProblem[] {
  const given = new URLSearchParams(search);
  return Object.entries(defaults).flatMap(([key, initial]): AddressProblem[] => {
    const text = given.get(key) ?? '';
    if (text === '' || text === initial) return [];
    if (typeof initial === 'number') return isPage(text) ? [] : [{ key, text, kind: 'page' }];
    return (accepts[key]?.(text) ?? true) ? [] : [{ key, text, kind: kindOf(key) }];
  });
}

/** Whether a text is the number of a page. */
export const isPage = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) > 0;

/** Tells the page which keys this part reads, and which of their values it does not understand. */
export function useAddressReader(place: {
  path: string;
  search: string;
  defaults: Readonly<Record<string, string | number>>;
  accepts: Accepts | undefined;
}): void {
  const { path, search, defaults, accepts } = place;
  useEffect(() => {
    const reader = Symbol();
    const known = addressReaders.read();
    const { keys, problems } = known.path === path ? known : NOBODY;
    const found = addressProblems(search, defaults, accepts);
    const isKnown = Object.keys(defaults).every((key) => keys.has(key));
    if (known.path !== path || !isKnown || found.length > 0)
      addressReaders.write({
        path,
        keys: new Set([...keys, ...Object.keys(defaults)]),
        problems: found.length > 0 ? new Map([...problems, [reader, found]]) : problems,
      });
    return () => {
      const now = addressReaders.read();
      const others = new Map(now.problems);
      if (others.delete(reader)) addressReaders.write({ ...now, problems: others });
    };
  }, [path, search, defaults, accepts]);
}
