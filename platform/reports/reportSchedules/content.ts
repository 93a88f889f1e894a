import type { FastifyBaseLogger } from 'fastify';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import type { ExportFormat } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { type CsvFile, csvHead } from '../../foundation/http/csv.ts';
import { forbidden } from '../../foundation/http/refusals/refusal.ts';
import { countedRows } from '../../foundation/sealedFiles/countLines.ts';
import type { FileContent } from '../../foundation/sealedFiles/write.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { activityFile } from '../activityReport/file.ts';
import { inventoryFile } from '../inventoryReport/file.ts';
import { chosenBy } from '../redemptionExports/choice.ts';
import { redemptionFile } from '../redemptionExports/redemptionFile.ts';
import { neededFor, readQuery } from './scheduledQuery.ts';
import type { FileRequest } from './table.ts';

/** The file of one recipient. */
interface ReportAsked {
  id: string;
  asked: FileRequest;
  format: ExportFormat;
}

interface ContentTools {
  box: CodeBox;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Opens a report as this person sees it now. @throws Refusal forbidden where they may not ask for what it shows; JobFailed too_many_pdf_rows while it is read */
export async function reportContent(
  scope: Scope,
  { id, asked, format }: ReportAsked,
  tools: ContentTools,
): Promise<FileContent> {
  const needs = neededFor(asked);
  if (!needs.every((ability) => scope.abilities.has(ability))) throw forbidden();
  if (asked.report === 'redemptions') return redemptionContent(scope, { id, asked, format }, tools);
  const file =
    asked.report === 'activity_report'
      ? await activityFile(scope, readQuery(asked.report, asked.query))
      : await inventoryFile(scope, readQuery(asked.report, asked.query));
  return { needs, ...countedRows(linesOf(file)) };
}

function redemptionContent(
  scope: Scope,
  { id, asked, format }: ReportAsked,
  { box, log }: ContentTools,
): FileContent {
  const choice = {
    filter: readQuery('redemptions', asked.query),
    redemption_list: [],
    exclude_redemption_list: [],
  };
  const condition = chosenBy(scope, choice, { box });
  const content = { exportId: `report_file:${id}`, fields: [], condition };
  return redemptionFile(scope, content, { format, box, log });
}

async function* linesOf(file: CsvFile): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(file.columns));
  yield* await file.lines();
}

/** The name of a file: its report, its period or else the day of writing, and its number. */
export function fileName(
  { asked, format }: { asked: FileRequest; format: ExportFormat },
  { id, writtenAt }: { id: string; writtenAt: Date },
): string {
  const { report, start, end, timezone } = asked;
  const days = start && end ? (start === end ? start : `${start}-${end}`) : dayIn(timezone, writtenAt);
  return `${report.replaceAll('_', '-')}-${days}-${id}.${format}`;
}
