import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLocale } from '../../../schema/foundation/contacts/acceptedLocale.ts';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import type { IssuerSetting } from '../../../schema/foundation/signIn.ts';
import { sendNotice } from './noticePage.ts';

const MESSAGES = {
  en: {
    failed: ['Sign-in failed', 'It took too long, or was already completed in another tab.'],
    unavailable: ['Signing in is not possible at the moment', 'Try again in a minute.'],
    busy: ['Too many sign-ins from your network', 'Try again in a minute.'],
    misconfigured: [
      'Sign-in is misconfigured',
      '{{setting}} does not match the sign-in provider. The operator of Guerdon finds details in its log.',
    ],
    email_missing: [
      'Your sign-in does not share your e-mail address',
      'Guerdon identifies accounts by it. Ask the administrator of your sign-in to share it.',
    ],
    email_unverified: [
      'Your e-mail address is not verified',
      'Have it verified where you sign in, then try again.',
    ],
    account_unknown: [
      'You have no account here',
      'Ask an administrator of your organization to invite you, under the address that you sign in with.',
    ],
    account_bound: [
      'Your e-mail address belongs to another sign-in',
      'The account with this address is bound to someone else at your sign-in provider. Ask an administrator.',
    ],
    again: 'Sign in again',
  },
  fr: {
    failed: [
      'Échec de la connexion',
      'Elle a pris trop de temps, ou s’est déjà terminée dans un autre onglet.',
    ],
    unavailable: ['La connexion est impossible pour le moment', 'Réessayez dans une minute.'],
    busy: ['Trop de connexions depuis votre réseau', 'Réessayez dans une minute.'],
    misconfigured: [
      'La connexion est mal configurée',
      '{{setting}} ne correspond pas au fournisseur de connexion. L’exploitant de Guerdon trouvera les détails dans son journal.',
    ],
    email_missing: [
      'Votre connexion n’indique pas votre adresse e-mail',
      'Guerdon identifie les comptes par cette adresse. Demandez à l’administrateur de votre connexion de la transmettre.',
    ],
    email_unverified: [
      'Votre adresse e-mail n’est pas vérifiée',
      'Faites-la vérifier là où vous vous connectez, puis réessayez.',
    ],
    account_unknown: [
      'Vous n’avez pas de compte ici',
      'Demandez à un administrateur de votre organisation de vous inviter, à l’adresse avec laquelle vous vous connectez.',
    ],
    account_bound: [
      'Votre adresse e-mail appartient à une autre connexion',
      'Le compte de cette adresse est lié à une autre personne chez votre fournisseur de connexion. Demandez à un administrateur.',
    ],
    again: 'Se connecter à nouveau',
  },
} as const;

const STATUS = {
  failed: 400,
  unavailable: 503,
  busy: 429,
  misconfigured: 500,
  email_missing: 403,
  email_unverified: 403,
  account_unknown: 403,
  account_bound: 403,
} as const;

/** The reason of a failed sign-in, and the setting that caused it. */
export interface Failure {
  reason: keyof typeof STATUS;
  setting?: IssuerSetting;
}

/** Sends the page of a failed sign-in, which offers another attempt in the visitor's language. It names a wrong setting; the details are only in the log. */
export function failurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure['reason'] | Failure,
): FastifyReply {
  const { reason, setting = '' } = typeof failure === 'string' ? { reason: failure } : failure;
  const language = acceptedLocale(request.headers['accept-language']) ?? UI_LOCALES[0];
  const [title, words] = MESSAGES[language][reason];
  const text = words.replace('{{setting}}', setting);
  if (reason === 'unavailable') reply.header('retry-after', '2');
  const link = { href: '/auth/login', label: MESSAGES[language].again };
  return sendNotice(reply, { status: STATUS[reason], language, title, text, link });
}
