import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import css from './Desk.module.css';
import type { DeskSummary } from './deskModel.ts';

interface Props {
  summary: DeskSummary;
  onAccept: (rule: string) => void;
}

/** Corrections that can be applied together: all suggestions of one kind. */
export function DeskSuggestions({ summary: { fixes }, onAccept }: Props) {
  const { t } = useTranslation('desk');
  if (fixes.length === 0) return null;
  return (
    <ul className={css.fixes} aria-label={t('suggestions')}>
      {fixes.map(({ rule, count }) => (
        <li key={rule}>
          <Button size="small" icon="check" onPress={() => onAccept(rule)}>
            {t(`accept.${rule}`, { count })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
