import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { changeTheme, THEMES, type Theme, useTheme } from '../../browser/theme.ts';
import { MenuButton } from '../../kit/actions/MenuButton.tsx';
import type { IconName } from '../../kit/icons.ts';
import { leave } from '../../navigation/leaving.ts';
import { clearCaches } from '../boot/clearCaches.ts';

const ICONS: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };

/** Menu beside the account menu: the application's look, and clearing of the browser's storage (SHELL-25). */
export function DisplayMenu() {
  const { t } = useTranslation('app');
  const theme = useTheme();
  const client = useApolloClient();
  return (
    <MenuButton
      label={t('display')}
      icon={ICONS[theme]}
      isIconOnly
      placement="bottom end"
      entries={[
        {
          id: 'theme',
          title: t('theme'),
          chosen: theme,
          entries: THEMES.map((one) => ({
            id: one,
            label: t(`theme_${one}`),
            icon: ICONS[one],
            onAction: () => changeTheme(one),
          })),
        },
        {
          id: 'clear',
          title: t('browser'),
          entries: [
            {
              id: 'clear_cache',
              label: t('clear_cache'),
              icon: 'refresh',
              onAction: () => leave(() => void clearCaches(client)),
            },
          ],
        },
      ]}
    />
  );
}
