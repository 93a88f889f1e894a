import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../kit/Icon.tsx';
import { Row, Stack } from '../../../../kit/layout/Stack.tsx';
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
      <Stack as="ul" gap={2} className={css.reasons}>
        {actions.map((action) => (
          <Row key={action.name} as="li" gap={4} lineGap={1} align="start" aria-disabled="true">
            <span className={css.name}>{t(`action.${action.name}`)}</span>
            <span>{words(action)}</span>
          </Row>
        ))}
      </Stack>
    </details>
  );
}
