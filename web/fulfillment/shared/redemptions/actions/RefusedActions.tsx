import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../kit/Icon.tsx';
import css from '../Redemption.module.css';
import { type ActionState, useActionWords } from './useActionWords.ts';

/** Unavailable actions, each with its reason in one sentence. */
export function RefusedActions({ actions }: { actions: readonly ActionState[] }) {
  const { t } = useTranslation('redemptionActions');
  const words = useActionWords();
  if (actions.length === 0) return null;
  return (
    <details className={css.refused}>
      <summary>
        <Icon name="chevron-down" size={14} className={css.arrow} />
        {t('refused', { count: actions.length })}
      </summary>
      <ul>
        {actions.map((action) => (
          <li key={action.name} aria-disabled="true">
            <span className={css.name}>{t(`action.${action.name}`)}</span>
            <span>{words(action)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
