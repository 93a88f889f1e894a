import type { RecipientWords } from '../screenTexts.ts';

/** Default texts of the redemption flow. */
export const pt: RecipientWords = {
  email_activation: {
    subject: 'A sua recompensa de {{organization_name}}',
    title: 'Há uma recompensa à sua espera',
    text: 'Obrigado por participar em {{promotion_name}}. Abra a sua ligação para receber {{reward_name}}.',
    button: 'Obter a recompensa',
  },
  sms_activation: {
    message: '{{organization_name}}: a sua recompensa: {{link}}',
  },
  code_entry: {
    title: 'Introduza o seu código',
    text: 'Encontra-o no seu vale ou na sua mensagem.',
    button: 'Continuar',
  },
  authentication: {
    title: 'Para quem é esta recompensa?',
    text: 'Enviamos-lhe um código para confirmar que é você.',
    button: 'Enviar o código',
  },
  shipping_information: {
    title: 'Para onde devemos enviar?',
    text: '{{reward_name}} será enviado para esta morada.',
    button: 'Confirmar a morada',
  },
  success: {
    title: 'Aproveite a sua recompensa',
    text: '{{reward_name}} é seu.',
  },
  email_delivery: {
    subject: '{{reward_name}} de {{organization_name}}',
    title: 'Aqui está a sua recompensa',
    text: 'Válido até {{expiration_date}}.',
    button: 'Ver a recompensa',
  },
  sms_delivery: {
    message: '{{organization_name}}: {{reward_name}}, código {{code}}',
  },
  promotion_not_available: {
    title: 'Esta promoção não está disponível',
    text: 'Pode ainda não ter começado ou já ter terminado. Tente mais tarde.',
  },
  user_not_eligible: {
    title: 'Não pode participar',
    text: 'Esta promoção é para outras pessoas, ou já recebeu a recompensa.',
  },
  unexpected_error: {
    title: 'Algo correu mal',
    text: 'A sua recompensa não se perdeu. Tente daqui a pouco.',
  },
};
