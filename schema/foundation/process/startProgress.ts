// The platform's reports while it starts, through the supervisor to the gateway, which shows it to people who come too early.
import { z } from 'zod';

const startProgress = z.object({
  stage: z.enum(['database', 'demo_data']),
  /** Progress of the stage, from 0 to 100; null if it cannot be measured. */
  percent: z.number().min(0).max(100).nullable(),
});

export type StartProgress = z.infer<typeof startProgress>;

const message = z.object({ startProgress });

/** The message between our processes that carries a progress. */
export const progressMessage = (progress: StartProgress): z.infer<typeof message> => ({
  startProgress: progress,
});

/** The progress in a message between our processes; null for any other message. */
export function progressIn(received: unknown): StartProgress | null {
  return message.safeParse(received).data?.startProgress ?? null;
}
