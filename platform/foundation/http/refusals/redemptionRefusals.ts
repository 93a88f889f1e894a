/** Why a redemption is not moved: what is in the way and what helps. */
export const REDEMPTION_REASONS = {
  unreachable_state: {
    en: 'The redemption is “{{state}}” by now, which does not allow this. Reload to see its current state.',
    fr: 'L’utilisation est « {{state}} » à présent, ce qui ne permet pas cette action. Rechargez pour voir où elle en est.',
  },
  code_unreadable: {
    en: 'This code cannot be opened with the keys of this installation. Nothing is lost: operator staff was told, and can restore it.',
    fr: 'Ce code ne peut pas être ouvert avec les clés de cette installation. Rien n’est perdu : l’exploitant est prévenu et peut le rétablir.',
  },
  no_stock: {
    en: 'The allocation does not have enough pieces of {{sku}} left. Request more stock first.',
    fr: 'La dotation n’a plus assez de pièces de {{sku}}. Demandez d’abord du stock.',
  },
  quota_reached: {
    en: 'The quota of {{sku}} is used up. Raise it first.',
    fr: 'Le quota de {{sku}} est épuisé. Augmentez-le d’abord.',
  },
  recipient_has_reward: {
    en: 'The recipient got another reward of this promotion in the meantime, and it gives one per person.',
    fr: 'Le destinataire a reçu entre-temps une autre récompense de cette promotion, qui en donne une par personne.',
  },
  sorting_limit_exceeded: {
    en: 'More than {{limit}} redemptions match: too many to sort except by activation. Narrow the filter, or do not sort.',
    fr: 'Plus de {{limit}} utilisations correspondent : trop pour un autre tri que celui par activation. Affinez le filtre, ou ne triez pas.',
  },
  no_budget: {
    en: 'The budget does not cover what this books: add budget first.',
    fr: 'Le budget ne couvre pas ce que cela réserve : ajoutez d’abord du budget.',
  },
  // REDDLG-13 spells it so.
  cancel_failed: {
    en: 'An error occured while canceling the code.',
    fr: 'Une erreur est survenue lors de l’annulation du code.',
  },
  refunded_not_replaced: {
    en: 'The redemption was refunded and its code canceled, but the new one could not be booked: {{reason}} Create one when this is resolved.',
    fr: 'L’utilisation a été remboursée et son code annulé, mais la nouvelle n’a pas pu être réservée : {{reason}} Créez-en une quand ce sera réglé.',
  },
  promotion_ended_or_paused: {
    en: 'This promotion is ended or paused: redemptions cannot be created.',
    fr: 'Cette promotion est terminée ou en pause : aucune utilisation ne peut être créée.',
  },
} as const;
