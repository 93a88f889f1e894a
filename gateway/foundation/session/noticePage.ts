import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { html, pageOf, Safe } from '../../../server/pages/page.ts';
import { PAGE_HEADERS } from '../../../server/pages/pageStyle.ts';

/** A page with one message, and a link or something to wait for. */
export interface Notice {
  status: number;
  language: UiLocale;
  title: string;
  text: string;
  link?: { href: string; label: string };
  wait?: Wait;
}

/** Something that a page waits for: a bar, and a script that finds out when it is there. Without scripts the page reloads every few seconds. */
export interface Wait {
  /** Name of the bar. */
  label: string;
  stage: string;
  percent: number | null;
  script: string;
}

/** Sends a page with a message. Its texts are escaped, so they may contain anything. */
export function sendNotice(
  reply: FastifyReply,
  { status, language, title, text, link, wait }: Notice,
): FastifyReply {
  const action = link ? html`<a class="button" href="${link.href}">${link.label}</a>` : null;
  const card = html`<div role="${wait ? 'status' : 'alert'}"><h1>${title}</h1><p class="lead">${text}</p></div>${action}${wait ? barOf(wait) : null}`;
  return reply
    .code(status)
    .headers({ ...PAGE_HEADERS, ...(wait ? { 'content-security-policy': policyWith(wait.script) } : {}) })
    .send(pageOf({ language, title, card }));
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of every page, and this script, which may ask the gateway. */
const policyWith = (script: string): string =>
  `${PAGE_HEADERS['content-security-policy']}; script-src ${hashOf(script)}; connect-src 'self'`;

const RELOAD = new Safe('<noscript><meta http-equiv="refresh" content="5"></noscript>');

function barOf({ label, stage, percent, script }: Wait): Safe {
  const value = percent === null ? null : html` value="${percent}"`;
  return html`${RELOAD}<progress max="100"${value} aria-label="${label}" data-stage="${stage}"></progress><script>${new Safe(script)}</script>`;
}
