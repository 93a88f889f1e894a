import type { ReadPhone } from '../../../schema/phoneNumbers.ts';
import type { Opened } from '../desk/deskModel.ts';
import { openDesk } from '../desk/deskRows.ts';
import { deskFileOfSheet } from '../desk/readDeskFile.ts';
import type { DeskFacts } from '../desk/suggestions.ts';
import { readFile, writeRefused } from './readFile.ts';

/** The files of the catalogue. */
export const catalogueCommands = { readFile, writeRefused };

/** The rows of recipients; the reader of spreadsheets is loaded with the first of them. */
export function recipientCommands(readPhone: ReadPhone) {
  const desk = openDesk(readPhone);
  return {
    ...desk,
    /** Reads the first sheet of an .xlsx file; returns why it cannot be read. */
    async readSheet(bytes: ArrayBuffer, facts: DeskFacts): Promise<Opened> {
      const { spreadsheetLines } = await import('./spreadsheet.ts');
      const sheet = await spreadsheetLines(bytes);
      return desk.read('problem' in sheet ? sheet : deskFileOfSheet(sheet.lines, sheet.others), facts);
    },
  };
}
export type RecipientCommands = ReturnType<typeof recipientCommands>;

/** What the worker can do: the rows of recipients, and the files of the catalogue. Both need the same large libraries. */
export const fileCommands = (readPhone: ReadPhone) => ({
  ...recipientCommands(readPhone),
  ...catalogueCommands,
});

export type FileCommands = ReturnType<typeof fileCommands>;
