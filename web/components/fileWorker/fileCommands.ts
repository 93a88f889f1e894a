import type { ReadPhone } from '../../../schema/phoneNumbers.ts';
import type { Opened } from '../desk/deskModel.ts';
import { openDesk } from '../desk/deskRows.ts';
import type { DeskFacts } from '../desk/suggestions.ts';
import { readFile, writeRefused } from './readFile.ts';

/** The files of the catalogue. */
export const catalogueCommands = { readFile, writeRefused };

/** The rows of recipients; the reader of spreadsheets is loaded with the first of them. */
export function recipientCommands(readPhone: ReadPhone) {
  const desk = openDesk(readPhone);
  return {
    ...desk,
    /** Reads an .xlsx file; returns why it cannot be read. */
    async readSheet(bytes: ArrayBuffer, facts: DeskFacts): Promise<Opened> {
      const { spreadsheetSheets } = await import('./spreadsheet.ts');
      return desk.read(await spreadsheetSheets(bytes), facts);
    },
  };
}
export type RecipientCommands = ReturnType<typeof recipientCommands>;

/** Commands of the worker for rows of recipients and files of the catalog. Both need the same large libraries. */
export const fileCommands = (readPhone: ReadPhone) => ({
  ...recipientCommands(readPhone),
  ...catalogueCommands,
});

export type FileCommands = ReturnType<typeof fileCommands>;
