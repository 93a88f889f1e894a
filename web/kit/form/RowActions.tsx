import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton.tsx';
import css from './FormRows.module.css';

export interface RowActionsProps {
  /** Name of the row. */
  name: string;
  index: number;
  /** Rows of the list. */
  count: number;
  onMove?: ((by: number) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** Buttons at the end of a row: up, down, remove. */
export function RowActions({ name, index, count, onMove, onRemove }: RowActionsProps) {
  const { t } = useTranslation('kit');
  return (
    <div className={css.actions}>
      {onMove && (
        <>
          <IconButton
            icon="arrow-up"
            label={t('row_up', { name })}
            data-move={-1}
            isDisabled={index === 0}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon="arrow-down"
            label={t('row_down', { name })}
            data-move={1}
            isDisabled={index === count - 1}
            onPress={() => onMove(1)}
          />
        </>
      )}
      {onRemove && <IconButton icon="trash" label={t('row_remove', { name })} onPress={onRemove} />}
    </div>
  );
}
