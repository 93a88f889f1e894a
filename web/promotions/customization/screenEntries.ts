import type { PromotionScreenInput } from '../../../operations/schema.generated.ts';
import { textsOfScreen } from '../../../schema/promotions/promotionScreens/screenTexts.ts';
import type { CustomizationRow } from './customizationRow.ts';
import { placeOfField, type TextPlace } from './textField.ts';

/** Maximum rewards per call (CUSTOM-52), and characters: the gateway accepts 64 KiB. */
const MAX_REWARDS = 10;
const MAX_CHARACTERS = 15_000;

/** The texts of one screen in one language, of the promotion or of a reward; they replace the existing ones. */
export type ScreenEntry = Pick<TextPlace, 'sku' | 'screen' | 'locale'> & Pick<PromotionScreenInput, 'texts'>;

/** The changed texts, screen by screen; unchanged texts of a screen are sent with their current values. Empty texts are omitted. */
export function screenEntries(
  changes: Readonly<Record<string, unknown>>,
  { screens }: Pick<CustomizationRow, 'screens'>,
): ScreenEntry[] {
  const entries = new Map<string, { place: TextPlace; changed: Map<string, unknown> }>();
  for (const [field, text] of Object.entries(changes)) {
    const place = placeOfField(field);
    if (!place) continue;
    const id = JSON.stringify([place.sku, place.screen, place.locale]);
    const entry = entries.get(id) ?? { place, changed: new Map() };
    entry.changed.set(place.key, text);
    entries.set(id, entry);
  }
  return [...entries.values()].map(({ place: { sku, screen, locale }, changed }) => {
    const there = screens?.find(
      (one) =>
        one.level !== 'advertiser' && one.sku === sku && one.screen === screen && one.locale === locale,
    );
    const texts = textsOfScreen(screen).flatMap(({ key }) => {
      const text = changed.has(key) ? changed.get(key) : there?.texts.find((one) => one.key === key)?.text;
      return typeof text === 'string' && text.trim() !== '' ? [{ key, text }] : [];
    });
    return { sku, screen, locale, texts };
  });
}

/** Splits entries into the chunks of a save: ten rewards at most, the promotion's own texts in the first one. */
export function chunksOf(entries: readonly ScreenEntry[]): ScreenEntry[][] {
  const chunks: ScreenEntry[][] = [];
  for (const entry of [...entries].sort(bySku)) {
    const last = chunks.at(-1);
    if (last && fits(last, entry)) last.push(entry);
    else chunks.push([entry]);
  }
  return chunks;
}

const bySku = (one: ScreenEntry, other: ScreenEntry) => compare(one.sku ?? '', other.sku ?? '');
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function fits(chunk: readonly ScreenEntry[], entry: ScreenEntry): boolean {
  const rewards = new Set([...chunk, entry].flatMap(({ sku }) => sku ?? []));
  const characters = [...chunk, entry].flatMap(({ texts }) => texts.map(({ text }) => text.length));
  return rewards.size <= MAX_REWARDS && characters.reduce((sum, one) => sum + one, 0) <= MAX_CHARACTERS;
}
