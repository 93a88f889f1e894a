import type { ReadPhone } from '../../../schema/foundation/contacts/phoneNumbers.ts';
import type { Opened } from '../../fulfillment/desk/deskModel.ts';
import type { DeskFacts } from '../../fulfillment/desk/file/suggestions.ts';
import { openDesk } from '../../fulfillment/desk/rows/deskRows.ts';
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
