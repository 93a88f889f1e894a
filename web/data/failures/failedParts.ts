import {
  type ApolloCache,
  type ApolloLink,
  type Cache,
  InMemoryCache,
  setLogVerbosity,
} from '@apollo/client';
import { Kind, OperationTypeNode } from 'graphql';
import { failureOf } from './callError.ts';

type Path = readonly (string | number)[];

/** The key of a response's extensions that lists the paths of its failed parts. */
const FAILED_PATHS = 'failedPaths';

/**
 * Lists in a response the parts that are null because a service failed, for `PartsCache`. A refusal (403, 404 and the like) is an answer: the
 * part is empty from then on.
 */
export function noteFailedParts(result: ApolloLink.Result): ApolloLink.Result {
  const paths = (result.errors ?? []).flatMap((error) => {
    const { status } = failureOf(error);
    const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
    return error.path && !isRefusal ? [error.path] : [];
  });
  if (paths.length === 0) return result;
  return { ...result, extensions: { ...result.extensions, [FAILED_PATHS]: paths } };
}

/**
 * The cache that all screens and the shell share. Its rule: a part that failed never replaces what is known of it, because a null with an error
 * says nothing about the data. Where nothing is known, the null is written, so that the other parts of the query can be shown.
 */
export class PartsCache extends InMemoryCache {
  override write(options: Cache.WriteOptions): ReturnType<ApolloCache['write']> {
    const paths = options.extensions?.[FAILED_PATHS as never] as readonly Path[] | undefined;
    if (!paths || !isQuery(options.query)) return super.write(options);
    const { query, variables, result } = options;
    const cachedDiff = this.diff({
      query,
      ...(variables && { variables }),
      optimistic: false,
      returnPartialData: true,
    }).result;
    const written = paths.reduce((left: unknown, path) => this.#withoutKnown(left, cachedDiff, path), result);
    // A field that a result omits is not written; Apollo reports each one in development.
    const verbosity = setLogVerbosity('silent');
    try {
      return super.write({ ...options, result: written });
    } finally {
      setLogVerbosity(verbosity);
    }
  }

  /** The result without the null on this path, if the cache holds a value there for the same object. */
  #withoutKnown(result: unknown, cachedDiff: unknown, [step = '', ...rest]: Path): unknown {
    if (!isFields(result) || !isFields(cachedDiff) || !this.#isSame(result, cachedDiff)) return result;
    const part = result[step];
    if (part != null) {
      const left = this.#withoutKnown(part, cachedDiff[step], rest);
      return Array.isArray(result) ? result.with(Number(step), left) : { ...result, [step]: left };
    }
    if (Array.isArray(result) || cachedDiff[step] == null) return result;
    const { [step]: _, ...others } = result;
    return others;
  }

  #isSame(one: object, other: object): boolean {
    return Array.isArray(one) || this.identify({ ...one }) === this.identify({ ...other });
  }
}

const isFields = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

const isQuery = ({ definitions }: Cache.WriteOptions['query']): boolean =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY,
  );
