import type { WrittenMail } from './written.ts';

/** Hands mails over. */
export interface Mailer {
  /** Sends one mail; the same `id` a second time is the same mail. @throws JobFailed with the reason when it is not taken */
  send(id: string, mail: WrittenMail): Promise<void>;
  close(): void;
}
