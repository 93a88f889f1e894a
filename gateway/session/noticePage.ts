import type { FastifyReply } from 'fastify';
import type { UiLocale } from '../../schema/languages.ts';
import { html, pageOf } from '../../server/pages/page.ts';
import { PAGE_HEADERS } from '../../server/pages/pageStyle.ts';

/** A page with one message and one link. */
export interface Notice {
  status: number;
  language: UiLocale;
  title: string;
  text: string;
  link: { href: string; label: string };
}

/** Sends a page that needs no script: a message and a link. Its texts are escaped, so they may contain anything. */
export function sendNotice(
  reply: FastifyReply,
  { status, language, title, text, link }: Notice,
): FastifyReply {
  const card = html`<div role="alert"><h1>${title}</h1><p class="lead">${text}</p></div><a class="button" href="${link.href}">${link.label}</a>`;
  return reply.code(status).headers(PAGE_HEADERS).send(pageOf({ language, title, card }));
}
