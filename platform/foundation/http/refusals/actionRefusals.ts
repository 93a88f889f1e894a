import type { ActionReason } from '../../../../schema/fulfillment/redemptions/redemptionActions.ts';

/** Why an action on a redemption is refused, beside `promotion_not_running`: what is in the way and what helps. */
export const ACTION_REFUSALS = {
  missing_ability: {
    en: 'This requires the ability “{{ability}}”: ask someone who has it.',
    fr: 'Il faut pour cela l’habilitation « {{ability}} » : demandez à une personne qui l’a.',
  },
  staff_only: {
    en: 'Only operator staff can do this: contact support.',
    fr: 'Seul le personnel de l’opérateur peut le faire : contactez l’assistance.',
  },
  wrong_state: {
    en: 'The redemption is “{{state}}”, which does not allow this. Reload to see its current state.',
    fr: 'L’utilisation est « {{state}} », ce qui ne permet pas cette action. Rechargez pour voir où elle en est.',
  },
  no_user: {
    en: 'The redemption has no recipient: assign one first.',
    fr: 'L’utilisation n’a pas de destinataire : attribuez-en un d’abord.',
  },
  has_user: {
    en: 'The redemption has a recipient already: correct the address instead.',
    fr: 'L’utilisation a déjà un destinataire : corrigez plutôt l’adresse.',
  },
  no_contact: {
    en: 'The recipient has no address: enter one first.',
    fr: 'Le destinataire n’a pas d’adresse : saisissez-en une d’abord.',
  },
  no_activation_channel: {
    en: 'The promotion sends no links: choose a channel for them in its settings.',
    fr: 'La promotion n’envoie pas de liens : choisissez un canal pour cela dans ses paramètres.',
  },
  has_success_channel: {
    en: 'The promotion sends the reward itself: resend the reward instead.',
    fr: 'La promotion envoie la récompense elle-même : renvoyez plutôt la récompense.',
  },
  no_success_channel: {
    en: 'The promotion does not send rewards: choose a channel for them in its settings.',
    fr: 'La promotion n’envoie pas les récompenses : choisissez un canal pour cela dans ses paramètres.',
  },
  reward_not_given: {
    en: 'The promotion cannot give this reward now: check its status and state among the rewards.',
    fr: 'La promotion ne peut pas donner cette récompense pour l’instant : vérifiez son statut et son état parmi les récompenses.',
  },
  not_cancelable: {
    en: 'The code will not be cancelled and may still be used. You can refund the redemption or block it.',
    fr: 'Le code ne sera pas annulé et peut encore être utilisé. Vous pouvez rembourser l’utilisation ou la bloquer.',
  },
  free_value: {
    en: 'A reward of free value can be refunded, not reversed.',
    fr: 'Une récompense à valeur libre peut être remboursée, pas contre-passée.',
  },
  not_shipped: {
    en: 'The reward is not shipped: it needs no address.',
    fr: 'La récompense n’est pas expédiée : elle n’a pas besoin d’adresse.',
  },
  address_missing: {
    en: 'The reward is shipped, and its address is missing: enter it first.',
    fr: 'La récompense est expédiée, et son adresse manque : saisissez-la d’abord.',
  },
  no_code: { en: 'The redemption has no code.', fr: 'L’utilisation n’a pas de code.' },
  not_printable: {
    en: 'PDF cannot be generated for this reward.',
    fr: 'Aucun PDF ne peut être généré pour cette récompense.',
  },
  not_consultable: {
    en: 'The balance of this card cannot be checked.',
    fr: 'Le solde de cette carte ne peut pas être consulté.',
  },
} as const satisfies Record<Exclude<ActionReason, 'promotion_not_running'>, { en: string; fr: string }>;
