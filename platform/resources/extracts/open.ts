import { Readable } from 'node:stream';
import type { Scope } from '../../access/scope.ts';
import { type RewardCode, readCodes } from '../../codes/readCodes.ts';
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
  for await (const page of extractedPages(scope.read, extract))
    yield page.map((line) => lineOf(line, { ...tools, locale: scope.locale })).join('');
}

/** A line with its codes in clear. */
export interface OpenedLine {
  line: ExtractedLine;
  codes: readonly RewardCode[];
}

/** Lines with their codes, page by page: that a page is read is written down before its codes are opened. */
export async function* openedPages(
  scope: Scope,
  extract: Extract,
  { box, log }: Pick<ExtractTools, 'box' | 'log'>,
): AsyncGenerator<OpenedLine[]> {
  const { advertiserId, id: extractId } = extract;
  for await (const page of extractedPages(scope.read, extract)) {
    const redemptionIds = page.map(({ redemptionId }) => redemptionId);
    const read = { what: 'export', advertiserId, redemptionIds, extractId } as const;
    const codes = await readCodes(scope, { box, log }, read);
    yield page.map((line) => ({ line, codes: codes.get(line.redemptionId) ?? [] }));
  }
}
