/** Why events or a webhook endpoint cannot be read or changed: what is in the way and what helps. */
export const EVENT_REASONS = {
  cursor_expired: {
    en: 'Events after this cursor were deleted since: they are kept for a limited time. Read again what you need, then go on from {{oldest}}, the oldest cursor there is.',
    fr: 'Des événements après ce curseur ont été supprimés depuis : ils sont conservés pour une durée limitée. Relisez ce qu’il vous faut, puis reprenez à partir de {{oldest}}, le plus ancien curseur.',
  },
  too_many_webhooks: {
    en: 'There are {{most}} webhooks here, which is the most. Delete one that is no longer used.',
    fr: 'Il y a ici {{most}} webhooks, le maximum. Supprimez-en un qui ne sert plus.',
  },
  webhook_secret_already_shown: {
    en: 'This webhook has already been created, and its secret was shown once. If it is lost, rotate the secret.',
    fr: 'Ce webhook a déjà été créé et son secret n’a été montré qu’une fois. S’il est perdu, renouvelez le secret.',
  },
  webhook_of_another: {
    en: 'This webhook receives what {{person}} may see: only they change where it delivers and what. Take it over, and it receives what you may see.',
    fr: 'Ce webhook reçoit ce que {{person}} peut voir : cette personne seule change l’adresse et les événements. Reprenez-le, et il recevra ce que vous pouvez voir.',
  },
  webhook_without_creator: {
    en: 'The person for whom this webhook received events may no longer see them. Take it over, and it receives what you may see.',
    fr: 'La personne pour laquelle ce webhook recevait des événements ne peut plus les voir. Reprenez-le, et il recevra ce que vous pouvez voir.',
  },
} as const;
