import { Readable } from 'node:stream';
import type { Scope } from '../../foundation/access/scope.ts';
import { type CodeRead, logRead } from '../codes/logRead.ts';
import { type RewardCode, readCodes } from '../codes/readCodes.ts';
import { codeLine, entryLine, linkLine } from './lines.ts';
import { type ExtractedLine, extractedPages } from './pages.ts';
import type { Extract } from './shape.ts';
import type { ExtractTools } from './tools.ts';

/** The lines of a file as CSV, made while they are read. */
export function extractLines(scope: Scope, extract: Extract, tools: ExtractTools): Readable {
  return Readable.from(linesOf(scope, extract, tools), { objectMode: false });
}

async function* linesOf(scope: Scope, extract: Extract, tools: ExtractTools): AsyncGenerator<string> {
  if (extract.kind === 'codes') {
    for await (const page of openedPages(scope, extract, tools))
      yield page.map(({ line, codes }) => codeLine(line, codes, scope.locale)).join('');
    return;
  }
  const lineOf = extract.kind === 'links' ? linkLine : entryLine;
  for await (const page of extractedPages(scope.read, extract)) {
    const redemptionIds = page.map(({ redemptionId }) => redemptionId);
    await logRead(scope, tools.log, { ...readOf(extract), redemptionIds });
    yield page.map((line) => lineOf(line, { ...tools, locale: scope.locale })).join('');
  }
}

/** The log entry of an opened file: an export of codes, or of links and order IDs that open them. */
const readOf = ({ kind, advertiserId, id, reason }: Extract): Omit<CodeRead, 'redemptionIds'> => ({
  what: kind === 'codes' ? 'export' : 'link',
  advertiserId,
  extractId: id,
  reason,
});

/**
 * Logs that a file is opened. It counts once in the limit of its reader: otherwise many small files would show codes one by one without a limit.
 * @throws Refusal unavailable, too_many_requests
 */
export const noteOpening = (scope: Scope, extract: Extract, log: ExtractTools['log']): Promise<void> =>
  logRead(scope, log, { ...readOf(extract), redemptionIds: [], opensFile: true });

/** A line with its codes in clear. */
export interface OpenedLine {
  line: ExtractedLine;
  codes: readonly RewardCode[];
}

/** Lines with their codes, page by page. The read of a page is logged before its codes are decrypted. */
export async function* openedPages(
  scope: Scope,
  extract: Extract,
  { box, log }: Pick<ExtractTools, 'box' | 'log'>,
): AsyncGenerator<OpenedLine[]> {
  for await (const page of extractedPages(scope.read, extract)) {
    const redemptionIds = page.map(({ redemptionId }) => redemptionId);
    const codes = await readCodes(scope, { box, log }, { ...readOf(extract), redemptionIds });
    yield page.map((line) => ({ line, codes: codes.get(line.redemptionId) ?? [] }));
  }
}
