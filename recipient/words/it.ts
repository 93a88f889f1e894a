import type { RecipientWords } from '../screenTexts.ts';

/** Default texts of the redemption flow. */
export const it: RecipientWords = {
  email_activation: {
    subject: 'Il tuo premio da {{organization_name}}',
    title: 'Ti aspetta un premio',
    text: 'Grazie per aver partecipato a {{promotion_name}}. Apri il link per ricevere {{reward_name}}.',
    button: 'Ottieni il premio',
  },
  sms_activation: {
    message: '{{organization_name}}: il tuo premio: {{link}}',
  },
  code_entry: {
    title: 'Inserisci il codice',
    text: 'Lo trovi sul buono o nel messaggio.',
    button: 'Continua',
  },
  authentication: {
    title: 'Per chi è questo premio?',
    text: 'Ti inviamo un codice per verificare la tua identità.',
    button: 'Invia il codice',
  },
  shipping_information: {
    title: 'Dove lo spediamo?',
    text: '{{reward_name}} sarà spedito a questo indirizzo.',
    button: 'Conferma l’indirizzo',
  },
  success: {
    title: 'Goditi il premio',
    text: '{{reward_name}} è tuo.',
  },
  email_delivery: {
    subject: '{{reward_name}} da {{organization_name}}',
    title: 'Ecco il tuo premio',
    text: 'Valido fino al {{expiration_date}}.',
    button: 'Vedi il premio',
  },
  sms_delivery: {
    message: '{{organization_name}}: {{reward_name}}, codice {{code}}',
  },
  promotion_not_available: {
    title: 'Questa promozione non è disponibile',
    text: 'Forse non è ancora iniziata o è terminata. Riprova più tardi.',
  },
  user_not_eligible: {
    title: 'Non puoi partecipare',
    text: 'Questa promozione è per altre persone, o hai già ricevuto il premio.',
  },
  unexpected_error: {
    title: 'Qualcosa è andato storto',
    text: 'Il premio non è perso. Riprova tra poco.',
  },
};
