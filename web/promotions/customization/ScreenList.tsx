import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './Customization.module.css';

interface ScreenListProps {
  screens: readonly ScreenName[];
  current: ScreenName;
  withErrors: ReadonlySet<ScreenName>;
  /** Screens with custom texts. */
  written: ReadonlySet<ScreenName>;
  nameOf: (screen: ScreenName) => string;
  onSelect: (screen: ScreenName) => void;
}

/** The screens of the flow in the order in which a recipient sees them; those with errors are marked (CUSTOM-12, CUSTOM-13). */
export const ScreenList = memo(function ScreenList(props: ScreenListProps) {
  const { screens, current, withErrors, written, nameOf, onSelect } = props;
  const { t } = useTranslation('customization');
  return (
    <ol className={css.screens} aria-label={t('screens')}>
      {screens.map((screen, index) => (
        <li key={screen}>
          <button
            type="button"
            className={css.screenButton}
            onClick={() => onSelect(screen)}
            {...(screen === current && { 'aria-current': 'step' as const })}
          >
            <span className={css.step}>{index + 1}</span>
            <span className={css.screenName}>{nameOf(screen)}</span>
            {withErrors.has(screen) ? (
              <Row as="span" isOneLine gap={1} isInline className={css.wrong}>
                <Icon name="alert-triangle" size={14} /> {t('has_errors')}
              </Row>
            ) : (
              written.has(screen) && (
                <Text tone="muted" size="small">
                  {t('customized')}
                </Text>
              )
            )}
          </button>
        </li>
      ))}
    </ol>
  );
});
