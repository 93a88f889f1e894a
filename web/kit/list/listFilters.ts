import { type Day, isDay } from '../../../schema/foundation/dates/dates.ts';

/** A filter of a list: its form in the address, its meaning, and its form in a request. */
export interface Filter<Value, Sent> {
  /** Its keys in the address. */
  keysOf: (name: string) => readonly string[];
  /** Values of its keys in an untouched list. */
  initial: readonly string[];
  /** Reads the values of its keys. An invalid value filters nothing, and the list shows it as a problem. */
  read: (texts: readonly string[]) => Value;
  /** Explains values in the address that filter nothing; null if they are valid. */
  problem: (texts: readonly string[]) => FilterProblem | null;
  write: (value: Value) => readonly string[];
  /** Returns true if the value differs from that of an untouched list. */
  isSet: (value: Value) => boolean;
  /** Undefined where it filters nothing. */
  sentOf: (value: Value) => Sent | undefined;
}

/** Reason that a filter of an address is invalid: its rule, and the rule's limit. */
export interface FilterProblem {
  rule: 'unknown_value' | 'too_short' | 'too_long' | 'no_day' | 'ends_before_start';
  limit?: number;
}

const UNKNOWN: FilterProblem = { rule: 'unknown_value' };

/** Default minimum number of characters for a search. */
const MIN_SEARCH_LENGTH = 2;

/** Control characters, which nobody types and no stored text holds. */
const CONTROLS = /\p{Cc}/gu;

const plainText = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Default maximum number of characters of a search. The platform refuses longer ones. */
const MAX_SEARCH = 200;

/** Words to search for, `from` to `most` characters. Others stay in their field and are not sent; the list says why. */
export function search({
  from = MIN_SEARCH_LENGTH,
  most = MAX_SEARCH,
}: {
  from?: number;
  most?: number;
} = {}): Filter<string, string> {
  return {
    keysOf: (name) => [name],
    initial: [''],
    read: ([text = '']) => plainText(text),
    problem([text = '']) {
      const { length } = plainText(text);
      if (length > 0 && length < from) return { rule: 'too_short', limit: from };
      return length > most ? { rule: 'too_long', limit: most } : null;
    },
    write: (text) => [text],
    isSet: (text) => text !== '',
    sentOf: (text) => (text.length >= from && text.length <= most ? text : undefined),
  };
}

const isOneOf = (values: readonly string[], text: string): boolean => values.includes(text);

/** One of several values; `all` filters nothing. `initial` is the value of an untouched list. */
export function choice<Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value> | 'all' = 'all',
): Filter<Value | 'all', Value> {
  return {
    keysOf: (name) => [name],
    initial: [initial],
    read: ([text]) => (text === 'all' ? text : (values.find((one) => one === text) ?? initial)),
    problem: ([text = '']) => (isOneOf(['', 'all', ...values], text) ? null : UNKNOWN),
    write: (value) => [value],
    isSet: (value) => value !== initial,
    sentOf: (value) => (value === 'all' ? undefined : value),
  };
}

/** On or off; `initial` is the value of an untouched list. */
export function flag(initial: boolean): Filter<boolean, boolean> {
  return {
    keysOf: (name) => [name],
    initial: [String(initial)],
    read: ([text]) => (text === String(!initial) ? !initial : initial),
    problem: ([text = '']) => (isOneOf(['', 'true', 'false'], text) ? null : UNKNOWN),
    write: (value) => [String(value)],
    isSet: (value) => value !== initial,
    sentOf: (value) => value,
  };
}

/** In the address: none of several values, where an untouched list has some. */
const NOTHING = 'none';

/** Any of several values, joined by commas in the address; none filters nothing. `initial` is the selection of an untouched list. */
export function choices<Value extends string>(
  values: readonly Value[],
  initial: readonly NoInfer<Value>[] = [],
): Filter<Value[], Value[]> {
  const write = (selection: readonly Value[]) =>
    selection.length === 0 && initial.length > 0 ? NOTHING : selection.join(',');
  return {
    keysOf: (name) => [name],
    initial: [write(initial)],
    read: ([text = '']) => values.filter((one) => text.split(',').includes(one)),
    problem: ([text = '']) =>
      text.split(',').every((one) => isOneOf(['', 'all', NOTHING, ...values], one)) ? null : UNKNOWN,
    write: (selection) => [write(selection)],
    isSet: (selection) => write(selection) !== write(initial),
    sentOf: (selection) => (selection.length > 0 ? selection : undefined),
  };
}

/** One of several values, with one selected in an untouched list. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
): Filter<Value, Value> {
  return {
    keysOf: (name) => [name],
    initial: [initial],
    read: ([text]) => values.find((one) => one === text) ?? initial,
    problem: ([text = '']) => (isOneOf(['', ...values], text) ? null : UNKNOWN),
    write: (value) => [value],
    isSet: (value) => value !== initial,
    sentOf: (value) => value,
  };
}

/**
 * A value that passes this test; anything else filters nothing. `initial` is chosen in a list nobody has touched; where there is one, the address of
 * a list without a value says `all`.
 */
export function matching(pattern: Pick<RegExp, 'test'>, initial = ''): Filter<string, string> {
  const none = initial === '' ? '' : 'all';
  return {
    keysOf: (name) => [name],
    initial: [initial],
    read: ([text = '']) => (pattern.test(text) ? text : text === none ? '' : initial),
    problem: ([text = '']) => (isOneOf(['', none], text) || pattern.test(text) ? null : UNKNOWN),
    write: (text) => [text || none],
    isSet: (text) => text !== initial,
    sentOf: (text) => text || undefined,
  };
}

const ID = /^\d{1,18}$/;

/** The number of one thing. */
export function identity(): Filter<string | null, string> {
  return {
    keysOf: (name) => [name],
    initial: [''],
    read: ([text = '']) => (ID.test(text) ? text : null),
    problem: ([text = '']) => (text === '' || ID.test(text) ? null : UNKNOWN),
    write: (id) => [id ?? ''],
    isSet: (id) => id !== null,
    sentOf: (id) => id ?? undefined,
  };
}

/** Both days included. */
export interface Days {
  start: Day;
  end: Day;
}

/** Days from one to another, under `from` and `to` in the address. */
export function days(): Filter<Days | null, { from: Day; to: Day }> {
  return {
    keysOf: () => ['from', 'to'],
    initial: ['', ''],
    read: ([start = '', end = '']) => (isDay(start) && isDay(end) && start <= end ? { start, end } : null),
    problem([start = '', end = '']) {
      if (start === '' && end === '') return null;
      if (!isDay(start) || !isDay(end)) return { rule: 'no_day' };
      return start > end ? { rule: 'ends_before_start' } : null;
    },
    write: (range) => [range?.start ?? '', range?.end ?? ''],
    isSet: (range) => range !== null,
    sentOf: (range) => (range ? { from: range.start, to: range.end } : undefined),
  };
}

/** Any of several items by their identifiers, joined by commas in the address. Texts in another format are left out. */
export function identities(pattern: RegExp): Filter<string[], string[]> {
  return {
    keysOf: (name) => [name],
    initial: [''],
    read: ([text = '']) => [...new Set(text.split(',').filter((id) => pattern.test(id)))],
    problem: ([text = '']) =>
      text === '' || text.split(',').every((id) => pattern.test(id)) ? null : UNKNOWN,
    write: (ids) => [ids.join(',')],
    isSet: (ids) => ids.length > 0,
    sentOf: (ids) => (ids.length > 0 ? ids : undefined),
  };
}

/** Both days included, or instants (ISO 8601) where `momentBounds` takes them; null is open. */
export interface DayBounds {
  start: Day | null;
  end: Day | null;
}

const bounds =
  (isBound: (text: string) => boolean) =>
  (startKey: string, endKey: string): Filter<DayBounds, DayBounds> => ({
    keysOf: () => [startKey, endKey],
    initial: ['', ''],
    read([from = '', to = '']) {
      const start = isBound(from) ? from : null;
      const end = isBound(to) ? to : null;
      return start && end && start > end ? { start: null, end: null } : { start, end };
    },
    problem([from = '', to = '']) {
      if ([from, to].some((one) => one !== '' && !isBound(one))) return { rule: 'no_day' };
      return from && to && from > to ? { rule: 'ends_before_start' } : null;
    },
    write: ({ start, end }) => [start ?? '', end ?? ''],
    isSet: ({ start, end }) => start !== null || end !== null,
    sentOf: (period) => (period.start || period.end ? period : undefined),
  });

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const isInstant = (text: string): boolean => INSTANT.test(text) && !Number.isNaN(Date.parse(text));

/** Days from one to another, each under a key of its own; either may be open. */
export const dayBounds = bounds(isDay);

/** The same; a link to days of another zone than the reader's names their instants. */
export const momentBounds = bounds((text) => isDay(text) || isInstant(text));
