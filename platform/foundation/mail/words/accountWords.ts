/** The texts of account mails: invitation, access, and notices of changes. */
export const ACCOUNT_MAIL_WORDS = {
  invitation: {
    en: {
      subject: 'Your invitation to Guerdon',
      paragraphs: [
        'An account was created for you. Accept the invitation to confirm that this address is yours; you can then sign in.',
        'The link works once, for 24 hours. If you do not expect it, do nothing: nobody can use the account.',
      ],
      action: { label: 'Accept the invitation', path: '{{path}}' },
    },
    fr: {
      subject: 'Votre invitation à Guerdon',
      paragraphs: [
        'Un compte a été créé pour vous. Acceptez l’invitation pour confirmer que cette adresse est la vôtre ; vous pourrez ensuite vous connecter.',
        'Le lien ne fonctionne qu’une fois, pendant 24 heures. Si vous ne l’attendiez pas, ne faites rien : personne ne peut utiliser ce compte.',
      ],
      action: { label: 'Accepter l’invitation', path: '{{path}}' },
    },
  },
  password_reset: {
    en: {
      subject: 'Choose a new password',
      paragraphs: [
        'A new password was requested on the sign-in page.',
        'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
      ],
      action: { label: 'Choose a new password', path: '{{path}}' },
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Un nouveau mot de passe a été demandé sur la page de connexion.',
        'Le lien ne fonctionne qu’une fois, pendant une heure. Si vous n’êtes pas à l’origine de cette demande, ne faites rien : votre mot de passe reste le même.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', path: '{{path}}' },
    },
  },
  email_confirmation: {
    en: {
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'An administrator set this address as the e-mail of your account. Confirm that it is yours: until then no other e-mail is sent to it, and you sign in as before.',
        'The link works for 7 days. If you have no account with us, do nothing.',
      ],
      action: { label: 'Confirm', path: '{{path}}' },
    },
    fr: {
      subject: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Un administrateur a indiqué cette adresse comme e-mail de votre compte. Confirmez qu’elle est la vôtre : d’ici là, aucun autre message n’y est envoyé et vous vous connectez comme avant.',
        'Le lien est valable 7 jours. Si vous n’avez pas de compte chez nous, ne faites rien.',
      ],
      action: { label: 'Confirmer', path: '{{path}}' },
    },
  },
  password_changed: {
    en: {
      subject: 'Your password was changed',
      paragraphs: [
        'Your account has a new password. Sessions opened with the old one are ended.',
        'If it was not you, choose another one now and notify your administrator.',
      ],
      action: { label: 'Choose another password', path: '/oidc/password?lang=en' },
    },
    fr: {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Votre compte a un nouveau mot de passe. Les sessions ouvertes avec l’ancien sont terminées.',
        'Si vous n’êtes pas à l’origine de ce changement, choisissez-en un autre maintenant et prévenez votre administrateur.',
      ],
      action: { label: 'Choisir un autre mot de passe', path: '/oidc/password?lang=fr' },
    },
  },
  email_changed: {
    en: {
      subject: 'Your account has another e-mail address',
      paragraphs: [
        'An administrator set another e-mail address for your account: e-mails are no longer sent to this one.',
        'If you did not expect this, notify your administrator.',
      ],
      action: { label: 'Open my account', path: '/#/accounts/me' },
    },
    fr: {
      subject: 'Votre compte a une autre adresse e-mail',
      paragraphs: [
        'Un administrateur a indiqué une autre adresse e-mail pour votre compte : les messages n’arrivent plus à celle-ci.',
        'Si vous ne vous y attendiez pas, prévenez votre administrateur.',
      ],
      action: { label: 'Ouvrir mon compte', path: '/#/accounts/me' },
    },
  },
} as const;
