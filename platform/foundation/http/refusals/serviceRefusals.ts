/** Why a change of a service account is refused: what is in the way and what helps. */
export const SERVICE_REASONS = {
  too_many_service_accounts: {
    en: 'There are {{most}} service accounts here, which is the most. End one that is no longer used.',
    fr: 'Il y a ici {{most}} comptes de service, le maximum. Mettez fin à l’un de ceux qui ne servent plus.',
  },
  service_secret_already_shown: {
    en: 'This service account has already been created, and its secret was shown once. If it is lost, rotate the secret.',
    fr: 'Ce compte de service a déjà été créé et son secret n’a été montré qu’une fois. S’il est perdu, renouvelez le secret.',
  },
  service_account_ended: {
    en: 'This service account is ended: create another.',
    fr: 'Il a été mis fin à ce compte de service : créez-en un autre.',
  },
  secret_elsewhere: {
    en: 'Sign-in goes through another provider here: it has the secret, and rotates it.',
    fr: 'Ici, la connexion passe par un autre fournisseur : c’est lui qui a le secret et le renouvelle.',
  },
  two_secrets: {
    en: 'Two secrets already work. End the older one first, or let both end at once.',
    fr: 'Deux secrets fonctionnent déjà. Mettez d’abord fin au plus ancien, ou mettez fin aux deux aussitôt.',
  },
  service_abilities_not_held: {
    en: 'The person who rotates a secret answers for what is done with it, and you do not have: {{abilities}}. Remove these first, or ask someone who has them.',
    fr: 'La personne qui renouvelle un secret répond de ce qu’il permet, et il vous manque : {{abilities}}. Retirez d’abord ces habilitations, ou demandez à une personne qui les a.',
  },
} as const;
