/** States of a request with an idempotency key. */
export const KEY_STATES = ['unknown', 'in_flight', 'done', 'refused'] as const;
export type KeyState = (typeof KEY_STATES)[number];
