import { type ClientOf, startFileWorker } from '../../foundation/fileWorker/startFileWorker.ts';
import type { RecipientCommands } from './worker/recipientCommands.ts';

/** A desk with asynchronous results. */
export type DeskClient = ClientOf<RecipientCommands>;

/** Commands of the desk. */
export const DESK_COMMANDS = [
  ...(['read', 'begin', 'judge', 'show', 'window', 'set', 'paste', 'add', 'accept', 'drop'] as const),
  ...(['assign', 'choose', 'corrections', 'keepOne', 'next', 'readSheet', 'refuse'] as const),
  ...(['canonical', 'rest', 'sent', 'example'] as const),
] satisfies (keyof RecipientCommands)[];

/** Starts a desk in a separate worker. */
export const startDesk = (): DeskClient => startFileWorker<RecipientCommands>(DESK_COMMANDS);
