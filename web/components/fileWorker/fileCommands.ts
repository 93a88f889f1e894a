import type { ReadPhone } from '../../../schema/phoneNumbers.ts';
import { openDesk } from '../desk/deskRows.ts';
import { readFile, writeRefused } from './readFile.ts';

/** The files of the catalogue. */
export const catalogueCommands = { readFile, writeRefused };

/** What the worker can do: the rows of recipients, and the files of the catalogue. Both need the same large libraries. */
export const fileCommands = (readPhone: ReadPhone) => ({ ...openDesk(readPhone), ...catalogueCommands });

export type FileCommands = ReturnType<typeof fileCommands>;
