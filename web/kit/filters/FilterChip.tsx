import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import css from './FilterBar.module.css';

/** One filter in force, with the way to remove it. */
export function FilterChip({
  label,
  value,
  onRemove,
}: {
  label: string;
  value: string;
  onRemove: () => void;
}) {
  const { t } = useTranslation('kit');
  return (
    <span className={css.chip}>
      <span className={css.chipLabel}>{label}</span>
      <span className={css.chipValue}>{value}</span>
      <Button
        className={css.remove ?? ''}
        aria-label={t('remove_filter', { label, value })}
        onPress={onRemove}
      >
        <Icon name="close" size={12} />
      </Button>
    </span>
  );
}
