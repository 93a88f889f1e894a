import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../schema/acceptedLocale.ts';
import { UI_LOCALES } from '../../schema/languages.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;box-sizing:border-box;
font:14px/1.5 "Inter Variable",Inter,system-ui,sans-serif;background:#f6f7f9;color:#1a1f29}
main{max-width:400px;padding:32px;background:#fff;border:1px solid #e2e5ea;border-radius:12px}
h1{margin:0 0 4px;font-size:20px;line-height:28px}p{margin:0 0 24px;color:#566072}
a{display:block;padding:10px 16px;border-radius:8px;background:oklch(50% .19 268);color:#fff;font-weight:600;text-align:center;text-decoration:none}
a:focus-visible{outline:2px solid oklch(50% .19 268);outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0e1116;color:#e8ebf0}main{background:#161a21;border-color:#2a313d}p{color:#a5aebc}a{background:oklch(76% .12 268);color:#10131a}}`;
const HASH = createHash('sha256').update(STYLE).digest('base64');

const MESSAGES = {
  en: {
    failed: [
      'The sign-in did not come to an end',
      'It took too long, or was already finished in another tab.',
    ],
    unavailable: ['Signing in is not possible at the moment', 'Try again in a minute.'],
    busy: ['Too many sign-ins from your network', 'Try again in a minute.'],
    again: 'Sign in again',
  },
  fr: {
    failed: [
      'La connexion n’a pas abouti',
      'Elle a pris trop de temps, ou s’est déjà terminée dans un autre onglet.',
    ],
    unavailable: ['La connexion est impossible pour le moment', 'Réessayez dans une minute.'],
    busy: ['Trop de connexions depuis votre réseau', 'Réessayez dans une minute.'],
    again: 'Se connecter à nouveau',
  },
} as const;

const STATUS = { failed: 400, unavailable: 503, busy: 429 } as const;

/** Sends the page of a failed sign-in, which offers another attempt in the visitor's language: 400 (`failed`), 503 (`unavailable`) or 429 (`busy`). */
export function failurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: keyof typeof STATUS,
): FastifyReply {
  const language = acceptedLocale(request.headers['accept-language']) ?? UI_LOCALES[0];
  const [title, text] = MESSAGES[language][reason];
  if (reason === 'unavailable') reply.header('retry-after', '2');
  return reply
    .code(STATUS[reason])
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${HASH}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – Guerdon</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main><div role="alert"><h1>${title}</h1><p>${text}</p></div><a href="/auth/login">${MESSAGES[language].again}</a></main></body></html>`,
    );
}
