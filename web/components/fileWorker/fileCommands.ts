import { openDesk } from '../desk/deskRows.ts';
import { readFile, writeRefused } from './readFile.ts';

/** What the worker can do: the rows of recipients, and the files of the catalogue. Both need the same large libraries. */
export const fileCommands = () => ({ ...openDesk(), readFile, writeRefused });

export type FileCommands = ReturnType<typeof fileCommands>;
