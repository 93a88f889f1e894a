import type { RecipientWords } from '../screenTexts.ts';

/** Default texts of the redemption flow. */
export const ja: RecipientWords = {
  email_activation: {
    subject: '{{organization_name}}からの特典',
    title: '特典をご用意しました',
    text: '{{promotion_name}}へのご参加ありがとうございます。リンクを開いて{{reward_name}}をお受け取りください。',
    button: '特典を受け取る',
  },
  sms_activation: {
    message: '{{organization_name}}: 特典はこちら {{link}}',
  },
  code_entry: {
    title: 'コードを入力してください',
    text: 'クーポンまたはメッセージに記載されています。',
    button: '次へ',
  },
  authentication: {
    title: '受取人をご確認ください',
    text: 'ご本人確認のためコードをお送りします。',
    button: 'コードを送信',
  },
  shipping_information: {
    title: 'お届け先',
    text: '{{reward_name}}をこちらの住所にお送りします。',
    button: '住所を確認',
  },
  success: {
    title: '特典をお楽しみください',
    text: '{{reward_name}}をお受け取りいただけます。',
  },
  email_delivery: {
    subject: '{{organization_name}}より: {{reward_name}}',
    title: '特典をお届けします',
    text: '有効期限: {{expiration_date}}',
    button: '特典を見る',
  },
  sms_delivery: {
    message: '{{organization_name}}: {{reward_name}} コード {{code}}',
  },
  promotion_not_available: {
    title: 'このキャンペーンはご利用いただけません',
    text: '開始前または終了した可能性があります。後ほどお試しください。',
  },
  user_not_eligible: {
    title: 'ご参加いただけません',
    text: '対象外か、すでに特典をお受け取り済みです。',
  },
  unexpected_error: {
    title: 'エラーが発生しました',
    text: '特典は失われていません。しばらくしてからお試しください。',
  },
};
