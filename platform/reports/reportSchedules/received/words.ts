// The words of the pages behind the link by which a recipient leaves a schedule, in English and French.
import type { Language } from '../../../foundation/pages/pageWords.ts';

const en = {
  title: 'Stop receiving this report?',
  text: '{owner} sends you “{view}” on a schedule. It will no longer be sent to you, and {owner} will be notified. Nothing changes for the others.',
  submit: 'Stop receiving it',
  doneTitle: 'You no longer receive this report',
  doneText:
    'It is no longer sent to you. If that was a mistake, ask the colleague who sends it to add you again.',
  goneTitle: 'This link does not work',
  goneText: 'Open the link in the e-mail again, or stop receiving the report in your scheduled reports.',
  schedules: 'Open the scheduled reports',
};
export type LeavingWords = typeof en;

const fr: LeavingWords = {
  title: 'Ne plus recevoir ce rapport ?',
  text: '{owner} vous envoie régulièrement « {view} ». Il ne vous sera plus envoyé, et {owner} l’apprendra par e-mail. Rien ne change pour les autres.',
  submit: 'Ne plus le recevoir',
  doneTitle: 'Vous ne recevez plus ce rapport',
  doneText:
    'Il ne vous est plus envoyé. Si c’était une erreur, demandez à un collègue qui l’envoie de vous rajouter.',
  goneTitle: 'Ce lien ne fonctionne pas',
  goneText: 'Ouvrez de nouveau le lien du message, ou retirez-vous dans vos envois programmés.',
  schedules: 'Ouvrir les envois programmés',
};

export const LEAVING_WORDS: Record<Language, LeavingWords> = { en, fr };
