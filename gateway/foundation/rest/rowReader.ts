import type DataLoader from 'dataloader';
import { askOnce } from './askOnce.ts';
import type { RestClient } from './client.ts';
import type { RestResponses, RestRoute } from './rest.generated.ts';
import { isRowByKey, REST_FIELDS, type RestField, routeShape } from './restFields.ts';
import { rowLoader } from './rowLoader.ts';

/** Reads rows during one request; each is read once until something changes. */
export interface RowReader {
  /** The row that the one placeholder of `route` names; null when it does not exist. Rows are read together where `@rest` says `many`. */
  byKey<Route extends RestRoute>(route: Route, key: string): Promise<RestResponses[Route] | null>;
  /** Keeps a row that another call read. */
  prime<Route extends RestRoute>(route: Route, key: string, row: RestResponses[Route]): void;
  /** The answer of a route without parameters. */
  once<Route extends RestRoute>(route: Route): Promise<RestResponses[Route]>;
}

/** How rows of one kind are read. */
interface RowKind {
  route: RestRoute;
  placeholder: string;
  many: RestField['many'];
}

/** Kinds of rows by the shape of their routes, and by the routes themselves. */
const kinds = new Map<string, RowKind>();
for (const { route, many } of REST_FIELDS.filter(isRowByKey)) {
  const kind = kindOf(route);
  kind.many ??= many;
}

function kindOf(route: RestRoute): RowKind {
  let kind = kinds.get(route);
  if (kind) return kind;
  const shape = routeShape(route);
  kind = kinds.get(shape) ?? { route, placeholder: /\{(\w+)\}/.exec(route)?.[1] ?? '', many: null };
  kinds.set(shape, kind);
  kinds.set(route, kind);
  return kind;
}

/** The reader of one request. */
export function rowReader(rest: RestClient): RowReader {
  const loaders = new Map<RowKind, DataLoader<string, unknown>>();
  const answers = new Map<RestRoute, () => Promise<unknown>>();

  function loaderOf(kind: RowKind): DataLoader<string, unknown> {
    const { route, placeholder, many } = kind;
    const loader =
      loaders.get(kind) ??
      rowLoader<unknown>(rest, {
        one: (key) => rest.call(route, { path: { [placeholder]: key } }),
        ...(many && {
          many: async (ids) =>
            (await rest.call(many.route, { query: { ...many.constants, ids } })) as { items: unknown[] },
        }),
      });
    loaders.set(kind, loader);
    return loader;
  }

  return {
    byKey: <Route extends RestRoute>(route: Route, key: string) =>
      loaderOf(kindOf(route)).load(key) as Promise<RestResponses[Route] | null>,
    prime: (route, key, row) => void loaderOf(kindOf(route)).prime(key, row),
    once<Route extends RestRoute>(route: Route) {
      const ask = answers.get(route) ?? askOnce(rest, () => rest.call(route));
      answers.set(route, ask);
      return ask() as Promise<RestResponses[Route]>;
    },
  };
}
