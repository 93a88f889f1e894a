import type { ReadPhone } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import type { Opened } from '../deskModel.ts';
import type { DeskFacts } from '../file/suggestions.ts';
import { openDesk } from '../rows/deskRows.ts';

/** The worker's commands for rows of recipients. The reader of spreadsheets is loaded with the first of them. */
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
