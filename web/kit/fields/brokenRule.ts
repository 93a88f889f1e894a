import type { TFunction } from 'i18next';
import { type FileKind, kindOfFile } from './fileKind.ts';

/** Why a file is refused before anything is read or sent; `foreign.…` is the kind of file that it is instead. */
export type BrokenRule = 'file_type' | 'file_empty' | 'file_too_large' | `foreign.${FileKind}`;

/** Checks a file before it is read or sent. */
export async function brokenRule(
  file: File,
  accept: readonly string[],
  maxBytes: number,
): Promise<BrokenRule | null> {
  const kind = await kindOfFile(file);
  if (kind !== null && !isExpected(kind, accept)) return `foreign.${kind}`;
  const lower = file.name.toLowerCase();
  // A workbook is read as one whatever its name is.
  const fits = accept.some((type) => (type.startsWith('.') ? lower.endsWith(type) : file.type === type));
  if (!fits && kind !== 'xlsx') return 'file_type';
  if (file.size === 0) return 'file_empty';
  return file.size > maxBytes ? 'file_too_large' : null;
}

/** Pictures of other types than the accepted ones are refused by their type. */
const isExpected = (kind: FileKind, accept: readonly string[]): boolean =>
  kind === 'xlsx' ? accept.includes('.xlsx') : kind === 'picture' && !isTable(accept);

const isTable = (accept: readonly string[]): boolean => accept.includes('.csv');

/** Lists the accepted file endings, with media types only where there is no ending. */
export function endingsOf(accept: readonly string[]): string[] {
  const endings = accept.filter((type) => type.startsWith('.'));
  return endings.length > 0 ? endings : accept.map((type) => `.${type.replace(/^.*\//, '')}`);
}

const REMEDIES: Partial<Record<FileKind, 'protected' | 'numbers' | 'spreadsheet'>> = {
  protected: 'protected',
  numbers: 'numbers',
  xlsx: 'spreadsheet',
  xlsb: 'spreadsheet',
  xls: 'spreadsheet',
  ods: 'spreadsheet',
};

interface Limits {
  /** Accepted files and their size, in words. */
  types: string;
  limit: string;
}

/** Names the kind of a file of another kind, and the file to choose instead: the same sentences at every field. Null for another rule. */
export function foreignText(
  rule: string,
  { types, isOfCells, t }: Pick<Limits, 'types'> & { isOfCells: boolean; t: TFunction<'kit'> },
): string | null {
  const kind = /^foreign\.(\w+)$/.exec(rule)?.[1] as FileKind | undefined;
  if (kind === undefined) return null;
  const remedy = isOfCells ? (REMEDIES[kind] ?? 'other') : 'picture';
  return `${t(`foreign.${kind}`)} ${t(`foreign_remedy.${remedy}`, { types })}`;
}

/** A broken rule in words. */
export const brokenRuleText = (
  rule: BrokenRule,
  { accept, limits, t }: { accept: readonly string[]; limits: Limits; t: TFunction<'kit'> },
): string =>
  foreignText(rule, { types: limits.types, isOfCells: isTable(accept), t }) ??
  t(rule as 'file_type', { ...limits });
