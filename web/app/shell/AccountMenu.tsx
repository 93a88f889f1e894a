import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../kit/actions/Menu.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { initialsOf } from '../../kit/values/Avatar.tsx';
import { leave } from '../../navigation/leaving.ts';
import { accountRoute } from '../../routes/accounts.ts';
import { logOut } from '../../session/session.ts';
import { useViewer } from '../../session/viewer.ts';
import css from './AccountMenu.module.css';

/** Account, Contact us, Log out: these three and nothing else (SHELL-11). */
export function AccountMenu({ contact }: { contact: string | null }) {
  const { t } = useTranslation('app');
  const { name } = useViewer();
  return (
    <Menu
      label={t('account_menu')}
      placement="bottom end"
      trigger={
        <Button className={css.trigger ?? ''} aria-label={t('account_menu_of', { name })}>
          {/* Decoration that the style sheet writes: as text it would become part of the button's accessible name. */}
          <span className={css.initials} data-initials={initialsOf(name)} />
          <span className={css.name}>{name}</span>
          <Icon name="chevron-down" size={14} />
        </Button>
      }
      entries={[
        { id: 'account', label: t('account'), icon: 'user', href: accountRoute.href({ accountId: 'me' }) },
        { id: 'contact', label: t('contact_us'), icon: 'mail', href: contact ?? undefined },
        { id: 'log_out', label: t('log_out'), icon: 'log-out', onAction: () => leave(logOut) },
      ]}
    />
  );
}
