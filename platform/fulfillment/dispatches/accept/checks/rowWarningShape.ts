import { z } from 'zod';
import type { UiLocale } from '../../../../../schema/foundation/contacts/languages.ts';
import { RECIPIENT_COLUMNS } from '../../../../../schema/fulfillment/recipientColumns.ts';
import { ROW_WARNINGS } from '../../../../../schema/fulfillment/rowWarnings.ts';
import { responseSchema } from '../../../../foundation/http/responseSchema.ts';
import type { LineWarning } from '../recipientLines.ts';
import { rowWarningMessage } from './rowWarningWords.ts';

/** A row that breaks no rule and may not be what its sender means. */
export const rowWarningShape = responseSchema(
  'RowWarning',
  z.object({
    row: z.int().describe('Its row in the file or the request, from 1'),
    file_line: z
      .int()
      .nullable()
      .describe('Its line in the file that was uploaded, as a spreadsheet shows it; null without one'),
    field: z.enum(RECIPIENT_COLUMNS),
    code: z.enum(ROW_WARNINGS),
    message: z.string(),
  }),
);

/** The warnings about rows as answers show them. */
export const shownWarnings = (
  warnings: readonly LineWarning[],
  { locale }: { locale: UiLocale },
): z.output<typeof rowWarningShape>[] =>
  warnings.map(({ n, fileLine, column, code, text: cell }) => ({
    row: n,
    file_line: fileLine,
    field: column,
    code,
    message: rowWarningMessage(locale, code, { text: cell }),
  }));
