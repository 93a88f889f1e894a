/** How long a client may take to send headers, and all of a request such as a file, in milliseconds, and how often that is looked at; Node's own words. */
export const RECEIVE_LIMITS = {
  requestTimeout: 30_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
};
