import type { RecipientWords } from '../screenTexts.ts';

/** Default texts of the redemption flow. */
export const fr: RecipientWords = {
  email_activation: {
    subject: 'Votre récompense de {{organization_name}}',
    title: 'Une récompense vous attend',
    text: 'Merci d’avoir participé à {{promotion_name}}. Ouvrez votre lien pour recevoir {{reward_name}}.',
    button: 'Obtenir ma récompense',
  },
  sms_activation: {
    message: '{{organization_name}} : votre récompense est ici : {{link}}',
  },
  code_entry: {
    title: 'Saisissez votre code',
    text: 'Il se trouve sur votre bon ou dans votre message.',
    button: 'Continuer',
  },
  authentication: {
    title: 'Pour qui est cette récompense ?',
    text: 'Nous vous envoyons un code pour vérifier que c’est bien vous.',
    button: 'Envoyer le code',
  },
  shipping_information: {
    title: 'Où devons-nous l’envoyer ?',
    text: '{{reward_name}} sera envoyé à cette adresse.',
    button: 'Confirmer l’adresse',
  },
  success: {
    title: 'Profitez de votre récompense',
    text: '{{reward_name}} est à vous.',
  },
  email_delivery: {
    subject: '{{reward_name}} de la part de {{organization_name}}',
    title: 'Voici votre récompense',
    text: 'À utiliser jusqu’au {{expiration_date}}.',
    button: 'Voir ma récompense',
  },
  sms_delivery: {
    message: '{{organization_name}} : {{reward_name}}, code {{code}}',
  },
  promotion_not_available: {
    title: 'Cette promotion n’est pas disponible',
    text: 'Elle n’a peut-être pas encore commencé, ou elle est terminée. Réessayez plus tard.',
  },
  user_not_eligible: {
    title: 'Vous ne pouvez pas participer',
    text: 'Cette promotion s’adresse à d’autres personnes, ou vous avez déjà reçu sa récompense.',
  },
  unexpected_error: {
    title: 'Une erreur est survenue',
    text: 'Votre récompense n’est pas perdue. Réessayez dans un instant.',
  },
};
