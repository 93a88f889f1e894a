/** Texts of the flow's steps that cannot be customised; `{{…}}` is filled in. */
export interface StepWords {
  one_time_title: string;
  /** With `{{address}}`. */
  one_time_text: string;
  one_time_code: string;
  one_time_button: string;
  one_time_again: string;
  /** Text of a mail, with `{{code}}`. */
  one_time_subject: string;
  /** Text of a mail or an SMS, with `{{code}}` and `{{organization_name}}`. */
  one_time_message: string;
  country_title: string;
  country_text: string;
  country: string;
  country_other: string;
  next: string;
  redeem_title: string;
  redeem_text: string;
  redeem_button: string;
  choose_other: string;
  working_title: string;
  working_text: string;
  working_link: string;
  copy: string;
  copied: string;
  pdf: string;
  /** With `{{organization_name}}`. */
  landing: string;
  share: string;
  sent: string;
  shipped: string;
  tracking: string;
  leave: string;
  left_title: string;
  left_text: string;
  unknown_title: string;
  unknown_text: string;
  busy_title: string;
  busy_text: string;
  gone_title: string;
  gone_text: string;
  failed_title: string;
  failed_text: string;
  unavailable_title: string;
  refused_title: string;
  refused_text: string;
  too_large_title: string;
  too_large_text: string;
  /** With `{{duration}}`, a number and its unit. */
  again_in: string;
  request_id: string;
  /** Above the errors of a form. */
  wrong: string;
  required: string;
  email_format: string;
  /** With `{{limit}}`, the character. */
  email_character: string;
  phone_invalid: string;
  too_long: string;
  code_unknown: string;
  one_time_wrong: string;
  one_time_spent: string;
  one_time_often: string;
  one_time_unsent: string;
  country_not_served: string;
  reward_gone: string;
}

export type StepWord = keyof StepWords;
/** Error texts of fields. */
export type FieldError = Extract<
  StepWord,
  | 'required'
  | 'email_format'
  | 'email_character'
  | 'phone_invalid'
  | 'too_long'
  | 'code_unknown'
  | 'one_time_wrong'
  | 'one_time_spent'
  | 'one_time_often'
  | 'one_time_unsent'
  | 'country_not_served'
  | 'reward_gone'
>;
