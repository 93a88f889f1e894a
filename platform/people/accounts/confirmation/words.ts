// The words of the pages behind confirmation links, in English and French.
import type { Language } from '../../../foundation/pages/pageWords.ts';

const en = {
  confirm: 'Confirm',
  account: 'Open my account',
  expiredTitle: 'This link no longer works',
  budget_alerts: {
    title: 'Confirm your budget alerts',
    text: 'You will get an e-mail when the balance of one of your advertisers falls below its limit.',
    confirmedTitle: 'Your budget alerts are confirmed',
    confirmedText: 'You will get an e-mail when a balance falls below its limit.',
    offTitle: 'Budget alerts are turned off',
    offText:
      'They were turned off after this e-mail was sent. Turn them on in your account to get a new one.',
  },
  email: {
    title: 'Confirm your e-mail address',
    text: '{email} becomes the address of your account: you sign in with it and receive e-mails there.',
    confirmedTitle: 'Your e-mail address is confirmed',
    confirmedText: 'From now on you sign in with {email}.',
  },
  expiredText:
    'It has expired, or your account now has another address. For budget alerts, turn them off and on again in your account; for a changed address, ask your administrator for a new e-mail.',
};
export type ConfirmationWords = typeof en;

const fr: ConfirmationWords = {
  confirm: 'Confirmer',
  account: 'Ouvrir mon compte',
  expiredTitle: 'Ce lien ne fonctionne plus',
  budget_alerts: {
    title: 'Confirmez vos alertes de budget',
    text: 'Vous recevrez un e-mail lorsque le solde de l’un de vos annonceurs passera sous son seuil.',
    confirmedTitle: 'Vos alertes de budget sont confirmées',
    confirmedText: 'Vous recevrez un e-mail lorsqu’un solde passera sous son seuil.',
    offTitle: 'Les alertes de budget sont désactivées',
    offText:
      'Elles ont été désactivées après l’envoi de cet e-mail. Activez-les dans votre compte pour en recevoir un nouveau.',
  },
  email: {
    title: 'Confirmez votre adresse e-mail',
    text: '{email} devient l’adresse de votre compte : vous vous connectez avec elle et y recevez les messages.',
    confirmedTitle: 'Votre adresse e-mail est confirmée',
    confirmedText: 'Vous vous connectez désormais avec {email}.',
  },
  expiredText:
    'Il a expiré, ou votre compte a maintenant une autre adresse. Pour les alertes de budget, désactivez-les puis réactivez-les dans votre compte ; pour une adresse modifiée, demandez un nouvel e-mail à votre administrateur.',
};

export const CONFIRMATION_WORDS: Record<Language, ConfirmationWords> = { en, fr };
