import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../schema/acceptedLocale.ts';
import { UI_LOCALES } from '../../schema/languages.ts';
import { sendNotice } from '../session/noticePage.ts';

const WORDS = {
  en: {
    title: 'This file cannot be opened',
    forbidden: 'You do not see everything any more that this file holds. Export the report again.',
    unavailable: 'The file cannot be reached at the moment. Try again in a minute.',
    back: 'Open the redemption report',
  },
  fr: {
    title: 'Ce fichier ne peut pas être ouvert',
    forbidden: 'Vous ne voyez plus tout ce que contient ce fichier. Exportez de nouveau le rapport.',
    unavailable: 'Le fichier est inaccessible pour le moment. Réessayez dans une minute.',
    back: 'Ouvrir le rapport des utilisations',
  },
} as const;

/** Says why the link of an export opens nothing, in the visitor's language; the platform's own words where it has some. */
export function exportLinkPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message, retryAfter }: { status: number; message: string | null; retryAfter?: number },
): FastifyReply {
  const language = acceptedLocale(request.headers['accept-language']) ?? UI_LOCALES[0];
  const { title, forbidden, unavailable, back } = WORDS[language];
  const text = status === 403 ? forbidden : (message ?? unavailable);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendNotice(reply, { status, language, title, text, link: { href: '/#/redemptions', label: back } });
}
