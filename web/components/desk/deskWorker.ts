import { type Desk, openDesk } from './deskRows.ts';

/** One thing that is asked of the desk. */
export interface DeskCall {
  id: number;
  command: keyof Desk;
  args: readonly unknown[];
}

/** Its answer, or why there is none. */
export type DeskAnswer = { id: number; answer: unknown } | { id: number; error: string };

const desk = openDesk();

// Ten thousand rows are read, judged and written here: the screen goes on meanwhile.
self.onmessage = ({ data: { id, command, args } }: MessageEvent<DeskCall>) => {
  try {
    const answer = (desk[command] as (...given: readonly unknown[]) => unknown)(...args);
    self.postMessage({ id, answer } satisfies DeskAnswer);
  } catch (error) {
    self.postMessage({ id, error: String(error) } satisfies DeskAnswer);
  }
};
