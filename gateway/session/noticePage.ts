import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { UiLocale } from '../../schema/languages.ts';

const STYLE = `:root{color-scheme:light dark;accent-color:oklch(50% .19 268)}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;box-sizing:border-box;
font:14px/1.5 "Inter Variable",Inter,system-ui,sans-serif;background:#f6f7f9;color:#1a1f29}
main{max-width:400px;padding:32px;background:#fff;border:1px solid #e2e5ea;border-radius:12px}
h1{margin:0 0 4px;font-size:20px;line-height:28px}p{margin:0 0 24px;color:#566072}
a{display:block;padding:10px 16px;border-radius:8px;background:oklch(50% .19 268);color:#fff;font-weight:600;text-align:center;text-decoration:none}
a:focus-visible{outline:2px solid oklch(50% .19 268);outline-offset:2px}progress{display:block;width:100%;height:8px}
@media (prefers-color-scheme:dark){:root{accent-color:oklch(76% .12 268)}body{background:#0e1116;color:#e8ebf0}main{background:#161a21;border-color:#2a313d}p{color:#a5aebc}a{background:oklch(76% .12 268);color:#10131a}}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE_HASH = hashOf(STYLE);

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
  const [head, body] = [title, text].map(escaped);
  const scripts = wait ? ` script-src ${hashOf(wait.script)}; connect-src 'self';` : '';
  const action = link ? `<a href="${link.href}">${escaped(link.label)}</a>` : '';
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${STYLE_HASH};${scripts} img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${head} · Guerdon</title><link rel="icon" href="data:,">${wait ? RELOAD : ''}<style>${STYLE}</style></head><body><main><div role="${wait ? 'status' : 'alert'}"><h1>${head}</h1><p>${body}</p></div>${action}${wait ? barOf(wait) : ''}</main></body></html>`,
    );
}

const RELOAD = '<noscript><meta http-equiv="refresh" content="5"></noscript>';

function barOf({ label, stage, percent, script }: Wait): string {
  const value = percent === null ? '' : ` value="${percent}"`;
  return `<progress max="100"${value} aria-label="${escaped(label)}" data-stage="${escaped(stage)}"></progress><script>${script}</script>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
