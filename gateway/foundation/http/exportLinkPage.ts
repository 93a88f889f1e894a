import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../../schema/foundation/contacts/acceptedLocale.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { sendNotice } from '../session/noticePage.ts';

const WORDS = {
  en: {
    title: 'This file cannot be opened',
    forbidden: 'You no longer have access to everything in this file. Open the report again.',
    unavailable: 'The file cannot be reached at the moment. Try again in a minute.',
    redemptions: 'Open the redemption report',
    schedules: 'Open the scheduled reports',
  },
  fr: {
    title: 'Ce fichier ne peut pas être ouvert',
    forbidden: 'Vous n’avez plus accès à tout ce que contient ce fichier. Ouvrez de nouveau le rapport.',
    unavailable: 'Le fichier est inaccessible pour le moment. Réessayez dans une minute.',
    redemptions: 'Ouvrir le rapport des utilisations',
    schedules: 'Ouvrir les envois programmés',
  },
} as const;

const BACK = { redemptions: '/#/reports/redemptions', schedules: '/#/report-schedules' } as const;

/** Says why the link of a file opens nothing, in the visitor's language; the platform's own words where it has some. */
export function exportLinkPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status,
    message,
    back,
    retryAfter,
  }: { status: number; message: string | null; back: keyof typeof BACK; retryAfter?: number },
): FastifyReply {
  const language = acceptedLocale(request.headers['accept-language']) ?? UI_LOCALES[0];
  const { title, forbidden, unavailable, [back]: label } = WORDS[language];
  const text = status === 403 ? forbidden : (message ?? unavailable);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendNotice(reply, { status, language, title, text, link: { href: BACK[back], label } });
}
