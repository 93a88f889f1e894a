// Builds requests to the gateway without Apollo, so that the first one can leave before Apollo is loaded.

/** The web waits longest: 10 s > gateway 8 s > platform 5 s > SQL 3 s. */
export const TIMEOUT_MS = 10_000;

/** The headers of every call of the graph. */
export function gatewayHeaders(acceptLanguage: string): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': acceptLanguage,
    'x-guerdon-client': 'web',
    'apollo-require-preflight': 'true',
  };
}

/** The address of a query of the manifest, asked by the SHA-256 of its document. */
export function queryUrl(operationName: string, sha256Hash: string, variables: unknown = {}): string {
  const query = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  });
  return `/graphql?${query}`;
}
