import type { PromotionLocale } from '../../schema/promotions/promotionValues.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import type { StepWord, StepWords } from './words.ts';

export const STEP_WORDS: Readonly<Record<PromotionLocale, StepWords>> = { en, fr, ja, it, de, pt };

/** A step's text in a language of promotions, with its values filled in. */
export const stepWord = (
  locale: PromotionLocale,
  word: StepWord,
  values: Readonly<Record<string, string>> = {},
): string => STEP_WORDS[locale][word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
