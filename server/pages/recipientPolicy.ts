import { createHash } from 'node:crypto';
import type { RecipientView } from '../../recipient/view.ts';

/** Headers of every recipient's page: no caching, no framing, no indexing, no referrer to other sites. */
export const RECIPIENT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  // The address contains the token. Not `no-referrer`: the browser would then send `Origin: null` with our own form.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** A hash as a content security policy spells it. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page with this one style, and at most one script by its hash; a reporting script may ask the page's own site. */
export function recipientPolicy({
  style,
  script = "'none'",
  pictures,
  isReporting = false,
}: {
  style: string;
  script?: string;
  pictures: readonly string[];
  isReporting?: boolean;
}): string {
  const reports = isReporting ? " connect-src 'self';" : '';
  return `default-src 'none'; style-src ${policyHash(style)}; script-src ${script}; img-src ${["'self'", 'data:', ...pictures].join(' ')};${reports} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** Origins of a page's pictures besides our own: those named in the advertiser's file. */
export function pictureOrigins({
  logoUrl,
  backgroundUrl,
  rewards,
}: Pick<RecipientView, 'logoUrl' | 'backgroundUrl' | 'rewards'>): string[] {
  const addresses = [logoUrl, backgroundUrl, ...rewards.map(({ imageUrl }) => imageUrl)];
  return [
    ...new Set(
      addresses.flatMap((address) =>
        address !== null && URL.canParse(address) ? new URL(address).origin : [],
      ),
    ),
  ].filter((origin) => /^https?:\/\/[a-z0-9.:[\]-]+$/i.test(origin));
}
