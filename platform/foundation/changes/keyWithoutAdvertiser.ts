import type { ChangeKey } from './runChange.ts';

/** Replaces the advertiser in keys of rows that belong to none. */
export const NO_ADVERTISER = '0';

/** The idempotency key of a change that belongs to no advertiser, for example a creation; undefined where the request has none. */
export function keyWithoutAdvertiser<Key extends string | undefined>(
  key: Key,
  body: unknown,
): Key extends string ? ChangeKey : ChangeKey | undefined;
export function keyWithoutAdvertiser(key: string | undefined, body: unknown): ChangeKey | undefined {
  return key === undefined ? undefined : { key, body, advertiserId: async () => NO_ADVERTISER };
}
