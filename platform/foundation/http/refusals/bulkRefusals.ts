/** Why a bulk action or an export of redemptions is not begun: what is in the way and what helps. */
export const BULK_REASONS = {
  too_many_selected: {
    en: 'A bulk action takes at most {{most}} redemptions: narrow the filters, or select fewer.',
    fr: 'Une action groupée prend au plus {{most}} utilisations : affinez les filtres ou sélectionnez-en moins.',
  },
  nothing_selected: {
    en: 'No redemption matches the selection now: reload the list and select again.',
    fr: 'Plus aucune utilisation ne correspond à la sélection : rechargez la liste et sélectionnez de nouveau.',
  },
  no_redeemed_selected: {
    en: 'None of the selected redemptions is redeemed: there is no reward to send again.',
    fr: 'Aucune des utilisations sélectionnées n’est effectuée : il n’y a pas de récompense à renvoyer.',
  },
  nothing_to_do: {
    en: 'None of the selected redemptions allows this: select others.',
    fr: 'Aucune des utilisations sélectionnées ne le permet : sélectionnez-en d’autres.',
  },
  set_changed: {
    en: 'The selection no longer contains the same redemptions as when you were asked. Check the numbers again and confirm.',
    fr: 'La sélection ne contient plus les mêmes utilisations qu’au moment de la question. Vérifiez de nouveau les nombres et confirmez.',
  },
  bulk_over: {
    en: 'This bulk action is over: there is nothing left to stop.',
    fr: 'Cette action groupée est terminée : il n’en reste rien à arrêter.',
  },
  too_many_pdf_rows: {
    en: 'A PDF holds at most {{most}} redemptions: narrow the filters, or export a CSV file.',
    fr: 'Un PDF contient au plus {{most}} utilisations : affinez les filtres ou exportez un fichier CSV.',
  },
  too_many_exports: {
    en: '{{most}} of your exports are in progress: wait until one is done.',
    fr: '{{most}} de vos exports sont en cours : attendez que l’un d’eux soit terminé.',
  },
  export_of_another: {
    en: 'This file belongs to the account that requested it: sign in with that one, or export the report yourself.',
    fr: 'Ce fichier appartient au compte qui l’a demandé : connectez-vous avec celui-ci, ou exportez le rapport vous-même.',
  },
  export_over: {
    en: 'This file was available for 24 hours and has been deleted: export the report again.',
    fr: 'Ce fichier était disponible pendant 24 heures et a été supprimé : exportez de nouveau le rapport.',
  },
  export_not_ready: {
    en: 'This file is not ready: you will get an e-mail when it is.',
    fr: 'Ce fichier n’est pas prêt : vous recevrez un e-mail quand il le sera.',
  },
} as const;
