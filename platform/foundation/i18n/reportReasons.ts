// Why a report is not sent, or its schedule stands still: said within mails.
import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import type { FileReason, PauseReason } from '../../../schema/reports/reportSchedules.ts';

type Reasons<Key extends string> = Readonly<Record<Key, Readonly<Record<UiLocale, string>>>>;

/** The reason for a missing file, as the end of a sentence. */
export const FILE_REASON_WORDS: Reasons<FileReason> = {
  account_gone: {
    en: 'the account is disabled. Remove it from the recipients.',
    fr: 'le compte est désactivé. Retirez-le des destinataires.',
  },
  other_organization: {
    en: 'the account belongs to another organization now. Remove it from the recipients.',
    fr: 'le compte appartient désormais à une autre organisation. Retirez-le des destinataires.',
  },
  missing_ability: {
    en: 'the account may not see everything in this view. Remove it from the recipients, or have its roles extended.',
    fr: 'le compte n’a pas le droit de voir tout ce que contient cette vue. Retirez-le des destinataires, ou faites étendre ses rôles.',
  },
  view_unreadable: {
    en: 'the report no longer accepts the filters of this view. Open the view, choose its filters again and save it.',
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
    en: 'you no longer have access to everything in this view. Change the view, or delete the schedule.',
    fr: 'vous n’avez plus accès à tout ce que contient cette vue. Modifiez la vue, ou supprimez l’envoi.',
  },
};

/** Why a schedule stands still, as the end of a sentence. */
export const PAUSE_REASON_WORDS: Reasons<PauseReason> = {
  view_deleted: {
    en: 'its saved view was deleted. Schedule another view, or delete this schedule.',
    fr: 'sa vue enregistrée a été supprimée. Programmez l’envoi d’une autre vue, ou supprimez celui-ci.',
  },
  view_hidden: {
    en: 'its saved view is no longer shared with you. Schedule a view of your own.',
    fr: 'sa vue enregistrée n’est plus partagée avec vous. Programmez l’envoi d’une de vos vues.',
  },
  ability_lost: {
    en: 'you no longer have access to this report.',
    fr: 'vous n’avez plus accès à ce rapport.',
  },
};
