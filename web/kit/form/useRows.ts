import { useRef } from 'react';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type {
  BoundField,
  FormApi,
  FormRow,
  FormRowsApi,
  FormSchema,
  FormValues,
  RowOf,
  RowsName,
} from './formApi.ts';
import { keysOf, newRowKey, type RowKeys } from './rowKeys.ts';

/** Values with the keys of their rows. */
interface FormContent<Values> {
  values: Values;
  keys: RowKeys;
}

interface RowsState<Values> extends FormContent<Values> {
  errors: Partial<Record<string, string>>;
  setHeld: (next: <All extends FormContent<Values>>(now: All) => All) => void;
  /** Takes away what the service said of these fields. */
  forget: (fields: readonly string[]) => void;
  showError: (error: FieldError) => void;
  leave: (field: string) => void;
  goTo: (fields: readonly string[]) => void;
}

type AnyRow = Record<string, unknown>;

/** The lists of rows of a form: rows come, go and move, and each is the same object until something of it changes. */
export function useRows<Schema extends FormSchema>(
  state: RowsState<FormValues<Schema>>,
): FormApi<Schema>['rows'] {
  const { errors, goTo } = state;
  const latest = useRef(state);
  latest.current = state;
  const rowCache = useRef(new Map<string, { row: FormRow<AnyRow>; errors: string }>());

  /** Changes a list and its keys together. */
  function changeList(name: string, change: (rows: readonly AnyRow[], keys: readonly string[]) => RowList) {
    const { setHeld, forget } = latest.current;
    setHeld((now) => {
      const all = now.values as Record<string, readonly AnyRow[] | undefined>;
      const next = change(all[name] ?? [], now.keys[name] ?? []);
      const values = { ...now.values, [name]: next.rows };
      return { ...now, values, keys: keysOf(values, { ...now.keys, [name]: next.keys }) };
    });
    forget([name]);
  }

  function changeRow(name: string, key: string, part: AnyRow | ((now: AnyRow) => AnyRow)) {
    const changed = (row: AnyRow) => ({ ...row, ...(typeof part === 'function' ? part(row) : part) });
    changeList(name, (rows, keys) => ({
      rows: rows.map((row, index) => (keys[index] === key ? changed(row) : row)),
      keys,
    }));
    const place = `${name}.${key}`;
    const { values } = rowCache.current.get(place)?.row ?? {};
    const fields = Object.keys((typeof part === 'function' ? values : part) ?? {});
    latest.current.forget([place, ...fields.map((field) => `${place}.${field}`)]);
  }

  function rowOf(
    name: string,
    key: string,
    { index, values }: { index: number; values: AnyRow },
  ): FormRow<AnyRow> {
    const place = `${name}.${key}`;
    const ofRow = Object.entries(errors).filter(
      ([field]) => field === place || field.startsWith(`${place}.`),
    );
    const errorsKey = JSON.stringify(ofRow);
    const before = rowCache.current.get(place);
    if (before && before.row.values === values && before.row.index === index && before.errors === errorsKey)
      return before.row;
    const messages = Object.fromEntries(ofRow);
    const row: FormRow<AnyRow> = {
      key,
      index,
      values,
      change: (part) => changeRow(name, key, part),
      showError: (field, rule) => latest.current.showError({ field: `${place}.${field}`, rule }),
      field: (field): BoundField<unknown> => ({
        name: `${place}.${field}`,
        value: values[field],
        onChange: (value) => changeRow(name, key, { [field]: value }),
        onBlur: () => latest.current.leave(`${place}.${field}`),
        error: messages[`${place}.${field}`],
      }),
      error: messages[place],
    };
    rowCache.current.set(place, { row, errors: errorsKey });
    return row;
  }

  function rows(name: string): FormRowsApi<AnyRow> {
    const keys = state.keys[name] ?? [];
    const values = (state.values as Record<string, readonly AnyRow[] | undefined>)[name] ?? [];
    return {
      name,
      error: errors[name],
      items: keys.map((key, index) => rowOf(name, key, { index, values: values[index] ?? {} })),
      add(row) {
        const key = newRowKey();
        changeList(name, (before, ofList) => ({ rows: [...before, row], keys: [...ofList, key] }));
        goTo([`${name}.${key}`]);
      },
      remove(key) {
        const at = keys.indexOf(key);
        const next = keys[at + 1] ?? keys[at - 1];
        changeList(name, (before, ofList) => ({
          rows: before.filter((_row, index) => ofList[index] !== key),
          keys: ofList.filter((other) => other !== key),
        }));
        rowCache.current.delete(`${name}.${key}`);
        // The focus stays near: in the next row, else on the button that adds one.
        goTo([next ? `${name}.${next}` : name]);
      },
      move: (key, by) =>
        changeList(name, (before, ofList) => {
          const from = ofList.indexOf(key);
          return { rows: moved(before, from, from + by), keys: moved(ofList, from, from + by) };
        }),
    };
  }

  return <Name extends RowsName<Schema>>(name: Name) =>
    rows(name) as unknown as FormRowsApi<RowOf<Schema, Name>>;
}

interface RowList {
  rows: readonly AnyRow[];
  keys: readonly string[];
}

/** The list with one of its items at another place; as it is, where there is no such place. */
function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_other, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
