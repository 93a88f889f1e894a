import type { FastifyBaseLogger } from 'fastify';
import type { Ability } from '../../../schema/abilities.ts';
import { dayIn } from '../../../schema/dates.ts';
import { type ExportFormat, MAX_PDF_ROWS } from '../../../schema/redemptionBulk.ts';
import type { Scope } from '../../access/scope.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { type CsvFile, csvHead } from '../../http/csv.ts';
import { forbidden } from '../../http/refusal.ts';
import { activityFile } from '../activityReport/file.ts';
import { inventoryFile } from '../inventoryReport/file.ts';
import { chosenBy } from '../redemptionExports/choice.ts';
import { csvBytes } from '../redemptionExports/content.ts';
import { pdfBytes } from '../redemptionExports/pdf.ts';
import { lineCounter } from '../redemptionExports/records.ts';
import { neededFor, readQuery } from './asked.ts';
import type { AskedFile } from './table.ts';

/** The bytes of a report for one recipient. */
export interface ReportContent {
  /** Abilities that decided what is in it. */
  needs: Ability[];
  bytes: AsyncIterable<Buffer>;
  /** Rows that have passed so far. */
  rows: () => number;
}

interface ContentTools {
  box: CodeBox;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Opens a report as this person sees it now. @throws Refusal forbidden where they may not ask for what it shows; JobFailed too_many_pdf_rows while it is read */
export async function reportContent(
  scope: Scope,
  { id, asked, format }: { id: string; asked: AskedFile; format: ExportFormat },
  tools: ContentTools,
): Promise<ReportContent> {
  const needs = neededFor(asked);
  if (!needs.every((ability) => scope.abilities.has(ability))) throw forbidden();
  if (asked.report === 'redemptions') return redemptionContent(scope, { id, asked, format }, tools);
  const file =
    asked.report === 'activity_report'
      ? await activityFile(scope, readQuery(asked.report, asked.query))
      : await inventoryFile(scope, readQuery(asked.report, asked.query));
  return { needs, ...counted(linesOf(file)) };
}

function redemptionContent(
  scope: Scope,
  { id, asked, format }: { id: string; asked: AskedFile; format: ExportFormat },
  { box, log }: ContentTools,
): ReportContent {
  const choice = {
    ...{ filter: readQuery('redemptions', asked.query), redemption_list: [], exclude_redemption_list: [] },
  };
  const content = {
    ...{ exportId: `report_file:${id}`, fields: [], condition: chosenBy(scope, choice, { box }) },
  };
  // What redemptionsAdmin sees beside is in the file of whoever holds it.
  const needs: Ability[] = [
    'viewRedemptions',
    ...(scope.abilities.has('redemptionsAdmin') ? (['redemptionsAdmin'] as const) : []),
  ];
  if (format === 'csv') return { needs, ...counted(csvBytes(scope, content, { box, log })) };
  let rows = 0;
  const bytes = pdfBytes(scope, content, {
    ...{ box, log, most: MAX_PDF_ROWS },
    onRows: (count) => (rows = count),
  });
  return { needs, bytes, rows: () => rows };
}

async function* linesOf(file: CsvFile): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(file.columns));
  yield* await file.lines();
}

/** The same bytes, whose lines are counted as they pass; the first is the head. */
function counted(bytes: AsyncIterable<Buffer>): Pick<ReportContent, 'bytes' | 'rows'> {
  const lines = lineCounter();
  async function* watched() {
    for await (const chunk of bytes) {
      lines.count(chunk);
      yield chunk;
    }
  }
  return { bytes: watched(), rows: () => Math.max(lines.lines() - 1, 0) };
}

/** What a file is called: its report, its days or the one on which it was written, its number. */
export function fileName(
  { asked, format }: { asked: AskedFile; format: ExportFormat },
  { id, writtenAt }: { id: string; writtenAt: Date },
): string {
  const { report, start, end, timezone } = asked;
  const days = start && end ? (start === end ? start : `${start}-${end}`) : dayIn(timezone, writtenAt);
  return `${report.replaceAll('_', '-')}-${days}-${id}.${format}`;
}
