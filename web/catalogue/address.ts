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

/** What each filter may be; anything else is as if it was not there. */
const ACCEPTED: Record<FilterName, (text: string) => boolean> = {
  q: (text) => text.length <= 200,
  brand: (text) => /^[\w-]{1,40}$/.test(text),
  currency: (text) => Intl.supportedValuesOf('currency').includes(text),
  country: (text) => /^[A-Z]{2}$/.test(text),
  delivery: (text) => (DELIVERY_MODES as readonly string[]).includes(text),
  from: isAmount,
  to: (text) => isAmount(text) && Number(text) >= 1,
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
    filters: filtersOf((name) => searchParams.get(name)),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The filters among what is read by name. */
export function filtersOf(read: (name: FilterName) => string | null): ChosenFilters {
  const entries = FILTER_NAMES.map((name) => {
    const typed = (read(name) ?? '').trim();
    const text = name === 'from' || name === 'to' ? typed.replace(',', '.') : typed;
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
  from !== '' && to !== '' && Number(from) > Number(to);

const home = (locale: UiLocale): string =>
  locale === DEFAULT_LOCALE ? CATALOGUE_PATH : `${CATALOGUE_PATH}${locale}/`;

function isAmount(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text);
}
