import type { FastifyBaseLogger } from 'fastify';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import {
  type ExportField,
  type ExportFormat,
  MAX_PDF_ROWS,
} from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { countedRows } from '../../foundation/sealedFiles/countLines.ts';
import type { FileContent } from '../../foundation/sealedFiles/write.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { csvBytes, type ExportContent } from './content.ts';
import { pdfBytes } from './pdf.ts';

interface RedemptionFileTools {
  format: ExportFormat;
  box: CodeBox;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The file of the redemption report as this person sees it. @throws JobFailed too_many_pdf_rows while it is read */
export function redemptionFile(
  scope: Scope,
  content: ExportContent,
  { format, box, log }: RedemptionFileTools,
): FileContent {
  const needs = neededFor(scope, content.fields);
  if (format === 'csv') return { needs, ...countedRows(csvBytes(scope, content, { box, log })) };
  let rows = 0;
  const bytes = pdfBytes(scope, content, { box, log, most: MAX_PDF_ROWS, onRows: (count) => (rows = count) });
  return { needs, bytes, rows: () => rows };
}

/** Abilities that decided its content; the extra content of redemptionsAdmin is in the file of its holders. */
const neededFor = (scope: Scope, fields: readonly ExportField[]): Ability[] => [
  'viewRedemptions',
  ...(fields.includes('code') ? (['viewCouponCode'] as const) : []),
  ...(scope.abilities.has('redemptionsAdmin') ? (['redemptionsAdmin'] as const) : []),
];
