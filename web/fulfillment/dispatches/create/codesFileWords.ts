import type { TFunction } from 'i18next';
import type { CsvProblem } from '../../../../schema/foundation/csv/textFile.ts';
import type { CodesIssue } from '../../../../schema/fulfillment/codesFile.ts';

type Words = TFunction<['dispatches', 'kit']>;

/** Maximum errors that the message names, and lines of each; the others are counted. */
const MAX_ERRORS = 3;
const MAX_LINES = 3;

/** Why a file cannot be read, with the first line that is at fault. */
export const problemText = ({ problem, fault, line }: CsvProblem, t: Words): string =>
  problem === 'parse'
    ? t(`codes_file.parse_${fault ?? 'quote_open'}`, { line })
    : t(`codes_file.${problem}`, { defaultValue: t('kit:file_encoding') });

/** The errors of a file, one a line: what is wrong and what helps, with the lines of the file that have it. */
export function issuesText(issues: readonly CodesIssue[], t: Words, language: string): string {
  const groups = new Map<string, CodesIssue[]>();
  for (const issue of issues) {
    const key = `${issue.rule} ${issue.limit ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), issue]);
  }
  const errors = [...groups.values()];
  const more = errors.slice(MAX_ERRORS).flat();
  return [
    ...errors.slice(0, MAX_ERRORS).map((same) => issueText(same, t, language)),
    ...(more.length > 0 ? [moreText(more, t, language)] : []),
  ].join('\n');
}

/** Errors that are not told each: how many there are, and their first lines. */
function moreText(more: readonly CodesIssue[], t: Words, language: string): string {
  const lines = more.flatMap(({ line }) => (line === null ? [] : [line])).sort((a, b) => a - b);
  return t('codes_file.more', { count: more.length, where: placesOf(lines, t, language) });
}

/** Lines as a sentence names them: the first ones, and how many more. */
function placesOf(lines: readonly number[], t: Words, language: string): string {
  const more = lines.length - MAX_LINES;
  const places = [
    ...lines.slice(0, MAX_LINES).map(String),
    ...(more > 0 ? [t('codes_file.lines_more', { count: more })] : []),
  ];
  return t('codes_file.lines', {
    count: lines.length,
    lines: new Intl.ListFormat(language).format(places),
  });
}

function issueText(same: readonly CodesIssue[], t: Words, language: string): string {
  const [{ rule, limit } = { rule: 'code_invalid', limit: undefined }] = same;
  const lines = same.flatMap(({ line }) => (line === null ? [] : [line]));
  const where = placesOf(lines, t, language);
  const key = rule === 'code_duplicate' && limit === undefined ? 'code_duplicate_elsewhere' : rule;
  return t(`codes_file.issue_${key}`, {
    where,
    limit,
    defaultValue: t('codes_file.issue_code_invalid', { where }),
  });
}
