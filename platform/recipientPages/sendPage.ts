import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../recipient/html.ts';
import { pageDocument } from '../../recipient/pageFrame.ts';
import { PAGE_SCRIPT } from '../../recipient/pageScript.ts';
import { type RecipientStep, stepContent } from '../../recipient/steps.ts';
import { stepWord } from '../../recipient/stepWords/stepWord.ts';
import type { RecipientView } from '../../recipient/view.ts';
import { visitorLocale } from './languages.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const SCRIPT = sha(PAGE_SCRIPT);

/** Headers of every page: no caching, no framing, no indexing, no referrer to other sites. */
export const PAGE_HEADERS = {
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

const policyOf = ({ style, pictures, isReporting }: Pick<Page, 'style' | 'pictures' | 'isReporting'>) =>
  `default-src 'none'; style-src ${sha(style)}; script-src ${SCRIPT}; img-src ${["'self'", 'data:', ...pictures].join(' ')};${
    isReporting ? " connect-src 'self';" : ''
  } form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Sends the page of a step. `reportUrl` is where its script reports that a person uses the page; null once that is known. */
export function sendStep(
  reply: FastifyReply,
  {
    step,
    view,
    status = 200,
    reportUrl = null,
  }: { step: RecipientStep; view: RecipientView; status?: number; reportUrl?: string | null },
): FastifyReply {
  const refresh = step.name === 'working' ? { refresh: { seconds: 3, url: step.next } } : {};
  const { html: page, style } = pageDocument(view, stepContent(step, view), {
    script: PAGE_SCRIPT,
    reportUrl,
    ...refresh,
  });
  return send(reply, { page, style, status, pictures: originsOf(view), isReporting: reportUrl !== null });
}

/** A page without a promotion: unknown, revoked and too old links look the same; any other error asks the visitor to retry. */
export function notice(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const locale = visitorLocale(request.headers['accept-language']);
  const name = NOTICES[status] ?? 'failed';
  const title = stepWord(locale, `${name}_title`);
  const content = html`<h1>${title}</h1><p>${stepWord(locale, `${name}_text`)}</p>`;
  const { html: page, style } = pageDocument({ ...NOBODY, locale, promotionName: title }, content);
  return send(reply, { page, style, status, pictures: [], isReporting: false });
}

const NOTICES: Readonly<Record<number, 'left' | 'unknown' | 'busy'>> = {
  200: 'left',
  404: 'unknown',
  429: 'busy',
};

const NOBODY: RecipientView = {
  ...{
    locale: 'en',
    theme: 'alesia',
    colors: {},
    logoUrl: null,
    backgroundUrl: null,
    organizationName: '',
    promotionName: '',
  },
  ...{ footerLinks: [], texts: {}, values: {}, rewards: [], hasChoice: false, action: '' },
};

interface Page {
  page: string;
  style: string;
  status: number;
  /** Origins of its pictures besides our own. */
  pictures: readonly string[];
  isReporting: boolean;
}

function send(reply: FastifyReply, { page, status, ...policy }: Page): FastifyReply {
  return reply
    .code(status)
    .headers({ ...PAGE_HEADERS, 'content-security-policy': policyOf(policy) })
    .send(page);
}

/** Sources of a page's pictures: our own, and the one named in the advertiser's file. */
function originsOf({ logoUrl, backgroundUrl, rewards }: RecipientView): string[] {
  const addresses = [logoUrl, backgroundUrl, ...rewards.map(({ imageUrl }) => imageUrl)];
  return [
    ...new Set(
      addresses.flatMap((address) =>
        address !== null && URL.canParse(address) ? new URL(address).origin : [],
      ),
    ),
  ].filter((origin) => /^https?:\/\/[a-z0-9.:[\]-]+$/i.test(origin));
}
