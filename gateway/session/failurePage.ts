import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../schema/acceptedLocale.ts';
import { UI_LOCALES } from '../../schema/languages.ts';
import { sendNotice } from './noticePage.ts';

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
  const link = { href: '/auth/login', label: MESSAGES[language].again };
  return sendNotice(reply, { status: STATUS[reason], language, title, text, link });
}
