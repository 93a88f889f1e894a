import { folded } from '../../foundation/database/textFold.ts';

const BETWEEN_WORDS =
  /[^0-9a-z\u00c0-\u1fff\u2c00-\u2fef\u3040-\uff0e\uff10-\uff19\uff21-\uff5a\uff66-\uffdc]+/u;
const CJK_RUN = /([\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9d]+)/u;

/** Maximum number of search words of one text; more would not make the result more precise. */
const MAX_WORDS = 12;
const MAX_WORD = 60;

/** The words of a text that is searched for, folded as `guerdon_words` of the database folds names: Chinese and Japanese as pairs of letters. */
export function searchWords(text: string): string[] {
  const words = folded(text).split(BETWEEN_WORDS).filter(Boolean);
  const parts = words.flatMap((word) => word.split(CJK_RUN).filter(Boolean).flatMap(pairsOf));
  return [...new Set(parts.map((word) => word.slice(0, MAX_WORD)))].slice(0, MAX_WORDS);
}

/** A run of Chinese or Japanese as all its pairs of letters; any other word as it is. */
function pairsOf(word: string): string[] {
  if (!CJK_RUN.test(word) || word.length < 3) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

/** A PostgreSQL full-text query for all of the words as prefixes; each may have alternatives. */
export function textQuery(words: readonly (readonly string[])[]): string {
  return words.map((choices) => `(${choices.map((word) => `'${word}':*`).join(' | ')})`).join(' & ');
}
