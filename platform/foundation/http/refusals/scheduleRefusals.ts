/** Why a report is not put on a schedule, not sent or not opened: what is in the way and what helps. */
export const SCHEDULE_REASONS = {
  too_many_schedules: {
    en: 'You have {{most}} schedules, which is the most. Delete one that is no longer needed.',
    fr: 'Vous avez {{most}} envois programmés, le maximum. Supprimez-en un qui ne sert plus.',
  },
  schedule_without_view: {
    en: 'The saved view of this schedule was deleted or is no longer shared with you: schedule another view.',
    fr: 'La vue enregistrée de cet envoi a été supprimée ou n’est plus partagée avec vous : programmez l’envoi d’une autre vue.',
  },
  report_under_way: {
    en: 'This report is being written: wait until it is sent.',
    fr: 'Ce rapport est en cours d’écriture : attendez qu’il soit envoyé.',
  },
  report_of_another: {
    en: 'This file was mailed to another account: sign in with that one, or open the report yourself.',
    fr: 'Ce fichier a été envoyé à un autre compte : connectez-vous avec celui-ci, ou ouvrez vous-même le rapport.',
  },
  report_over: {
    en: 'This file was available for 24 hours and has been deleted. The next one comes with the schedule; or open the report yourself.',
    fr: 'Ce fichier était disponible pendant 24 heures et a été supprimé. Le prochain arrivera à la date prévue ; ou ouvrez vous-même le rapport.',
  },
} as const;
