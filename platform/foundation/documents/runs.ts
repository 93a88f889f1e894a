import bidiFactory from 'bidi-js';
import {
  fontName,
  hasCharacter,
  isPlain,
  isPlainScript,
  LAST_SCRIPT,
  RTL_SCRIPTS,
  SCRIPTS,
  type Script,
  type Weight,
} from './fonts.ts';

/** Part of a text that one font writes. */
export interface Run {
  /** Name of the font, as `fontOf` takes it. */
  font: string;
  text: string;
}

interface ScriptRun {
  script: Script;
  text: string;
  /** Levels of the Unicode bidirectional algorithm: odd ones are written from right to left. */
  level: number;
}

const bidi = bidiFactory();

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const UNWRITTEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066\u2067\ufeff]/g;
/** Modifiers color a picture, choose its kind or join several: the emoji font has plain single pictures only. */
const EMOJI_JOINERS =
  /[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]|(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d/gu;
/** Letters that a typesetter joined and numbers in circles: few fonts have them, and they are written as what they stand for. */
const COMPATIBLE = /[\ufb00-\ufb06\u2460-\u249b\u24b6-\u24ff]/g;
/** First strong isolate and its end: what is between them is put in order by itself. */
const [ISOLATE, ISOLATE_END] = ['\u2068', '\u2069'];
const ISOLATES = /[\u2068\u2069]/g;
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Characters that belong to the one before them. */
const JOINED = /^[\p{M}\u200c\u200d]$/u;

/** True if a part of a text is written from right to left. */
export const isBidirectional = (text: string): boolean => RTL.test(text);

/** A text that stands among others on a line: their order does not depend on its direction. */
export const isolated = (text: string): string =>
  isBidirectional(text) ? `${ISOLATE}${text.replace(ISOLATES, '')}${ISOLATE_END}` : text;

/**
 * Splits one line of text into runs by the font that has its characters, in the order in which they stand on the line: an Arabic name in an English address is
 * written from right to left between the others. A run goes on as long as its font can. Control characters are left out, line breaks stay. `direction` is
 * that of the line; `auto` goes by its first letter.
 */
export function runsOf(text: string, weight: Weight = 'regular', direction: 'ltr' | 'auto' = 'auto'): Run[] {
  const written = text
    .replace(UNWRITTEN, '')
    .replace(EMOJI_JOINERS, '')
    .replace(COMPATIBLE, (character) => character.normalize('NFKC'));
  const runs = isBidirectional(written)
    ? inOrder(
        scriptRuns(written, bidi.getEmbeddingLevels(written, direction === 'ltr' ? 'ltr' : undefined).levels),
      )
    : scriptRuns(written);
  return runs.map((run) => ({ font: fontName(run.script, weight), text: run.text }));
}

function scriptRuns(text: string, levels?: Uint8Array): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let at = 0;
  for (const character of text) {
    const level = levels?.[at] ?? 0;
    at += character.length;
    if (character === ISOLATE || character === ISOLATE_END) continue;
    const last = runs.at(-1);
    if (last && last.level === level && (JOINED.test(character) || goesOn(last.script, character)))
      last.text += character;
    else runs.push({ script: scriptOf(character), text: character, level });
  }
  return runs;
}

const scriptOf = (character: string): Script =>
  SCRIPTS.find((script) => hasCharacter(script, character)) ?? LAST_SCRIPT;

/** Spaces stay with the script around them; what the Latin family has is written by it. */
const goesOn = (script: Script, character: string): boolean =>
  (character === ' ' && script !== 'emoji') ||
  (hasCharacter(script, character) && isPlain(character) === isPlainScript(script));

/** Rule L2 of the algorithm: from the highest level to the lowest odd one, what is at that level or above is reversed. The fonts reverse letters within a run. */
function inOrder(runs: ScriptRun[]): ScriptRun[] {
  const ordered = runs.map((run) => {
    const [isReversed, isFontReversing] = [run.level % 2 === 1, RTL_SCRIPTS.includes(run.script)];
    if (isReversed === isFontReversing) return run;
    return isReversed ? mirrored(run) : reversed(run);
  });
  const highest = Math.max(...ordered.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1)
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1;
      if (to - from > 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to - 1);
    }
  return ordered;
}

/** Arabic digits: numbers are written from left to right, and their font writes everything from right to left. */
const reversed = (run: ScriptRun): ScriptRun => ({ ...run, text: [...run.text].reverse().join('') });

/** Brackets between letters that are written from right to left open to the other side. */
const mirrored = (run: ScriptRun): ScriptRun => ({
  ...run,
  text: [...run.text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join(''),
});
