// Why a report is not sent, or its schedule stands still: said within mails.
import type { UiLocale } from '../../schema/languages.ts';
import type { FileReason, PauseReason } from '../../schema/reportSchedules.ts';

type Reasons<Key extends string> = Readonly<Record<Key, Readonly<Record<UiLocale, string>>>>;

/** Why somebody got no file, as the end of a sentence. */
export const FILE_REASON_WORDS: Reasons<FileReason> = {
  account_gone: {
    en: 'the account is disabled. Take it off the recipients.',
    fr: 'le compte est désactivé. Retirez-le des destinataires.',
  },
  other_organization: {
    en: 'the account belongs to another organization now. Take it off the recipients.',
    fr: 'le compte appartient désormais à une autre organisation. Retirez-le des destinataires.',
  },
  missing_ability: {
    en: 'the account may not see everything that this view asks for. Take it off the recipients, or have its roles extended.',
    fr: 'le compte n’a pas le droit de voir tout ce que cette vue demande. Retirez-le des destinataires, ou faites étendre ses rôles.',
  },
  view_unreadable: {
    en: 'the report does not take the filters of this view any more. Open the view, choose its filters anew and save it.',
    fr: 'le rapport n’accepte plus les filtres de cette vue. Ouvrez la vue, choisissez de nouveau ses filtres et enregistrez-la.',
  },
  too_many_pdf_rows: {
    en: 'a PDF holds 10,000 rows at most. Send a CSV file, or narrow the filters of the view.',
    fr: 'un PDF contient 10 000 lignes au plus. Envoyez un fichier CSV, ou affinez les filtres de la vue.',
  },
  not_written: {
    en: 'something went wrong while it was written, five times. If it fails again, narrow the filters of the view.',
    fr: 'un problème est survenu pendant son écriture, cinq fois de suite. S’il se reproduit, affinez les filtres de la vue.',
  },
};

/** The same, where it is said to the owner of the schedule of their own file. */
export const OWN_FILE_REASON_WORDS: Partial<Reasons<FileReason>> = {
  missing_ability: {
    en: 'you may not see everything that this view asks for any more. Change the view, or delete the schedule.',
    fr: 'vous n’avez plus le droit de voir tout ce que cette vue demande. Modifiez la vue, ou supprimez l’envoi.',
  },
};

/** Why a schedule stands still, as the end of a sentence. */
export const PAUSE_REASON_WORDS: Reasons<PauseReason> = {
  view_deleted: {
    en: 'its saved view was deleted. Make a schedule of another view, or delete this one.',
    fr: 'sa vue enregistrée a été supprimée. Programmez l’envoi d’une autre vue, ou supprimez celui-ci.',
  },
  view_hidden: {
    en: 'its saved view is not shared with you any more. Make a schedule of a view of your own.',
    fr: 'sa vue enregistrée n’est plus partagée avec vous. Programmez l’envoi d’une de vos vues.',
  },
  ability_lost: {
    en: 'you may not see this report any more.',
    fr: 'vous n’avez plus le droit de voir ce rapport.',
  },
};
