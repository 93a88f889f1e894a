import { shownDecimal } from '../../../../schema/foundation/money/decimals.ts';
import type { DeliveryMode } from '../address.ts';
import {
  amountProblem,
  FILTER_NAMES,
  type FilterName,
  isSearchTooLong,
  listAddress,
  type Place,
} from '../address.ts';
import { wordsIn } from '../words.ts';
import css from './ChosenChips.module.css';
import type { Hits } from './questions.ts';
import { countryName } from './values.ts';

/** The active filters; each chip links to the list without its filter. */
export function ChosenChips({ place, facets }: { place: Place; facets: Hits['facets'] | undefined }) {
  const { locale, filters } = place;
  const say = wordsIn(locale);
  const isUnread = (name: FilterName) =>
    name === 'q'
      ? isSearchTooLong(filters)
      : (name === 'from' || name === 'to') && amountProblem(place, name);
  const activeFilters = FILTER_NAMES.filter((name) => filters[name] !== '' && !isUnread(name));
  if (activeFilters.length === 0) return null;
  const chipText = (name: FilterName): string => {
    const value = filters[name];
    if (name === 'brand') return facets?.brands.find((brand) => brand.value === value)?.label ?? value;
    if (name === 'country') return countryName(value, locale, say);
    if (name === 'delivery') return say(value as DeliveryMode);
    if (name === 'from' || name === 'to') return `${say(name)} ${shownDecimal(value, locale)}`;
    return value;
  };
  return (
    <nav aria-label={say('chosen')}>
      <ul className={css.chips}>
        {activeFilters.map((name) => (
          <li key={name}>
            <a
              className={css.chip}
              href={listAddress(locale, { ...filters, [name]: '' })}
              aria-label={say('remove', { filter: chipText(name) })}
              suppressHydrationWarning
            >
              {chipText(name)} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
        <li>
          <a className={css.clear} href={listAddress(locale)}>
            {say('clear')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
