import { type Desk, openDesk } from './deskRows.ts';

/** A command to the desk. */
export interface DeskCall {
  id: number;
  command: keyof Desk;
  args: readonly unknown[];
}

/** Its result, or its error. */
export type DeskAnswer = { id: number; answer: unknown } | { id: number; error: string };

const desk = openDesk();

// The worker reads, checks and writes ten thousand rows, so that the page stays responsive.
self.onmessage = ({ data: { id, command, args } }: MessageEvent<DeskCall>) => {
  try {
    const answer = (desk[command] as (...given: readonly unknown[]) => unknown)(...args);
    self.postMessage({ id, answer } satisfies DeskAnswer);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies DeskAnswer);
  }
};
