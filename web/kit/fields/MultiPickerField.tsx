import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import css from './MultiPickerField.module.css';
import { PickerField, type PickerFieldProps, type PickerItem } from './PickerField.tsx';

export interface MultiPickerFieldProps<Item extends PickerItem>
  extends Omit<PickerFieldProps<Item>, 'value' | 'onChange' | 'isLeftOut'> {
  value: readonly Item[];
  onChange: (value: Item[]) => void;
}

/** Choice of several items among many. Each is found by typing, and is then listed below with a remove button. */
export function MultiPickerField<Item extends PickerItem>(props: MultiPickerFieldProps<Item>) {
  const { value, onChange, ...picker } = props;
  const { t } = useTranslation('kit');
  const element = useRef<HTMLDivElement>(null);
  // A choice joins the list below, and an empty box takes the next one.
  const [choices, setChoices] = useState(0);
  const isFixed = picker.isReadOnly || picker.isDisabled;

  function add(item: Item | null) {
    if (!item) return;
    setChoices((now) => now + 1);
    onChange([...value, item]);
  }
  function remove(item: Item) {
    const at = value.indexOf(item);
    onChange(value.filter((other) => other !== item));
    // The focus stays near: on the next one, else in the box.
    requestAnimationFrame(() => {
      const left = element.current?.querySelectorAll<HTMLElement>('li button');
      const next = left?.[Math.min(at, left.length - 1)] ?? element.current?.querySelector('input');
      next?.focus();
    });
  }
  return (
    <div className={css.picker} ref={element}>
      <PickerField<Item>
        {...picker}
        key={choices}
        autoFocus={choices > 0}
        value={null}
        onChange={add}
        isLeftOut={({ id }) => value.some((item) => item.id === id)}
      />
      {value.length > 0 && (
        <ul className={css.chosen} aria-label={t('chosen', { label: picker.label })}>
          {value.map((item) => (
            <li key={item.id} className={css.item}>
              <span className={css.label}>{item.label}</span>
              {!isFixed && (
                <Button
                  className={css.remove ?? ''}
                  aria-label={t('take_away', { label: item.label })}
                  onPress={() => remove(item)}
                >
                  <Icon name="close" size={12} />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
