import type { FilterName } from '../address.ts';
import css from './FilterForm.module.css';

/** One filter with its values. It stays visible without results, so that the form keeps its shape. */
export function FilterSelect({
  name,
  chosen,
  words: { label, any },
  options,
  onChange,
}: {
  name: FilterName;
  chosen: string;
  words: { label: string; any: string };
  /** Value and text. */
  options: [value: string, text: string][];
  onChange: () => void;
}) {
  const isListed = chosen === '' || options.some(([value]) => value === chosen);
  const all: typeof options = isListed ? options : [...options, [chosen, chosen]];
  return (
    <label className={css.field}>
      {label}
      <select name={name} defaultValue={chosen} onChange={onChange}>
        <option value="">{any}</option>
        {all.map(([value, text]) => (
          <option key={value} value={value} suppressHydrationWarning>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
