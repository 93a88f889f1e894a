import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { shownDecimal } from '../../../../schema/foundation/money/decimals.ts';
import {
  DELIVERY_MODES,
  FILTER_NAMES,
  filtersOf,
  isRangeWrong,
  isSearchTooLong,
  listAddress,
  MAX_SEARCH,
  type Place,
} from '../address.ts';
import type { Go } from '../usePlace.ts';
import { wordsIn } from '../words.ts';
import { AmountField } from './AmountField.tsx';
import css from './FilterForm.module.css';
import { FilterSelect } from './FilterSelect.tsx';
import type { Hits } from './questions.ts';
import { countryName, currencyName } from './values.ts';

/** The filters as a GET form of this page: without script it is submitted, with script each choice applies at once. */
export function FilterForm({ place, hits, go }: { place: Place; hits: Hits | undefined; go: Go }) {
  const { locale, filters } = place;
  const say = wordsIn(locale);
  const form = useRef<HTMLFormElement>(null);
  useShownChoices(form, place);

  function apply() {
    if (!form.current) return;
    const data = new FormData(form.current);
    go(
      listAddress(
        locale,
        filtersOf((name) => String(data.get(name) ?? ''), locale),
      ),
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const { brands = [], currencies = [], countries = [] } = hits?.facets ?? {};
  // Beyond the number of rewards that the index counts, the values and their counts may be those of the whole catalog.
  const isCounted = hits?.totalIsCapped === false;
  const isTooLong = isSearchTooLong(filters);
  const isMore = [filters.country, filters.delivery, filters.from, filters.to].some((value) => value !== '');
  return (
    <search>
      <form
        ref={form}
        className={css.form}
        action={listAddress(locale)}
        aria-label={say('filters')}
        onSubmit={onSubmit}
      >
        <label className={`${css.field} ${css.search}`}>
          {say('search')}
          <input
            type="search"
            name="q"
            defaultValue={filters.q}
            placeholder={say('search_hint')}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? 'q-wrong' : undefined}
          />
          {isTooLong && (
            <span id="q-wrong" className={css.wrong}>
              {say('search_too_long', { length: filters.q.length, most: MAX_SEARCH })}
            </span>
          )}
        </label>
        <FilterSelect
          name="brand"
          chosen={filters.brand}
          words={{ label: say('brand'), any: say('brand_any') }}
          options={brands.map(({ value, label, count }) => [
            value,
            isCounted ? `${label ?? value} (${count})` : (label ?? value),
          ])}
          onChange={apply}
        />
        <FilterSelect
          name="currency"
          chosen={filters.currency}
          words={{ label: say('currency'), any: say('currency_any') }}
          options={valuesWith(currencies, filters.currency).map((code) => [code, currencyName(code, locale)])}
          onChange={apply}
        />
        <button className={css.apply} type="submit">
          {say('apply')}
        </button>
        <details className={css.more} open={isMore}>
          <summary>{say('more')}</summary>
          <div className={css.others}>
            <FilterSelect
              name="country"
              chosen={filters.country}
              words={{ label: say('country'), any: say('country_any') }}
              options={valuesWith(countries, filters.country).map((code) => [
                code,
                countryName(code, locale, say),
              ])}
              onChange={apply}
            />
            <FilterSelect
              name="delivery"
              chosen={filters.delivery}
              words={{ label: say('delivery'), any: say('delivery_any') }}
              options={DELIVERY_MODES.map((mode) => [mode, say(mode)])}
              onChange={apply}
            />
            <AmountField place={place} name="from" />
            <AmountField place={place} name="to" wrong={isRangeWrong(filters) ? say('range_wrong') : null} />
          </div>
        </details>
      </form>
    </search>
  );
}

/** The available values and the chosen one; "worldwide" cannot be chosen. */
function valuesWith(choices: readonly { value: string }[], chosen: string): string[] {
  const values = choices.map(({ value }) => value).filter((value) => value !== '*');
  return [...new Set([...values, ...(chosen === '' ? [] : [chosen])])];
}

/** Keeps the form in step with the address, also after Back or after a filter was removed. */
function useShownChoices(form: RefObject<HTMLFormElement | null>, { filters, locale }: Place): void {
  useEffect(() => {
    for (const name of FILTER_NAMES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = name === 'from' || name === 'to' ? shownDecimal(filters[name], locale) : filters[name];
    }
  }, [form, filters, locale]);
}
