import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import {
  type ChosenFilters,
  FILTER_NAMES,
  filtersOf,
  isRangeWrong,
  listAddress,
  type Place,
} from './address.ts';
import { DELIVERY_MODES } from './deliveryModes.ts';
import css from './FilterForm.module.css';
import { FilterSelect } from './FilterSelect.tsx';
import type { Hits } from './questions.ts';
import type { Go } from './usePlace.ts';
import { countryName, currencyName } from './values.ts';
import { wordsIn } from './words.ts';

/** The filters as a form of the page's own address: without script it is sent, with it a choice counts at once. */
export function FilterForm({ place, hits, go }: { place: Place; hits: Hits | undefined; go: Go }) {
  const { locale, filters } = place;
  const say = wordsIn(locale);
  const form = useRef<HTMLFormElement>(null);
  useShownChoices(form, filters);

  function apply() {
    if (!form.current) return;
    const data = new FormData(form.current);
    go(
      listAddress(
        locale,
        filtersOf((name) => String(data.get(name) ?? '')),
      ),
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const { brands = [], currencies = [], countries = [] } = hits?.facets ?? {};
  // Of more rewards than the index counts, the values may be those of the whole catalogue, and so are their counts.
  const isCounted = hits?.totalIsCapped === false;
  const isWrong = isRangeWrong(filters);
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
            maxLength={200}
          />
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
            <label className={css.field}>
              {say('from')}
              <input name="from" inputMode="decimal" defaultValue={filters.from} maxLength={12} />
            </label>
            <label className={css.field}>
              {say('to')}
              <input
                name="to"
                inputMode="decimal"
                defaultValue={filters.to}
                maxLength={12}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? 'range-wrong' : undefined}
              />
              {isWrong && (
                <span id="range-wrong" className={css.wrong}>
                  {say('range_wrong')}
                </span>
              )}
            </label>
          </div>
        </details>
      </form>
    </search>
  );
}

/** The values there are, with the chosen one; the whole world is no choice. */
function valuesWith(found: readonly { value: string }[], chosen: string): string[] {
  const values = found.map(({ value }) => value).filter((value) => value !== '*');
  return [...new Set([...values, ...(chosen === '' ? [] : [chosen])])];
}

/** The form shows what the address says, also after going back or taking a filter away. */
function useShownChoices(form: RefObject<HTMLFormElement | null>, filters: ChosenFilters): void {
  useEffect(() => {
    for (const name of FILTER_NAMES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = filters[name];
    }
  }, [form, filters]);
}
