// The words of the pages behind the link by which a recipient leaves a schedule, in English and French.
import type { Language } from '../../../oidc/words.ts';

const en = {
  title: 'Stop getting this report?',
  text: '{owner} has “{view}” sent to you on a schedule. From now on it is not sent to you any more; {owner} is told. Nothing changes for the others.',
  submit: 'Stop getting it',
  doneTitle: 'You no longer get this report',
  doneText:
    'It is not sent to you any more. If that was a mistake, ask a colleague who has it sent to add you again.',
  goneTitle: 'This link does not work',
  goneText: 'Open the link in the mail once more, or take yourself off in your scheduled reports.',
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
