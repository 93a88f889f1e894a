import { CATALOGUE_PATH, CATALOGUE_SKU } from '../../../schema/catalog/publicCatalogue.ts';
import { UI_LOCALES, type UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { shownDecimal, typedDecimal, unclearDecimal } from '../../../schema/foundation/money/decimals.ts';
import { readDecimal } from '../../../schema/foundation/money/money.ts';

/** The filters in the list's address, by the form's field names; empty if not chosen. */
export interface ChosenFilters {
  q: string;
  brand: string;
  currency: string;
  country: string;
  delivery: string;
  from: string;
  to: string;
}
export type FilterName = keyof ChosenFilters;

/** The visitor's location. */
export interface Place {
  locale: UiLocale;
  /** SKU of the reward that is shown; null in the list. */
  sku: string | null;
  filters: ChosenFilters;
  page: number;
}

/** Characters of a search that the index takes. */
export const MAX_SEARCH = 200;

/** Delivery modes of a reward. Separate from the rules of products, so that the page does not load those. */
export const DELIVERY_MODES = ['digital_delivery', 'physical_shipment'] as const;

export type DeliveryMode = (typeof DELIVERY_MODES)[number];

/** Valid values of each filter; all others are ignored. Whatever was typed stays, so that its problem can be explained (MONEY-1). */
const ACCEPTED: Record<FilterName, (text: string) => boolean> = {
  q: () => true,
  brand: (text) => /^[\w-]{1,40}$/.test(text),
  currency: (text) => Intl.supportedValuesOf('currency').includes(text),
  country: (text) => /^[A-Z]{2}$/.test(text),
  delivery: (text) => (DELIVERY_MODES as readonly string[]).includes(text),
  from: () => true,
  to: () => true,
};
export const FILTER_NAMES = Object.keys(ACCEPTED) as FilterName[];

/** Maximum page number that the index counts. */
const MAX_PAGES = 42;

const [DEFAULT_LOCALE] = UI_LOCALES;

/** Reads path and query; null if the catalog has no page at this path. */
export function placeOf(address: string): Place | null {
  const { pathname, searchParams } = new URL(address, 'http://catalogue.example');
  const [first = '', ...others] = pathname.slice(CATALOGUE_PATH.length).split('/');
  const isNamed = first !== DEFAULT_LOCALE && (UI_LOCALES as readonly string[]).includes(first);
  const [folder = '', sku = '', ...rest] = isNamed ? others : [first, ...others];
  const isReward = folder === 'rewards' && CATALOGUE_SKU.test(sku);
  if (rest.length > 0 || (folder !== '' && !isReward) || (folder === '' && sku !== '')) return null;
  const page = Number(searchParams.get('page') ?? 1);
  if (page > MAX_PAGES) return null;
  return {
    locale: isNamed ? (first as UiLocale) : DEFAULT_LOCALE,
    sku: isReward ? sku : null,
    filters: filtersOf((name) => searchParams.get(name), isNamed ? (first as UiLocale) : DEFAULT_LOCALE),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** Reads the filters from named values; amounts are parsed as the language writes them. */
export function filtersOf(read: (name: FilterName) => string | null, locale: UiLocale): ChosenFilters {
  const entries = FILTER_NAMES.map((name) => {
    const typed = (read(name) ?? '').trim();
    const text = name === 'from' || name === 'to' ? decimalOf(typed, locale) : typed;
    return [name, text !== '' && ACCEPTED[name](text) ? text : ''];
  });
  return Object.fromEntries(entries);
}

/** The address of the filtered list; the same choices always give the same address, so that it is cached once. */
export function listAddress(locale: UiLocale, filters: Partial<ChosenFilters> = {}, page = 1): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) if (filters[name]) query.set(name, filters[name]);
  if (page > 1) query.set('page', String(page));
  return `${home(locale)}${query.size > 0 ? `?${query}` : ''}`;
}

export const rewardAddress = (locale: UiLocale, sku: string): string => `${home(locale)}rewards/${sku}`;

/** The same location in another language. */
export const translatedAddress = ({ sku, filters, page }: Place, locale: UiLocale): string =>
  sku === null ? listAddress(locale, filters, page) : rewardAddress(locale, sku);

/** The address at which the script requests data. */
export const dataAddress = (locale: UiLocale): string => `${home(locale)}data`;

export const isNarrowed = ({ filters }: Place): boolean => FILTER_NAMES.some((name) => filters[name] !== '');

/** True if the minimum value exceeds the maximum, so that no reward can match. */
export const isRangeWrong = ({ from, to }: ChosenFilters): boolean =>
  isAmount(from) && isAmount(to) && Number(from) > Number(to);

/** True if a search is longer than the index accepts. The search then has no effect, and its field says why. */
export const isSearchTooLong = ({ q }: ChosenFilters): boolean => q.length > MAX_SEARCH;

/** Why an amount does not filter the list: it is not written as the language writes it (`number` is a possible reading, `other` a second one), no number at all, or below the minimum. */
export type AmountProblem =
  | { word: 'amount_comma' | 'amount_unclear'; number: string }
  | { word: 'amount_either'; number: string; other: string }
  | { word: 'amount_wrong' | 'amount_least' };

/** The error of an entered amount; null if it is valid. */
export function amountProblem({ locale, filters }: Place, name: 'from' | 'to'): AmountProblem | null {
  const text = filters[name];
  if (text === '') return null;
  if (isAmount(text)) return name === 'to' && Number(text) < 1 ? { word: 'amount_least' } : null;
  const reading = unclearDecimal(text, locale);
  const numbers = reading === null ? [] : Object.values(reading).flat();
  const [number, other] = numbers.filter(isAmount).map((one) => shownDecimal(one, locale));
  if (reading === null || number === undefined) return { word: 'amount_wrong' };
  if (other !== undefined) return { word: 'amount_either', number, other };
  return { word: 'certain' in reading ? 'amount_comma' : 'amount_unclear', number };
}

/** An amount as an address writes it. A point is always the decimal separator there, whatever the language. */
function decimalOf(typed: string, locale: UiLocale): string {
  return isAmount(typed) ? typed : typedDecimal(typed, locale);
}

const home = (locale: UiLocale): string =>
  locale === DEFAULT_LOCALE ? CATALOGUE_PATH : `${CATALOGUE_PATH}${locale}/`;

function isAmount(text: string): boolean {
  const decimal = readDecimal(text);
  return decimal?.sign === '' && decimal.whole.length <= 9 && decimal.decimals.length <= 2;
}
