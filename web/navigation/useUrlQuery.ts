import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { queryString } from '../routes/route.ts';
import { type Accepts, isPage, useAddressReader } from './addressReaders.ts';

export type QueryValues = Record<string, string | number>;

export type SetQuery<Values extends QueryValues> = (
  change: Partial<Values>,
  options?: { replace?: boolean | undefined },
) => void;

type Widened<Values extends QueryValues> = {
  [K in keyof Values]: Values[K] extends number ? number : Values[K] extends string ? string : Values[K];
};

/**
 * State of a list or a tab in the URL. `defaults` names the keys, their kinds and what an absent one means; a value that equals its
 * default is left out of the URL, a malformed number is its default. Other keys of the URL stay as they are. `accepts` says which texts are
 * understood; the page names every other one. `defaults` and `accepts` must be constants.
 */
export function useUrlQuery<Values extends QueryValues>(
  defaults: Values,
  accepts?: Accepts,
): [Widened<Values>, SetQuery<Widened<Values>>] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const values = useMemo(() => readQuery(search, defaults), [search, defaults]);
  useAddressReader({ path, search, defaults, accepts });
  const set = useCallback<SetQuery<Widened<Values>>>(
    (change, options) => {
      const all: Record<string, string | number | undefined> = Object.fromEntries(
        new URLSearchParams(search),
      );
      for (const [key, value] of Object.entries(change))
        all[key] = value === defaults[key] ? undefined : value;
      navigate(`${path}${queryString(all)}`, { replace: options?.replace ?? false });
    },
    [search, path, navigate, defaults],
  );
  return [values, set];
}

/** Parses a query string by its defaults. */
export function readQuery<Values extends QueryValues>(search: string, defaults: Values): Widened<Values> {
  const parameters = new URLSearchParams(search);
  const entries = Object.entries(defaults).map(([key, initial]) => {
    const text = parameters.get(key);
    if (text === null) return [key, initial];
    if (typeof initial === 'string') return [key, text];
    return [key, isPage(text) ? Number(text) : initial];
  });
  return Object.fromEntries(entries) as Widened<Values>;
}
