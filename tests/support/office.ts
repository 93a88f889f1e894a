import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A cell as the spreadsheet holds it; empty ones are left out. */
export interface Cell {
  /** `float`, `string`, `date` … */
  type: string;
  formula: string | null;
  /** What a number is; null of anything else. */
  number: number | null;
  text: string;
}

/** Semicolons, double quotes, UTF-8, from the first line: as a person would open it. */
const AS_WRITTEN = 'Text - txt - csv (StarCalc):59,34,76,1';

/** LibreOffice of this machine, or null. */
export function officePath(): string | null {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'soffice'));
  return places.find((path) => existsSync(path)) ?? null;
}

/** Opens a CSV file in LibreOffice and returns the cells of its rows. */
export function openedInOffice(csv: string): Cell[][] {
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-office-'));
  try {
    writeFileSync(join(folder, 'file.csv'), csv);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const convert = ['--headless', '--convert-to', 'fods', `--infilter=${AS_WRITTEN}`, '--outdir', folder];
    execFileSync(officePath() ?? 'soffice', [profile, ...convert, join(folder, 'file.csv')], {
      stdio: 'pipe',
      timeout: 120_000,
    });
    return rowsOf(readFileSync(join(folder, 'file.fods'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOf(document: string): Cell[][] {
  const rows = document.matchAll(/<table:table-row\b[^>]*>([\s\S]*?)<\/table:table-row>/g);
  return [...rows].map(([, row = '']) => cellsOf(row)).filter((cells) => cells.length > 0);
}

function cellsOf(row: string): Cell[] {
  const cells = row.matchAll(/<table:table-cell\b([^>]*[^/])>([\s\S]*?)<\/table:table-cell>/g);
  return [...cells].map(([, attributes = '', content = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const number = attribute('office:value');
    return {
      type: attribute('office:value-type') ?? 'none',
      formula: attribute('table:formula') ?? null,
      number: number === undefined ? null : Number(number),
      text: plain(content),
    };
  });
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function plain(content: string): string {
  return content
    .replaceAll('</text:p><text:p>', '\n')
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count: string) => ' '.repeat(Number(count ?? 1)))
    .replaceAll('<text:tab/>', '\t')
    .replace(/<[^>]+>/g, '')
    .trim()
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
