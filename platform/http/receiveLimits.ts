/** How long a client may take to send headers and body, in milliseconds, and how often that is looked at; Node's own words. */
export const RECEIVE_LIMITS = {
  requestTimeout: 10_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
};
