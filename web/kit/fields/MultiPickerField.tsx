import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import css from './MultiPickerField.module.css';
import { PickerField, type PickerFieldProps, type PickerItem } from './PickerField.tsx';

export interface MultiPickerFieldProps<Item extends PickerItem>
  extends Omit<PickerFieldProps<Item>, 'value' | 'onChange'> {
  value: readonly Item[];
  onChange: (value: Item[]) => void;
}

/** Choice of several things among many: each is found by typing and then stands below, to be taken away again. */
export function MultiPickerField<Item extends PickerItem>(props: MultiPickerFieldProps<Item>) {
  const { value, onChange, onSearch, ...picker } = props;
  const { t } = useTranslation('kit');
  const isFixed = picker.isReadOnly || picker.isDisabled;
  const isChosen = ({ id }: PickerItem) => value.some((item) => item.id === id);
  return (
    <div className={css.picker}>
      <PickerField<Item>
        {...picker}
        // A choice joins the list, and the box is empty for the next one.
        key={value.map(({ id }) => id).join()}
        value={null}
        onChange={(item) => item && onChange([...value, item])}
        onSearch={async (query, signal) => (await onSearch(query, signal)).filter((item) => !isChosen(item))}
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
                  onPress={() => onChange(value.filter(({ id }) => id !== item.id))}
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
