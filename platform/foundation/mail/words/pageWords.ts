// The words of the demo's pages of its mails, in English and French.
import type { Language } from '../../pages/pageWords.ts';

const en = {
  inbox: 'E-mails and SMS',
  inboxLead: 'What this demo would have sent, newest first. Nothing leaves this machine.',
  empty: 'No e-mails yet',
  emptyText:
    'Turn on budget alerts in your account, or approve an allocation: the e-mail appears here a moment later.',
  search: 'Search in subjects, receivers and texts',
  find: 'Search',
  searchTooLong: 'The search does not count: it has {{length}} characters, at most {{most}} are possible.',
  count: 'Messages: {{count}}',
  noMatch: 'Nothing matches',
  noMatchText: 'Search for part of a subject, an address, a number or a text.',
  pages: 'Pages',
  pageOf: 'Page {{page}} of {{pages}}',
  newer: 'Newer',
  older: 'Older',
  refresh: 'Refresh',
  to: 'To',
  at: 'Sent',
  back: 'All e-mails',
  goneTitle: 'This e-mail is not here',
  goneText: 'It may have been removed with the demo data.',
};
export type MailPageWords = typeof en;

const fr: MailPageWords = {
  inbox: 'E-mails et SMS',
  inboxLead:
    'Ce que cette démonstration aurait envoyé, du plus récent au plus ancien. Rien ne quitte cette machine.',
  empty: 'Aucun e-mail pour l’instant',
  emptyText:
    'Activez les alertes de budget dans votre compte ou approuvez une dotation : l’e-mail apparaît ici un instant plus tard.',
  search: 'Rechercher dans les objets, destinataires et textes',
  find: 'Rechercher',
  searchTooLong:
    'La recherche ne compte pas : elle a {{length}} caractères, {{most}} au maximum sont possibles.',
  count: 'Messages : {{count}}',
  noMatch: 'Aucun résultat',
  noMatchText: 'Cherchez une partie d’un objet, d’une adresse, d’un numéro ou d’un texte.',
  pages: 'Pages',
  pageOf: 'Page {{page}} sur {{pages}}',
  newer: 'Plus récents',
  older: 'Plus anciens',
  refresh: 'Actualiser',
  to: 'À',
  at: 'Envoyé',
  back: 'Tous les e-mails',
  goneTitle: 'Cet e-mail n’est pas ici',
  goneText: 'Il a peut-être été supprimé avec les données de démonstration.',
};

export const MAIL_PAGE_WORDS: Record<Language, MailPageWords> = { en, fr };
