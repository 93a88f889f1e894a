import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RedemptionState } from '../../../schema/foundation/transitions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isolated } from '../../foundation/documents/runs.ts';
import { openTable, type PrintedRow } from '../../foundation/documents/tablePages.ts';
import { JobFailed } from '../../foundation/jobs/work.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { codeCells } from '../../fulfillment/interface.ts';
import { type ExportContent, exportHead, openedRows, plainLines } from './content.ts';
import { PDF_WORDS, type PdfWords } from './pdfWords.ts';

/** Columns with their widths in points. The other facts of a row are printed below it. */
const WIDTHS = [64, 112, 62, 76, 160, 132, 82, 82] as const;

const NAME = ['first_name', 'last_name'];
const RECIPIENT = ['email', 'phone_number', 'recipient_uid'];
const ADDRESS = [
  ...['ship_to', 'address_line_1', 'address_line_2', 'address_line_3', 'address_line_4'],
  ...['postal_code', 'city', 'region', 'country'],
];

interface PdfTools {
  box: CodeBox;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Rows at most. */
  most: number;
  onRows: (rows: number) => void;
}

/**
 * The bytes of a PDF: a table of the rows, what was asked for besides in a line below each. Pages are written as rows come.
 * @throws JobFailed too_many_pdf_rows where there are more than `most`
 */
export async function* pdfBytes(
  scope: Scope,
  content: ExportContent,
  tools: PdfTools,
): AsyncGenerator<Buffer> {
  const words = PDF_WORDS[scope.locale];
  const moment = new Intl.DateTimeFormat(scope.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: scope.timezone,
  }).format(new Date());
  const { doc, head, row, end, read } = openTable({
    title: words.title,
    subtitle: words.written(moment, scope.timezone),
    locale: scope.locale,
    columns: Object.values(words.columns).map((name, at) => ({
      name,
      width: WIDTHS[at] ?? 60,
      isNumber: at === 3,
    })),
  });
  head();
  const writing = writeRows(scope, content, { words, tools, row, read }).then(
    (rows) => end(rows === 0 ? words.empty : null),
    (error: unknown) => void doc.destroy(error as Error),
  );
  for await (const chunk of doc as unknown as AsyncIterable<Buffer>) yield chunk;
  await writing;
}

interface Writing {
  words: PdfWords;
  tools: PdfTools;
  row: (row: PrintedRow) => void;
  read: () => Promise<boolean>;
}

/** Rows after which other work on this process gets a turn. */
const TURN_ROWS = 50;

async function writeRows(
  scope: Scope,
  content: ExportContent,
  { words, tools, row, read }: Writing,
): Promise<number> {
  const names = exportHead(scope, content.fields);
  const lines = await plainLines(scope, content);
  let rows = 0;
  for await (const page of openedRows(scope, content, { lines, tools })) {
    rows += page.length;
    if (rows > tools.most) {
      lines.destroy();
      throw new JobFailed('too_many_pdf_rows', { isFinal: true });
    }
    for (const [at, { cells, codes }] of page.entries()) {
      if (at % TURN_ROWS === 0) {
        await setImmediate();
        if (!(await read())) {
          lines.destroy();
          return rows;
        }
      }
      const of = (name: string) => unguarded(cells[names.indexOf(name)] ?? '');
      const valuesOf = (selection: readonly string[]) =>
        selection
          .filter((name) => names.includes(name))
          .map(of)
          .filter(Boolean)
          .map(isolated);
      const [code, pin] = codeCells(codes).map((one) => unguarded(one ?? ''));
      const below = [
        // A recipient's identifier is often the address itself.
        [...new Set([isolated(NAME.map(of).filter(Boolean).join(' ')), ...valuesOf(RECIPIENT)])]
          .filter(Boolean)
          .join(' · '),
        valuesOf(ADDRESS).join(', '),
        code ? `${words.code} ${code}${pin ? ` · PIN ${pin}` : ''}` : '',
      ];
      row({
        cells: [
          ...[of('id'), of('order_id'), words.states[of('state') as RedemptionState] ?? of('state')],
          ...[`${of('value')} ${of('currency')}`, of('reward'), of('promotion')],
          ...[of('activated').slice(0, 16), of('redeemed').slice(0, 16)],
        ],
        below: below.filter(Boolean),
      });
    }
    tools.onRows(rows);
  }
  return rows;
}

/** A printed page is no spreadsheet: the apostrophe that guards a formula is left out. */
const unguarded = (text: string) => (/^'[\s=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text) ? text.slice(1) : text);
