import type { RefusalKind } from './refusalWords.ts';

/** A refused request, as its page describes it. */
export interface RefusedRequest {
  status: number;
  method: string;
  /** Path and query of the request. */
  url: string;
  /** Address of the page that a form was sent from. */
  referer?: string | undefined;
  acceptLanguage?: string | undefined;
  requestId: string;
  /** Seconds after which another attempt makes sense. */
  retryAfter: number | null;
  /** The reason in the reader's language, where the refusal has one of its own. */
  message?: string | undefined;
}

const KINDS: Readonly<Record<number, RefusalKind>> = {
  400: 'bad_request',
  401: 'signed_out',
  403: 'forbidden',
  404: 'not_found',
  405: 'wrong_method',
  408: 'slow',
  410: 'gone',
  413: 'too_large',
  414: 'long_address',
  429: 'busy',
  431: 'large_headers',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

/** The words for a status. */
export const kindOf = (status: number): RefusalKind =>
  KINDS[status] ?? (status >= 500 ? 'failed' : 'refused');

/** True if the same request can succeed later. */
export const canRetry = (status: number): boolean =>
  status === 408 || status === 429 || status === 431 || status >= 500;

export const isForm = ({ method }: Pick<RefusedRequest, 'method'>): boolean =>
  method !== 'GET' && method !== 'HEAD';

/** Seconds of a Retry-After header, which holds seconds or a date; null without one. */
export function secondsOf(header: unknown): number | null {
  if (typeof header !== 'string' && typeof header !== 'number') return null;
  if (header === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return seconds > 0 ? Math.ceil(seconds) : null;
  const at = Date.parse(String(header));
  return Number.isNaN(at) ? null : Math.max(1, Math.ceil((at - Date.now()) / 1000));
}

/** A wait in words, rounded up: seconds up to two minutes, then minutes, then hours. */
export function durationWords(seconds: number, locale: string): string {
  const [count, unit] =
    seconds < 120
      ? [seconds, 'second']
      : seconds < 7200
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
