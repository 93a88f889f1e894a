/** Why nothing is to be seen of a code: what is in the way and what helps. */
export const CODE_REASONS = {
  no_code: {
    en: 'The redemption has no code that pays.',
    fr: 'La rédemption n’a aucun code valable.',
  },
  not_printable: {
    en: 'PDF cannot be generated for this reward.',
    fr: 'Le PDF ne peut pas être généré pour cette récompense.',
  },
  not_consultable: {
    en: 'Who gave this card does not tell its balance.',
    fr: 'L’émetteur de cette carte n’en communique pas le solde.',
  },
} as const;
