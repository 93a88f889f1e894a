// A call that failed, as far as the screen needs to know it.
import type { TFunction } from 'i18next';

export interface Failure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The gateway's word for it, for example FORBIDDEN. */
  code?: string | undefined;
  /** The service's name of it, for example `not_found`; has a title of its own where one is translated. */
  errorName?: string | undefined;
  /** A message for the person at the screen. */
  message?: string | undefined;
  /** The same where a service says it elsewhere: `error.message` and `error_message`. */
  error?: { message?: string | undefined } | undefined;
  errorMessage?: string | undefined;
  /** More about it: `error_detail`. */
  detail?: string | undefined;
  requestId?: string | undefined;
}

/** Every message of a failed response, without repetition: message, error.message, error_message, error_detail (ERR-6). */
export function messagesOf({ message, error, errorMessage, detail }: Failure): string[] {
  const all = [message, error?.message, errorMessage, detail];
  // A sentence may have its details on a second line.
  return [...new Set(all.flatMap((text) => text?.split('\n') ?? []).filter((text) => text !== ''))];
}

/**
 * Title of a failure (ERR-1 … ERR-5, ERR-12, ERR-13): the error name's own where it is translated, else the status's own, else the generic one.
 * `t` must know the namespace `kit`.
 */
export function failureTitle(
  { status, errorName }: Pick<Failure, 'status' | 'errorName'>,
  t: TFunction<'kit'>,
): string {
  const named = errorName ? t(`error.name.${errorName}` as 'error.other', { defaultValue: '' }) : '';
  if (named) return named;
  if (status === 403) return t('error.403');
  if (status === 404) return t('error.404');
  if (status === 422) return t('error.422');
  return status === 0 ? t('error.unreachable') : t('error.other', { status });
}
