import type { RestClient } from './client.ts';

/** Asks once a request, however many fields need the result, and again after a change. */
export function askOnce<Result>(rest: RestClient, ask: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  rest.onChange(() => {
    result = undefined;
  });
  return () => {
    result ??= ask();
    return result;
  };
}
