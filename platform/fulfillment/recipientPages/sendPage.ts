import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorLocale } from '../../../recipient/acceptedLocales.ts';
import { html } from '../../../recipient/html.ts';
import { pageDocument } from '../../../recipient/pages/pageFrame.ts';
import { PAGE_SCRIPT } from '../../../recipient/pages/pageScript.ts';
import { type RecipientStep, stepContent } from '../../../recipient/steps.ts';
import { stepWord } from '../../../recipient/stepWords/stepWord.ts';
import type { RecipientView } from '../../../recipient/view.ts';
import {
  pictureOrigins,
  policyHash,
  RECIPIENT_HEADERS,
  recipientPolicy,
} from '../../../server/pages/recipientPolicy.ts';
import { NOBODY, recipientNotice, recipientRefusal } from '../../../server/pages/recipientRefusal.ts';
import { refusedRequest } from '../../../server/pages/refusalPages.ts';
import { lookOf, rememberLook } from './looks.ts';

const SCRIPT = policyHash(PAGE_SCRIPT);

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
  rememberLook(reply.request, view);
  const refresh = step.name === 'working' ? { refresh: { seconds: 3, url: step.next } } : {};
  const { html: page, style } = pageDocument(view, stepContent(step, view), {
    script: PAGE_SCRIPT,
    reportUrl,
    ...refresh,
  });
  const policy = recipientPolicy({
    style,
    script: SCRIPT,
    pictures: pictureOrigins(view),
    isReporting: reportUrl !== null,
  });
  return reply
    .code(status)
    .headers({ ...RECIPIENT_HEADERS, 'content-security-policy': policy })
    .send(page);
}

/** The page of a visitor who left: it belongs to no promotion. */
export function sendLeft(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = visitorLocale(request.headers['accept-language']);
  const text = html`<p>${stepWord(locale, 'left_text')}</p>`;
  const page = recipientNotice({ ...NOBODY, locale }, stepWord(locale, 'left_title'), text);
  return send(reply, page, 200);
}

/** The page of a refusal: in the look of the promotion where this request opened its page, or where the same visitor saw it before. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): Promise<FastifyReply> {
  return send(reply, recipientRefusal(refusalOf(request, reply, status), await lookOf(request)), status);
}

/** The page of a link that leads nowhere: unknown, revoked and expired links look the same. */
export function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, recipientRefusal(refusalOf(request, reply, 404)), 404);
}

const refusalOf = (request: FastifyRequest, reply: FastifyReply, status: number) =>
  refusedRequest(request, { status, retryAfter: reply.getHeader('retry-after') });

const send = (
  reply: FastifyReply,
  page: { html: string; headers: Record<string, string> },
  status: number,
): FastifyReply => reply.code(status).headers(page.headers).send(page.html);
