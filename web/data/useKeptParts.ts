import { useMemo, useRef } from 'react';
import { type CallFailure, failureAt, valueAt } from './failures/callError.ts';

/** Independent parts of an answer: the path of each, outer ones first, and the variables that it depends on. */
export type Parts = Readonly<Record<string, readonly string[]>>;

interface Answer<TData> {
  data: TData | undefined;
  error: unknown;
  variables: Readonly<Record<string, unknown>>;
}

interface KeptAnswer<TData> {
  data: TData | undefined;
  errorAt: (path: string) => CallFailure | null;
}

const NO_PARTS: Parts = {};

/**
 * Each part of one answer fails by itself: where a call fails, as a whole or in part, the parts that were asked for nothing new stay as they last
 * came. Only a part that has nothing to show for its variables is missing, and says why.
 */
export function useKeptParts<TData>(
  { data, error, variables }: Answer<TData>,
  parts: Parts = NO_PARTS,
): KeptAnswer<TData> {
  const storedParts = useRef(new Map<string, { key: string; value: unknown }>());
  // Compared by content: every render creates new objects.
  const variablesText = JSON.stringify(variables);
  return useMemo(() => {
    const named = JSON.parse(variablesText) as typeof variables;
    let merged: unknown = data;
    const stayed: string[] = [];
    for (const [path, names] of Object.entries(parts)) {
      const steps = path.split('.');
      const key = JSON.stringify(names.map((name) => named[name]));
      const storedPart = storedParts.current.get(path);
      const value = valueAt(data, steps);
      if (failureAt(error, path, data) === null) {
        if (value != null) storedParts.current.set(path, { key, value });
      } else if (storedPart?.key === key) {
        merged = withValue(merged, steps, storedPart.value);
        stayed.push(path);
      } else if (stayed.length > 0) merged = withValue(merged, steps, null);
    }
    const isKept = (path: string) =>
      stayed.includes(path) || (!(path in parts) && stayed.some((part) => path.startsWith(`${part}.`)));
    return {
      data: (stayed.length > 0 ? merged : data) as TData | undefined,
      errorAt: (path) => (isKept(path) ? null : failureAt(error, path, data)),
    };
  }, [data, error, variablesText, parts]);
}

/** The same with another value there; as it is where nothing leads there. */
function withValue(data: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const fields = (data ?? {}) as Record<string, unknown>;
  if (rest.length === 0) return { ...fields, [step]: value };
  return fields[step] ? { ...fields, [step]: withValue(fields[step], rest, value) } : fields;
}
