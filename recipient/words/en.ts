import type { RecipientWords } from '../screenTexts.ts';

/** Default texts of the redemption flow. */
export const en: RecipientWords = {
  email_activation: {
    subject: 'Your reward from {{organization_name}}',
    title: 'A reward is waiting for you',
    text: 'Thank you for taking part in {{promotion_name}}. Open your link to get {{reward_name}}.',
    button: 'Get my reward',
  },
  sms_activation: {
    message: '{{organization_name}}: your reward is here: {{link}}',
  },
  code_entry: {
    title: 'Enter your code',
    text: 'You find it on your voucher or in your message.',
    button: 'Continue',
  },
  authentication: {
    title: 'Who is this reward for?',
    text: 'We send you a code to make sure that it is you.',
    button: 'Send the code',
  },
  shipping_information: {
    title: 'Where shall we send it?',
    text: '{{reward_name}} is sent to this address.',
    button: 'Confirm the address',
  },
  success: {
    title: 'Enjoy your reward',
    text: '{{reward_name}} is yours.',
  },
  email_delivery: {
    subject: '{{reward_name}} from {{organization_name}}',
    title: 'Here is your reward',
    text: 'Use it until {{expiration_date}}.',
    button: 'See my reward',
  },
  sms_delivery: {
    message: '{{organization_name}}: {{reward_name}}, code {{code}}',
  },
  promotion_not_available: {
    title: 'This promotion is not available',
    text: 'It may not have begun yet, or it may be over. Try again later.',
  },
  user_not_eligible: {
    title: 'You cannot take part',
    text: 'This promotion is for other people, or you have had its reward already.',
  },
  unexpected_error: {
    title: 'Something went wrong',
    text: 'Your reward is not lost. Try again in a moment.',
  },
};
