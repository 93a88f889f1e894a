/** An SMS as it is sent. */
export interface Sms {
  /** The sender: a name of 3 to 11 characters, or a number. */
  from: string;
  /** Whom it goes to: the number is international. */
  to: { name: string; number: string };
  text: string;
}

/** Hands SMS over. */
export interface SmsSender {
  /** Sends one SMS; the same `id` a second time is the same SMS. @throws JobFailed with the reason when it is not taken */
  send(id: string, sms: Sms): Promise<void>;
}
