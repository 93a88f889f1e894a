import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { invalidField } from '../http/refusal.ts';

/** Keys of GET's answer that a PUT may repeat although it changes none of them. */
export interface RepeatedKeys {
  /** They belong to the record: another value than the record's is refused. */
  fixed: readonly string[];
  /** The platform computes them, and they may have changed since GET: any value is accepted and has no effect. */
  computed: readonly string[];
  /** Parts whose keys are compared one by one, each with its own fixed keys. */
  groups: Readonly<Record<string, readonly string[]>>;
}

/** A key that a body may repeat from GET's answer. */
export const repeated = z.unknown().optional().describe('As GET answered it; it cannot be changed here');

/** The version in the body of a PUT that takes GET's own answer. */
export const bodyVersion = z
  .int()
  .min(0)
  .optional()
  .describe('Version last received, unless If-Match names it');

/**
 * The version that a PUT builds on, from If-Match or from its body.
 * @throws Refusal version version_number where neither names one, version versions_differ where they name two
 */
export function versionOf(header: number | undefined, body: { version?: number | undefined }): number {
  const version = header ?? body.version;
  if (version === undefined) throw invalidField('version', 'version_number');
  if (body.version !== undefined && body.version !== version)
    throw invalidField('version', 'versions_differ');
  return version;
}

/**
 * What of a body differs from the record: what only repeats GET's answer changes nothing and needs no ability.
 * @throws Refusal read_only for a fixed key with another value than the record's
 */
export function changesOf<Body extends object>(
  body: Body,
  record: object,
  keys: RepeatedKeys,
): Partial<Body> {
  return differing(body, record, { ...keys, prefix: '' }) as Partial<Body>;
}

function differing(
  body: object,
  record: object,
  { fixed, computed, groups, prefix }: RepeatedKeys & { prefix: string },
): Record<string, unknown> {
  const current = record as Record<string, unknown>;
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    if (computed.includes(key) || isSame(value, current[key])) continue;
    const own = groups[key];
    if (fixed.includes(key) || (own && !(isGroup(value) && isGroup(current[key]))))
      throw invalidField(prefix + key, 'read_only');
    if (!own) changed[key] = value;
    else if (isGroup(value) && isGroup(current[key])) {
      const inner = { fixed: own, computed: [], groups: {}, prefix: `${prefix}${key}.` };
      const part = differing(value, current[key], inner);
      if (Object.keys(part).length > 0) changed[key] = part;
    }
  }
  return changed;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal values, or two spellings of one instant. */
function isSame(one: unknown, other: unknown): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  return isInstantText(one) && isInstantText(other) && Date.parse(one) === Date.parse(other);
}

const isInstantText = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
