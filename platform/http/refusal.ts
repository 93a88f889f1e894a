import type { FieldError } from '../../schema/rules/fieldErrors.ts';

/** Every name a refusal can bear, with its HTTP status and its English title. */
export const REFUSALS = {
  invalid_json: [400, 'The body is not JSON'],
  idempotency_key_missing: [400, 'Idempotency-Key is missing'],
  unauthenticated: [401, 'Not signed in'],
  no_roles_found: [403, 'No roles found'],
  forbidden: [403, 'Forbidden'],
  not_found: [404, 'Not found'],
  stale_version: [409, 'Changed in the meantime'],
  illegal_transition: [409, 'Not possible in this state'],
  idempotency_in_flight: [409, 'Being worked on'],
  too_large: [413, 'Too large'],
  invalid_parameters: [422, 'Invalid parameters'],
  idempotency_mismatch: [422, 'Idempotency-Key used for something else'],
  too_many_requests: [429, 'Too many requests'],
  internal: [500, 'Internal error'],
  unavailable: [503, 'Unavailable'],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalName = keyof typeof REFUSALS;

/** What a refusal may carry besides its name. */
export interface RefusalDetail {
  message?: string;
  errorDetail?: string;
  fieldErrors?: readonly FieldError[];
  /** The row as it is, in its wire shape. */
  current?: unknown;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** A name of a rule's own, where the status of `name` is meant but the reason has a name. */
  errorName?: string;
}

/** A "no" with a reason; the error handler writes it as problem+json. Throw it anywhere below a route. */
export class Refusal extends Error {
  readonly kind: RefusalName;
  readonly detail: RefusalDetail;
  readonly status: number;
  override readonly name: string;

  constructor(kind: RefusalName, detail: RefusalDetail = {}) {
    super(detail.message ?? REFUSALS[kind][1]);
    this.kind = kind;
    this.detail = detail;
    this.name = detail.errorName ?? kind;
    this.status = REFUSALS[kind][0];
  }
}

export const unauthenticated = () => new Refusal('unauthenticated');
export const noRolesFound = () => new Refusal('no_roles_found');
export const forbidden = () => new Refusal('forbidden');
/** Not there, or not yours: the same answer. */
export const notFound = () => new Refusal('not_found');
/** Broken rules; fields are spelt as the wire spells them. */
export const invalid = (fieldErrors: readonly FieldError[]) =>
  new Refusal('invalid_parameters', { fieldErrors });
/** One broken rule of one field. */
export const invalidField = (field: string, rule: string, limit?: string) =>
  invalid([limit === undefined ? { field, rule } : { field, rule, limit }]);
/** Somebody saved it in the meantime; `current` is the row in its wire shape. */
export const stale = (current: unknown) => new Refusal('stale_version', { current });
export const illegalTransition = (message: string) => new Refusal('illegal_transition', { message });
export const unavailable = (retryAfter = 2) => new Refusal('unavailable', { retryAfter });
