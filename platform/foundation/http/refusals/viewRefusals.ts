/** Why a change of a saved view is refused: what is in the way and what helps. */
export const VIEW_REASONS = {
  too_many_views: {
    en: 'You have {{most}} views of this list, which is the most. Delete one that is no longer used.',
    fr: 'Vous avez {{most}} vues de cette liste, le maximum. Supprimez-en une qui ne sert plus.',
  },
  too_many_shared_views: {
    en: '{{most}} views of this list are shared in your organization, which is the most. Stop sharing one that is no longer used.',
    fr: '{{most}} vues de cette liste sont partagées dans votre organisation, le maximum. Cessez d’en partager une qui ne sert plus.',
  },
  view_of_another: {
    en: 'Someone else created this view: only they, or the person who manages accounts, can change it. Save it as a view of your own.',
    fr: 'Une autre personne a créé cette vue : elle seule, ou la personne qui gère les comptes, peut la modifier. Enregistrez-la comme une vue à vous.',
  },
  not_its_owner: {
    en: 'Only the person who created this view decides whether it is shared. It can be deleted.',
    fr: 'Seule la personne qui a créé cette vue décide de son partage. Elle peut être supprimée.',
  },
} as const;
