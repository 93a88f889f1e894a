import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { UiLocale } from '../../schema/languages.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;box-sizing:border-box;
font:14px/1.5 "Inter Variable",Inter,system-ui,sans-serif;background:#f6f7f9;color:#1a1f29}
main{max-width:400px;padding:32px;background:#fff;border:1px solid #e2e5ea;border-radius:12px}
h1{margin:0 0 4px;font-size:20px;line-height:28px}p{margin:0 0 24px;color:#566072}
a{display:block;padding:10px 16px;border-radius:8px;background:oklch(50% .19 268);color:#fff;font-weight:600;text-align:center;text-decoration:none}
a:focus-visible{outline:2px solid oklch(50% .19 268);outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0e1116;color:#e8ebf0}main{background:#161a21;border-color:#2a313d}p{color:#a5aebc}a{background:oklch(76% .12 268);color:#10131a}}`;
const HASH = createHash('sha256').update(STYLE).digest('base64');

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
  const [head, said, label] = [title, text, link.label].map(escaped);
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${HASH}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${head} · Guerdon</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><div role="alert"><h1>${head}</h1><p>${said}</p></div><a href="${link.href}">${label}</a></main></body></html>`,
    );
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
