import type { RecipientWords } from '../screenTexts.ts';

/** Default texts of the redemption flow. */
export const de: RecipientWords = {
  email_activation: {
    subject: 'Ihre Prämie von {{organization_name}}',
    title: 'Eine Prämie wartet auf Sie',
    text: 'Vielen Dank für Ihre Teilnahme an {{promotion_name}}. Öffnen Sie Ihren Link, um {{reward_name}} zu erhalten.',
    button: 'Prämie abholen',
  },
  sms_activation: {
    message: '{{organization_name}}: Ihre Prämie: {{link}}',
  },
  code_entry: {
    title: 'Geben Sie Ihren Code ein',
    text: 'Sie finden ihn auf Ihrem Gutschein oder in Ihrer Nachricht.',
    button: 'Weiter',
  },
  authentication: {
    title: 'Für wen ist diese Prämie?',
    text: 'Wir senden Ihnen einen Code, um sicherzugehen, dass Sie es sind.',
    button: 'Code senden',
  },
  shipping_information: {
    title: 'Wohin sollen wir es senden?',
    text: '{{reward_name}} wird an diese Adresse gesendet.',
    button: 'Adresse bestätigen',
  },
  success: {
    title: 'Viel Freude mit Ihrer Prämie',
    text: '{{reward_name}} gehört Ihnen.',
  },
  email_delivery: {
    subject: '{{reward_name}} von {{organization_name}}',
    title: 'Hier ist Ihre Prämie',
    text: 'Gültig bis {{expiration_date}}.',
    button: 'Prämie ansehen',
  },
  sms_delivery: {
    message: '{{organization_name}}: {{reward_name}}, Code {{code}}',
  },
  promotion_not_available: {
    title: 'Diese Aktion ist nicht verfügbar',
    text: 'Sie hat vielleicht noch nicht begonnen oder ist beendet. Versuchen Sie es später erneut.',
  },
  user_not_eligible: {
    title: 'Sie können nicht teilnehmen',
    text: 'Diese Aktion gilt für andere Personen, oder Sie haben die Prämie bereits erhalten.',
  },
  unexpected_error: {
    title: 'Etwas ist schiefgelaufen',
    text: 'Ihre Prämie ist nicht verloren. Versuchen Sie es gleich noch einmal.',
  },
};
