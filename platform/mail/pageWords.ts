// The words of the pages that have to do with mails, in English and French.
import type { Language } from '../oidc/words.ts';

const en = {
  inbox: 'Mails',
  inboxLead: 'What this demo would have sent, the newest first. Nothing leaves this machine.',
  empty: 'No mail yet',
  emptyText:
    'Turn on budget alerts in your account, or approve an allocation: the mail appears here a moment later.',
  refresh: 'Refresh',
  to: 'To',
  at: 'Sent',
  back: 'All mails',
  goneTitle: 'This mail is not here',
  goneText: 'It may have been removed with the demo data.',
  confirmTitle: 'Confirm your budget alerts',
  confirmText: 'You will get an e-mail when the balance of one of your advertisers falls below its limit.',
  confirm: 'Confirm',
  confirmedTitle: 'Your budget alerts are confirmed',
  confirmedText: 'You will get an e-mail when a balance falls below its limit.',
  offTitle: 'Budget alerts are turned off',
  offText: 'They were turned off after this mail was sent. Turn them on in your account to get a new one.',
  expiredTitle: 'This link no longer works',
  expiredText: 'Turn budget alerts off and on again in your account: you get a new mail.',
  account: 'Open my account',
};
export type MailPageWords = typeof en;

const fr: MailPageWords = {
  inbox: 'E-mails',
  inboxLead:
    'Ce que cette démonstration aurait envoyé, du plus récent au plus ancien. Rien ne quitte cette machine.',
  empty: 'Aucun e-mail pour l’instant',
  emptyText:
    'Activez les alertes de budget dans votre compte ou approuvez une allocation : l’e-mail apparaît ici un instant plus tard.',
  refresh: 'Actualiser',
  to: 'À',
  at: 'Envoyé',
  back: 'Tous les e-mails',
  goneTitle: 'Cet e-mail n’est pas ici',
  goneText: 'Il a peut-être été supprimé avec les données de démonstration.',
  confirmTitle: 'Confirmez vos alertes de budget',
  confirmText: 'Vous recevrez un e-mail lorsque le solde de l’un de vos annonceurs passera sous son seuil.',
  confirm: 'Confirmer',
  confirmedTitle: 'Vos alertes de budget sont confirmées',
  confirmedText: 'Vous recevrez un e-mail lorsqu’un solde passera sous son seuil.',
  offTitle: 'Les alertes de budget sont désactivées',
  offText:
    'Elles ont été désactivées après l’envoi de cet e-mail. Activez-les dans votre compte pour en recevoir un nouveau.',
  expiredTitle: 'Ce lien ne fonctionne plus',
  expiredText:
    'Désactivez puis réactivez les alertes de budget dans votre compte : vous recevrez un nouvel e-mail.',
  account: 'Ouvrir mon compte',
};

export const MAIL_PAGE_WORDS: Record<Language, MailPageWords> = { en, fr };
