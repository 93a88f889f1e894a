import { shownDecimal, typedDecimal, unclearDecimal } from '../../schema/decimals.ts';
import { UI_LOCALES, type UiLocale } from '../../schema/languages.ts';
import { CATALOGUE_PATH, CATALOGUE_SKU } from '../../schema/publicCatalogue.ts';
import { DELIVERY_MODES } from './deliveryModes.ts';

/** What the list is narrowed by, as its address says it: the form's names, empty where not chosen. */
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

/** Where a visitor is. */
export interface Place {
  locale: UiLocale;
  /** The reward that is looked at; null in the list. */
  sku: string | null;
  filters: ChosenFilters;
  page: number;
}

/** Characters that an amount may have. */
export const MOST_OF_AMOUNT = 12;

/** What each filter may be; anything else is as if it was not there. An amount that is none stays as typed, to be explained (MONEY-1). */
const ACCEPTED: Record<FilterName, (text: string) => boolean> = {
  q: (text) => text.length <= 200,
  brand: (text) => /^[\w-]{1,40}$/.test(text),
  currency: (text) => Intl.supportedValuesOf('currency').includes(text),
  country: (text) => /^[A-Z]{2}$/.test(text),
  delivery: (text) => (DELIVERY_MODES as readonly string[]).includes(text),
  from: (text) => text.length <= MOST_OF_AMOUNT,
  to: (text) => text.length <= MOST_OF_AMOUNT,
};
export const FILTER_NAMES = Object.keys(ACCEPTED) as FilterName[];

/** Most pages that the index counts. */
const MOST_PAGES = 42;

const [DEFAULT_LOCALE] = UI_LOCALES;

/** Reads path and query; null where the catalogue has nothing at this path. */
export function placeOf(address: string): Place | null {
  const { pathname, searchParams } = new URL(address, 'http://catalogue.example');
  const [first = '', ...others] = pathname.slice(CATALOGUE_PATH.length).split('/');
  const isNamed = first !== DEFAULT_LOCALE && (UI_LOCALES as readonly string[]).includes(first);
  const [folder = '', sku = '', ...rest] = isNamed ? others : [first, ...others];
  const isReward = folder === 'rewards' && CATALOGUE_SKU.test(sku);
  if (rest.length > 0 || (folder !== '' && !isReward) || (folder === '' && sku !== '')) return null;
  const page = Number(searchParams.get('page') ?? 1);
  if (page > MOST_PAGES) return null;
  return {
    locale: isNamed ? (first as UiLocale) : DEFAULT_LOCALE,
    sku: isReward ? sku : null,
    filters: filtersOf((name) => searchParams.get(name), isNamed ? (first as UiLocale) : DEFAULT_LOCALE),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The filters among what is read by name; amounts are read as the language writes them. */
export function filtersOf(read: (name: FilterName) => string | null, locale: UiLocale): ChosenFilters {
  const entries = FILTER_NAMES.map((name) => {
    const typed = (read(name) ?? '').trim();
    const text = name === 'from' || name === 'to' ? decimalOf(typed, locale) : typed;
    return [name, text !== '' && ACCEPTED[name](text) ? text : ''];
  });
  return Object.fromEntries(entries);
}

/** The address of the list, narrowed; the same choices are always the same address, so that they are kept once. */
export function listAddress(locale: UiLocale, filters: Partial<ChosenFilters> = {}, page = 1): string {
  const query = new URLSearchParams();
  for (const name of FILTER_NAMES) if (filters[name]) query.set(name, filters[name]);
  if (page > 1) query.set('page', String(page));
  return `${home(locale)}${query.size > 0 ? `?${query}` : ''}`;
}

export const rewardAddress = (locale: UiLocale, sku: string): string => `${home(locale)}rewards/${sku}`;

/** The same place in another language. */
export const translatedAddress = ({ sku, filters, page }: Place, locale: UiLocale): string =>
  sku === null ? listAddress(locale, filters, page) : rewardAddress(locale, sku);

/** Where the script asks for data. */
export const dataAddress = (locale: UiLocale): string => `${home(locale)}data`;

export const isNarrowed = ({ filters }: Place): boolean => FILTER_NAMES.some((name) => filters[name] !== '');

/** Whether no reward can match, because the least value is above the greatest. */
export const isRangeWrong = ({ from, to }: ChosenFilters): boolean =>
  isAmount(from) && isAmount(to) && Number(from) > Number(to);

/** Why an amount does not narrow the list: it is unclear, and perhaps `number`, none at all, or below the least one. */
export type AmountProblem =
  | { word: 'amount_unclear'; number: string }
  | { word: 'amount_wrong' | 'amount_least' };

/** What is wrong with an amount that somebody entered; null where nothing is. */
export function amountProblem({ locale, filters }: Place, name: 'from' | 'to'): AmountProblem | null {
  const text = filters[name];
  if (text === '') return null;
  if (isAmount(text)) return name === 'to' && Number(text) < 1 ? { word: 'amount_least' } : null;
  const number = unclearDecimal(text, locale);
  return number !== null && isAmount(number)
    ? { word: 'amount_unclear', number: shownDecimal(number, locale) }
    : { word: 'amount_wrong' };
}

/** An amount as an address has it. A point is always one: addresses are written with it, whatever the language. */
function decimalOf(typed: string, locale: UiLocale): string {
  return isAmount(typed) ? typed : typedDecimal(typed, locale);
}

const home = (locale: UiLocale): string =>
  locale === DEFAULT_LOCALE ? CATALOGUE_PATH : `${CATALOGUE_PATH}${locale}/`;

function isAmount(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text);
}
