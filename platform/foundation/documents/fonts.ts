import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { plainFont } from './sfnt.ts';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** A font of a script: one file of a package for each weight. */
interface ScriptFont {
  package: string;
  weights: Record<Weight, number>;
}

const of = (name: string, regular: number, bold: number): ScriptFont => ({
  package: `@fontsource/${name}`,
  weights: { regular, bold },
});

const inter = of('inter', 400, 600);

/**
 * The fonts, in the order in which they are asked for a character. They cover the scripts of names and addresses. Characters that Japanese and Chinese
 * share are Japanese ones, simplified ones Chinese.
 */
const FONTS = {
  latin: inter,
  'latin-ext': inter,
  cyrillic: inter,
  greek: inter,
  vietnamese: inter,
  arabic: of('noto-sans-arabic', 400, 600),
  hebrew: of('noto-sans-hebrew', 400, 600),
  devanagari: of('noto-sans-devanagari', 400, 600),
  thai: of('noto-sans-thai', 400, 600),
  japanese: of('biz-udpgothic', 400, 700),
  korean: of('nanum-gothic', 400, 700),
  'chinese-simplified': of('zcool-xiaowei', 400, 400),
  emoji: of('noto-emoji', 400, 600),
} as const satisfies Record<string, ScriptFont>;
export type Script = keyof typeof FONTS;
export const SCRIPTS = Object.keys(FONTS) as Script[];

/** Written from right to left. */
export const RTL_SCRIPTS: readonly Script[] = ['arabic', 'hebrew'];

/** The script whose font writes characters that no font has, as its sign for a missing character. */
export const LAST_SCRIPT: Script = 'japanese';

/** The name of a font, as `fontOf` takes it. */
export const fontName = (script: Script, weight: Weight) => `${script}-${weight}`;

const files: ReadonlyMap<string, string> = new Map(
  (['regular', 'bold'] as const).flatMap((weight) =>
    SCRIPTS.map((script) => {
      const { package: family, weights } = FONTS[script];
      const file = `${family.split('/')[1]}-${script}-${weights[weight]}-normal.woff`;
      return [fontName(script, weight), `${family}/files/${file}`];
    }),
  ),
);

const loaded = new Map<string, Buffer>();

/** The font of this name, read once. */
export function fontOf(name: string): Buffer {
  const cached = loaded.get(name);
  if (cached) return cached;
  const font = plainFont(readFileSync(resolve(files.get(name) ?? '')));
  loaded.set(name, font);
  return font;
}

type Range = readonly [from: number, to: number];

/** Character ranges of the Latin family's subsets, from its package: the check opens no file. */
const ranges: ReadonlyMap<string, readonly Range[]> = new Map(
  Object.entries(
    JSON.parse(readFileSync(resolve(`${inter.package}/unicode.json`), 'utf8')) as Record<string, string>,
  ).map(([subset, list]) => [subset, list.split(',').map(rangeOf)]),
);

function rangeOf(text: string): Range {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const opened = new Map<Script, Font>();

/** Opens another font for a character outside the Latin family. */
function openedFont(script: Script): Font {
  const cached = opened.get(script);
  if (cached) return cached;
  const font = create(fontOf(fontName(script, 'regular')));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${script} is a collection of fonts`);
  opened.set(script, font);
  return font;
}

/** True if the font of a script has a character. */
export function hasCharacter(script: Script, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const own = FONTS[script] === inter ? ranges.get(script) : undefined;
  if (own) return own.some(([from, to]) => code >= from && code <= to);
  return openedFont(script).hasGlyphForCodePoint(code);
}

/** True if a script is one of the Latin family and that family has the character: no other font writes it then. */
export const isPlainScript = (script: Script): boolean => FONTS[script] === inter;
export const isPlain = (character: string): boolean =>
  SCRIPTS.some((script) => isPlainScript(script) && hasCharacter(script, character));
