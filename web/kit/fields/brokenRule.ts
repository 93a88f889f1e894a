import { SPREADSHEET_EXTENSIONS } from '../../../schema/foundation/process/uploadTypes.ts';

/** Checks a file before it is sent. Returns a message key in the namespace `kit`, or null. */
export function brokenRule(
  file: File,
  accept: readonly string[],
  maxBytes: number,
): 'file_type' | 'file_empty' | 'file_spreadsheet' | 'file_too_large' | null {
  const lower = file.name.toLowerCase();
  const fits = accept.some((type) => (type.startsWith('.') ? lower.endsWith(type) : file.type === type));
  if (!fits) return accept.includes('.csv') && isSpreadsheet(lower) ? 'file_spreadsheet' : 'file_type';
  if (file.size === 0) return 'file_empty';
  return file.size > maxBytes ? 'file_too_large' : null;
}

/** Lists the accepted file endings, with media types only where there is no ending. */
export function endingsOf(accept: readonly string[]): string[] {
  const endings = accept.filter((type) => type.startsWith('.'));
  return endings.length > 0 ? endings : accept.map((type) => `.${type.replace(/^.*\//, '')}`);
}

const isSpreadsheet = (name: string) =>
  SPREADSHEET_EXTENSIONS.some((extension) => name.endsWith(`.${extension}`));
