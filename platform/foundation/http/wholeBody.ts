import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { invalidField } from './refusals/refusal.ts';
import type { JsonSchema } from './responseSchema.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a PUT reads a body that repeats GET's answer. */
export interface RepeatedKeys {
  /** Keys that the platform computes; they may have changed since GET. Any value is accepted and has no effect. */
  computed?: readonly string[];
  /** Lists whose missing elements stay as they are: elements that GET answered are left out of the change. */
  partialLists?: readonly string[];
}

/** A record to compare a body with. */
export interface ComparedRecord extends RepeatedKeys {
  /** GET's answer now. */
  current: Fields;
  /** Fields that the body may change. */
  schema: JsonSchema;
  /** The record has changed since the caller read it: other values of fixed keys are no attempt to change them. */
  isStale?: boolean;
}

/** Every PUT changes `updated_at` by itself. */
const ALWAYS_COMPUTED = ['updated_at'];

/** A key of an element that a body may repeat from GET's answer. */
export const repeated = z.unknown().optional().describe('As GET answered it; it cannot be changed here');

/**
 * The part of a body that differs from the record. Optional keys that equal it are left out. Of other keys that the schema does not know, those that
 * repeat GET's answer are left out, and those that GET does not answer stay, so that validation refuses them by name.
 * @throws Refusal read_only for a key that the body cannot change, with another value than the record's
 */
export function changesOf(body: Fields, record: ComparedRecord): Record<string, unknown> {
  return differing(body, record, '');
}

function differing(body: Fields, record: ComparedRecord, prefix: string): Record<string, unknown> {
  const { current, schema, isStale = false, computed = [], partialLists = [] } = record;
  const properties = propertiesOf(schema) ?? {};
  const required = requiredOf(schema);
  const changed: [string, unknown][] = []; // no assignment by key: one may be `__proto__`
  for (const [key, value] of Object.entries(body)) {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const isAnswered = Object.hasOwn(current, key);
    const isRepeated = isAnswered && isSame(value, current[key]);
    if (own) {
      if (isRepeated && !required.includes(key)) continue;
      const inner = { current: current[key], schema: own, isStale, isPartial: partialLists.includes(key) };
      const change = changedValue(value, inner, prefix + key);
      if (required.includes(key) || !isPartOf(change, current[key], own)) changed.push([key, change]);
    } else if (!isAnswered) changed.push([key, value]);
    else if (
      !isStale &&
      !isSameRecord(value, current[key]) &&
      ![...computed, ...ALWAYS_COMPUTED].includes(key)
    )
      throw invalidField(prefix + key, 'read_only');
  }
  return Object.fromEntries(changed);
}

interface ComparedValue {
  current: unknown;
  schema: JsonSchema;
  isStale: boolean;
  isPartial: boolean;
}

function changedValue(value: unknown, { current, schema, isStale, isPartial }: ComparedValue, name: string) {
  if (isFields(value) && propertiesOf(schema))
    return differing(value, { current: isFields(current) ? current : {}, schema, isStale }, `${name}.`);
  if (!Array.isArray(value) || !Array.isArray(current)) return value;
  const remainingElements = isPartial
    ? value.filter((element) => !current.some((one) => isSame(element, one)))
    : (value as unknown[]);
  const ofElement = propertiesOf((schema.items ?? {}) as JsonSchema);
  return ofElement
    ? remainingElements.map((element) => withoutRepeated(element, { ofElement, current, isStale }, name))
    : remainingElements;
}

/** An element without keys that only GET answers: an element of the record must have all of them with the same values. */
function withoutRepeated(
  element: unknown,
  { ofElement, current, isStale }: { ofElement: Fields; current: readonly unknown[]; isStale: boolean },
  name: string,
): unknown {
  if (!isFields(element)) return element;
  const answered = Object.keys(element).filter(
    (key) =>
      !Object.hasOwn(ofElement, key) && current.some((one) => isFields(one) && Object.hasOwn(one, key)),
  );
  const isOfRecord = (one: unknown) =>
    isFields(one) && answered.every((key) => isSameRecord(element[key], one[key]));
  if (answered.length > 0 && !isStale && !current.some(isOfRecord)) throw invalidField(name, 'read_only');
  return Object.fromEntries(Object.entries(element).filter(([key]) => !answered.includes(key)));
}

/** True if a group, of which only what must not be left out remains, repeats the record's. */
const isPartOf = (group: unknown, current: unknown, schema: JsonSchema): boolean =>
  propertiesOf(schema) !== null &&
  isFields(group) &&
  isFields(current) &&
  Object.entries(group).every(([key, value]) => isSame(value, current[key]));

/** Keys of an object's schema; null where it is none, or a map. */
export function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> | null {
  const { properties, anyOf = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    anyOf?: JsonSchema[];
  };
  return properties ?? anyOf.map(propertiesOf).find((one) => one !== null) ?? null;
}

function requiredOf({ required = [] }: JsonSchema): readonly string[] {
  return required as string[];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal values, or two spellings of one instant. */
function isSame(one: unknown, other: unknown): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  return isInstantText(one) && isInstantText(other) && Date.parse(one) === Date.parse(other);
}

/** The same, or references to the same records: fields beside the id of a reference belong to the other record. */
function isSameRecord(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((element, at) => isSameRecord(element, other[at]));
  if (!isFields(one) || !isFields(other)) return isSame(one, other);
  if ('id' in one && 'id' in other) return one.id === other.id;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameRecord(one[key], other[key]));
}

const isInstantText = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** True if a route takes `If-Match`. */
export function takesVersion(schema: { headers?: unknown } | undefined): boolean {
  return schema?.headers instanceof z.ZodObject && 'if-match' in schema.headers.shape;
}
