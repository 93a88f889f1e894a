import { useEffect, useRef, useState } from 'react';
import { SKU } from '../../../schema/foundation/text/patterns.ts';

/** Minimum number of characters for a search (UI-1). */
export const MIN_SEARCH_LENGTH = 2;

/** Query of a picker: a text that looks like a SKU searches SKUs; any other searches names (UI-2). */
export interface PickerQuery {
  by: 'sku' | 'name';
  text: string;
}

export interface PickerSearch<Item> {
  state: 'idle' | 'searching' | 'found' | 'failed';
  items: readonly Item[];
}

/** Characters of a search at most. */
export const MAX_SEARCH_LENGTH = 200;

export function pickerQuery(text: string): PickerQuery | null {
  const search = text.trim();
  if (search.length < MIN_SEARCH_LENGTH || search.length > MAX_SEARCH_LENGTH) return null;
  return { by: SKU.test(search) ? 'sku' : 'name', text: search };
}

/** Searches `delay` ms after the last change of `text`; only the answer to the latest search counts. */
export function usePickerSearch<Item>(
  text: string,
  onSearch: (query: PickerQuery, signal: AbortSignal) => Promise<readonly Item[]>,
  delay: number,
): PickerSearch<Item> {
  const [search, setSearch] = useState<PickerSearch<Item>>({ state: 'idle', items: [] });
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    const query = pickerQuery(text);
    if (!query) {
      setSearch((now) => (now.state === 'idle' ? now : { state: 'idle', items: [] }));
      return;
    }
    const abort = new AbortController();
    setSearch((now) => ({ state: 'searching', items: now.items }));
    const timer = setTimeout(() => {
      latest.current(query, abort.signal).then(
        (items) => !abort.signal.aborted && setSearch({ state: 'found', items }),
        () => !abort.signal.aborted && setSearch({ state: 'failed', items: [] }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, delay]);
  return search;
}
