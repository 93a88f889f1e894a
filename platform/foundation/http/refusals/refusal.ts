import type { UiLocale } from '../../../../schema/foundation/contacts/languages.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import type { MessageParams } from '../../i18n/translator.ts';
import { type RefusalName, type RefusalReason, refusalReason, refusalTitle } from './refusalWords.ts';

export type { RefusalName } from './refusalWords.ts';

/** The HTTP status of each kind of refusal. */
export const REFUSAL_STATUSES: Readonly<Record<RefusalName, number>> = {
  invalid_json: 400,
  idempotency_key_missing: 400,
  unauthenticated: 401,
  no_roles_found: 403,
  forbidden: 403,
  not_found: 404,
  stale_version: 409,
  illegal_transition: 409,
  idempotency_in_flight: 409,
  too_large: 413,
  invalid_parameters: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

/** Details that a refusal may carry besides its name. */
export interface RefusalDetail {
  message?: string;
  errorDetail?: string;
  fieldErrors?: readonly FieldError[];
  /** The row as it is, as answers show it. */
  current?: unknown;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** The record that the message names. */
  recordId?: string | undefined;
  /** A name of a rule's own, where the status of `name` is meant but the reason has a name. */
  errorName?: string;
}

/** A request is refused for a reason. Throw it anywhere below a route; the error handler writes it as problem+json. */
export class Refusal extends Error {
  readonly kind: RefusalName;
  readonly detail: RefusalDetail;
  readonly status: number;
  override readonly name: string;

  constructor(kind: RefusalName, detail: RefusalDetail = {}) {
    super(detail.message ?? refusalTitle('en', kind));
    this.kind = kind;
    this.detail = detail;
    this.name = detail.errorName ?? kind;
    this.status = REFUSAL_STATUSES[kind];
  }
}

export const unauthenticated = () => new Refusal('unauthenticated');
export const noRolesFound = () => new Refusal('no_roles_found');
export const forbidden = () => new Refusal('forbidden');
/** The same answer for what does not exist and for what the caller may not see. */
export const notFound = () => new Refusal('not_found');
/** Broken rules; fields are spelt as the request spells them. */
export const invalid = (fieldErrors: readonly FieldError[]) =>
  new Refusal('invalid_parameters', { fieldErrors });
/** One broken rule of one field. */
export const invalidField = (field: string, rule: string, limit?: string) =>
  invalid([limit === undefined ? { field, rule } : { field, rule, limit }]);
/** Somebody saved it in the meantime; `current` is the row as answers show it. */
export const stale = (current: unknown) => new Refusal('stale_version', { current });
export const unavailable = (retryAfter = 2) => new Refusal('unavailable', { retryAfter });

/** Reasons that are not of the kind `illegal_transition`. */
const KINDS: Partial<Record<RefusalReason, RefusalName>> = {
  not_for_keys: 'forbidden',
  export_not_for_keys: 'forbidden',
  ability_not_of_key: 'forbidden',
  ability_of_no_key: 'forbidden',
  export_of_another: 'not_found',
  report_of_another: 'not_found',
  sorting_limit_exceeded: 'invalid_parameters',
  report_too_long: 'invalid_parameters',
  missing_ability: 'forbidden',
  staff_only: 'forbidden',
};

/** A refusal with this reason as its error name, in the reader's language. Its status is 409 unless `KINDS` names another kind. A parameter `id` is the record that it is about. */
export function refused(
  { locale }: { locale: UiLocale },
  reason: RefusalReason,
  params: MessageParams = {},
): Refusal {
  return new Refusal(KINDS[reason] ?? 'illegal_transition', {
    errorName: reason,
    message: refusalReason(locale, reason, params),
    recordId: params.id,
  });
}

/** "Request fewer" does not help a caller who requests one: a single request gets another message under the same name. */
const FOR_ONE = {
  not_acceptable: 'not_acceptable_for_one',
  insufficient_stock: 'insufficient_stock_for_one',
  insufficient_codes: 'insufficient_codes_for_one',
  quota_exceeded: 'quota_exceeded_for_one',
} as const;

/** A refusal that counts things, in the words for one or for several. */
export function refusedFor(
  { locale, count }: { locale: UiLocale; count: number },
  reason: RefusalReason,
  params: MessageParams = {},
): Refusal {
  const refusal = refused({ locale }, reason, params);
  if (count !== 1 || !isSaidForOne(reason)) return refusal;
  return new Refusal(refusal.kind, {
    ...refusal.detail,
    message: refusalReason(locale, FOR_ONE[reason], params),
  });
}

const isSaidForOne = (reason: RefusalReason): reason is keyof typeof FOR_ONE => reason in FOR_ONE;
