import type { ReactNode } from 'react';
import type { MultiPickerFieldProps } from '../fields/MultiPickerField.tsx';
import type { PickerFieldProps, PickerItem } from '../fields/PickerField.tsx';
import type { FilterField } from './filterFields.tsx';
import type { BoundFilter } from './useList.ts';

type Picker = Pick<
  PickerFieldProps<PickerItem>,
  'label' | 'value' | 'onChange' | 'isLabelHidden' | 'placeholder'
>;

type Pickers = Pick<MultiPickerFieldProps<PickerItem>, 'label' | 'value' | 'onChange'>;

interface PickerOptions {
  label: string;
  /** The name of what is chosen by its identifier, as far as it is known. */
  nameOf: (id: string) => string;
  /** Called with the selection, so that its name is known from then on. */
  onChosen: (item: PickerItem) => void;
}

/** Filter for one item among many; `picker` is the field that finds it. */
export function pickerField<Value extends string | null>(
  { name, value, isSet, onChange, clear }: BoundFilter<Value>,
  options: PickerOptions & { isLabelHidden?: boolean; picker: (field: Picker) => ReactNode },
): FilterField {
  const { label, nameOf, onChosen, isLabelHidden, picker } = options;
  const selection = value ? { id: value, label: nameOf(value) } : null;
  return {
    name,
    field: picker({
      label,
      isLabelHidden,
      placeholder: isLabelHidden ? label : undefined,
      value: selection,
      onChange(item) {
        if (!item) return clear();
        onChosen(item);
        onChange(item.id as Value);
      },
    }),
    chip: isSet && selection ? { label, value: selection.label, onRemove: clear } : null,
  };
}

/** Any of many things. */
export function pickersField(
  { name, value, isSet, onChange, clear }: BoundFilter<string[]>,
  options: PickerOptions & { picker: (field: Pickers) => ReactNode },
): FilterField {
  const { label, nameOf, onChosen, picker } = options;
  const selection = value.map((id) => ({ id, label: nameOf(id) }));
  return {
    name,
    field: picker({
      label,
      value: selection,
      onChange(items) {
        items.forEach(onChosen);
        onChange(items.map(({ id }) => id));
      },
    }),
    chip: isSet ? { label, value: selection.map((item) => item.label).join(', '), onRemove: clear } : null,
  };
}
