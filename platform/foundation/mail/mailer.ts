import type { WrittenMail } from './written.ts';

/** Hands mails over. */
export interface Mailer {
  /** Sends one mail; sending the same `id` again is the same mail. @throws JobFailed with the reason if the mail is refused */
  send(id: string, mail: WrittenMail): Promise<void>;
  close(): void;
}
