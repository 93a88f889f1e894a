// A route is declared once; guard, menu, link and router use the same declaration.
import type { Access } from '../../schema/foundation/abilities.ts';
import { DIGITS } from '../../schema/foundation/text/patterns.ts';

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in a path: `/advertiser/:advertiserId` → `{ advertiserId: string }`. */
export type ParamsOf<Path extends string> = { [Name in ParamName<Path>]: string };

/** Query values of a link; undefined and empty ones are left out. */
export type QueryOf<Key extends string> = { [K in Key]?: string | number | undefined };

/** A parameter of digits only (ROUTE-64, ROUTE-65). */
export const digits = DIGITS;

/** The route's entry in the navigation. `label` and `group` are keys of the namespace `app`: `menu.<key>`. */
export interface MenuEntry {
  group: string;
  label: string;
  /** Ability that shows the entry; the route's own when absent (SHELL-16). */
  ability?: Access;
  operatorOnly?: boolean;
  newTab?: boolean;
}

interface RouteParts<Path extends string, Key extends string> {
  path: Path;
  /** Pattern of each parameter; a parameter without one may be anything without a slash. */
  params?: Partial<Record<ParamName<Path>, RegExp>>;
  /** Names of the query values that this route understands. */
  query?: readonly Key[];
  /** `public`, `signedIn` or the required ability. */
  ability: Access;
  /** Only for operator staff, whatever the roles. */
  operatorOnly?: boolean;
  menu?: MenuEntry;
}

type HrefArguments<Path extends string, Key extends string> = [ParamName<Path>] extends [never]
  ? [params?: Record<never, string>, query?: QueryOf<Key>]
  : [params: ParamsOf<Path>, query?: QueryOf<Key>];

export interface Route<Path extends string = string, Key extends string = string>
  extends RouteParts<Path, Key> {
  /** The hash link, `#/advertiser/7?tab=budget`. Throws when a parameter does not match its pattern. */
  href(...args: HrefArguments<Path, Key>): string;
  /** Parses a path without hash or query: its parameters, `wrong_parameter`, or null for another route's path. */
  match(path: string): ParamsOf<Path> | 'wrong_parameter' | null;
}

/** Any route, for lists of routes (router, menu). */
export type AnyRoute = Omit<Route, 'href' | 'match' | 'params'> & {
  params?: Partial<Record<string, RegExp>>;
  match(path: string): Record<string, string> | 'wrong_parameter' | null;
};

/** Declares a route. A link with a missing parameter, or with an undeclared query value, is a type error. */
export function route<const Path extends string, const Key extends string = never>(
  parts: RouteParts<Path, Key>,
): Route<Path, Key> {
  const segments = parts.path.split('/');
  const rules = (parts.params ?? {}) as Partial<Record<string, RegExp>>;
  const fits = (name: string, value: string) => value !== '' && (rules[name]?.test(value) ?? true);

  return {
    ...parts,
    href(...[params, query]) {
      const paramValues = (params ?? {}) as Record<string, string>;
      const path = segments.map((segment) => {
        if (!segment.startsWith(':')) return segment;
        const value = paramValues[segment.slice(1)] ?? '';
        if (!fits(segment.slice(1), value)) throw new Error(`${parts.path}: ${segment} cannot be "${value}"`);
        return encodeURIComponent(value);
      });
      return `#${path.join('/')}${queryString(query ?? {})}`;
    },
    match(path) {
      const pathParts = path.split('/');
      if (pathParts.length !== segments.length) return null;
      const params: Record<string, string> = {};
      let isWrong = false;
      for (const [index, segment] of segments.entries()) {
        const text = decode(pathParts[index] ?? '');
        if (!segment.startsWith(':')) {
          if (text !== segment) return null;
          continue;
        }
        const name = segment.slice(1);
        if (text === null || !fits(name, text)) isWrong = true;
        params[name] = text ?? '';
      }
      return isWrong ? 'wrong_parameter' : (params as ParamsOf<Path>);
    },
  };
}

/** `{ tab: 'budget', page: 2 }` → `?tab=budget&page=2`; nothing when all values are undefined or empty. */
export function queryString(query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (entries.length === 0) return '';
  return `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
