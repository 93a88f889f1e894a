import { type FormEvent, useEffect, useRef } from 'react';
import {
  type ChosenFilters,
  FILTER_NAMES,
  type FilterName,
  filtersOf,
  listAddress,
  type Place,
} from './address.ts';
import { DELIVERY_MODES } from './deliveryModes.ts';
import css from './FilterForm.module.css';
import type { Hits } from './questions.ts';
import type { Go } from './usePlace.ts';
import { countryName, currencyName } from './values.ts';
import { wordsIn } from './words.ts';

/** The filters as a form of the page's own address: without script it is sent, with it a choice counts at once. */
export function FilterForm({
  place,
  facets,
  go,
}: {
  place: Place;
  facets: Hits['facets'] | undefined;
  go: Go;
}) {
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

  const select = (
    name: FilterName,
    label: string,
    any: string,
    options: { value: string; text: string }[],
  ) => {
    const isListed = filters[name] === '' || options.some(({ value }) => value === filters[name]);
    const all = isListed ? options : [...options, { value: filters[name], text: filters[name] }];
    return (
      <label className={css.field}>
        {label}
        <select name={name} defaultValue={filters[name]} onChange={apply}>
          <option value="">{any}</option>
          {all.map(({ value, text }) => (
            <option key={value} value={value} suppressHydrationWarning>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  };
  const isMore =
    filters.country !== '' || filters.delivery !== '' || filters.from !== '' || filters.to !== '';
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
        {select(
          'brand',
          say('brand'),
          say('brand_any'),
          (facets?.brands ?? []).map(({ value, label, count }) => ({
            value,
            text: `${label ?? value} (${count})`,
          })),
        )}
        {select(
          'currency',
          say('currency'),
          say('currency_any'),
          (facets?.currencies ?? []).map(({ value }) => ({ value, text: currencyName(value, locale) })),
        )}
        <button className={css.apply} type="submit">
          {say('apply')}
        </button>
        <details className={css.more} open={isMore}>
          <summary>{say('more')}</summary>
          <div className={css.others}>
            {select(
              'country',
              say('country'),
              say('country_any'),
              (facets?.countries ?? [])
                .filter(({ value }) => value !== '*')
                .map(({ value }) => ({ value, text: countryName(value, locale, say) })),
            )}
            {select(
              'delivery',
              say('delivery'),
              say('delivery_any'),
              DELIVERY_MODES.map((mode) => ({ value: mode, text: say(mode) })),
            )}
            <label className={css.field}>
              {say('from')}
              <input name="from" inputMode="decimal" defaultValue={filters.from} maxLength={12} />
            </label>
            <label className={css.field}>
              {say('to')}
              <input name="to" inputMode="decimal" defaultValue={filters.to} maxLength={12} />
            </label>
          </div>
        </details>
      </form>
    </search>
  );
}

/** The form shows what the address says, also after going back or taking a filter away; what is being typed stays. */
function useShownChoices(form: React.RefObject<HTMLFormElement | null>, filters: ChosenFilters): void {
  useEffect(() => {
    for (const name of FILTER_NAMES) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = filters[name];
    }
  }, [form, filters]);
}
