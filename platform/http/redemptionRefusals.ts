/** Why a redemption is not moved: what is in the way and what helps. */
export const REDEMPTION_REASONS = {
  unreachable_state: {
    en: 'The redemption is “{{from}}” and cannot take the step “{{step}}”. Reload to see where it stands.',
    fr: 'La rédemption est « {{from}} » et ne peut pas passer par l’étape « {{step}} ». Rechargez pour voir où elle en est.',
  },
  no_stock: {
    en: 'The allocation has too few pieces of {{sku}} left. Ask for more stock first.',
    fr: 'L’allocation n’a plus assez de pièces de {{sku}}. Demandez d’abord du stock.',
  },
  quota_reached: {
    en: 'The quota of {{sku}} is used up. Raise it first.',
    fr: 'Le quota de {{sku}} est épuisé. Augmentez-le d’abord.',
  },
  recipient_has_reward: {
    en: 'The recipient was given another reward of this promotion in the meantime, and it gives each person one.',
    fr: 'Le destinataire a reçu entre-temps une autre récompense de cette promotion, qui en donne une par personne.',
  },
  sorting_limit_exceeded: {
    en: 'More than {{limit}} redemptions match: too many for another order than that of activation. Narrow the filter, or leave the order out.',
    fr: 'Plus de {{limit}} utilisations correspondent : trop pour un autre ordre que celui de l’activation. Affinez le filtre, ou renoncez à l’ordre.',
  },
} as const;
