import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { plainFont } from './sfnt.ts';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** Part of a text that one font can write. */
export interface Run {
  /** Name of the font, as `fontOf` takes it. */
  font: string;
  text: string;
}

const LATIN = '@fontsource/inter';
const JAPANESE = '@fontsource/biz-udpgothic';
const WEIGHTS: Record<Weight, Record<string, number>> = {
  regular: { [LATIN]: 400, [JAPANESE]: 400 },
  bold: { [LATIN]: 600, [JAPANESE]: 700 },
};

/** Subsets of a font family in the order in which they are asked for a character; the last one gets what nobody has. */
const SUBSETS: readonly [family: string, subset: string][] = [
  [LATIN, 'latin'],
  [LATIN, 'latin-ext'],
  [LATIN, 'cyrillic'],
  [LATIN, 'greek'],
  [LATIN, 'vietnamese'],
  [JAPANESE, 'japanese'],
];

const nameOf = (subset: string, weight: Weight) => `${subset}-${weight}`;

const files: ReadonlyMap<string, string> = new Map(
  (['regular', 'bold'] as const).flatMap((weight) =>
    SUBSETS.map(([family, subset]) => [
      nameOf(subset, weight),
      resolve(`${family}/files/${family.split('/')[1]}-${subset}-${WEIGHTS[weight][family]}-normal.woff`),
    ]),
  ),
);

const loaded = new Map<string, Buffer>();

/** The font of this name, read once. */
export function fontOf(name: string): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const font = plainFont(readFileSync(files.get(name) ?? ''));
  loaded.set(name, font);
  return font;
}

/**
 * Splits a text into runs by the font that has its characters; a run goes on as long as its font can. Control characters are left out,
 * line breaks stay.
 */
export function runsOf(text: string, weight: Weight = 'regular'): Run[] {
  const runs: { subset: string; text: string }[] = [];
  for (const character of text.replace(UNWRITTEN, '')) {
    const last = runs.at(-1);
    if (last && has(last.subset, character)) last.text += character;
    else runs.push({ subset: subsetOf(character), text: character });
  }
  return runs.map((run) => ({ font: nameOf(run.subset, weight), text: run.text }));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const UNWRITTEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

function subsetOf(character: string): string {
  return SUBSETS.find(([, subset]) => has(subset, character))?.[1] ?? 'japanese';
}

type Range = readonly [from: number, to: number];

/** What the Latin family has, as its package says; the Japanese one is asked for everything else. */
const ranges: ReadonlyMap<string, readonly Range[]> = new Map(
  Object.entries(
    JSON.parse(readFileSync(resolve(`${LATIN}/unicode.json`), 'utf8')) as Record<string, string>,
  ).map(([subset, list]) => [subset, list.split(',').map(rangeOf)]),
);

function rangeOf(text: string): Range {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** The Japanese font goes on through Latin letters only where nothing else was asked: digits and spaces between its characters. */
function has(subset: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const own = ranges.get(subset);
  if (own) return own.some(([from, to]) => code >= from && code <= to);
  return code === 0x20 || !SUBSETS.some(([family, other]) => family === LATIN && has(other, character));
}
