import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import account from '../../../../web/app/shell/AccountMenu.module.css';
import css from '../../../../web/app/shell/Header.module.css';
import nav from '../../../../web/app/shell/NavMenu.module.css';
import button from '../../../../web/kit/actions/Button.module.css';
import menu from '../../../../web/kit/actions/Menu.module.css';
import { Icon } from '../../../../web/kit/Icon.tsx';
import { Logo } from '../../../../web/kit/Logo.tsx';
import { initialsOf } from '../../../../web/kit/values/Avatar.tsx';

const GROUPS = {
  advertisers: ['advertisers', 'advertiser_listing', 'advertiser_new', 'budget_manage', 'inventory_manage'],
  promotions: ['promotions', 'promotion_new'],
  redemptions: ['redemptions', 'redemption_new', 'failures', 'quotas'],
  reports: ['activity_report', 'inventory_report', 'allocations_report'],
  rewards: ['brands', 'products', 'product_skus'],
  catalog: ['catalog', 'public_catalog'],
  administration: ['brand_new', 'accounts', 'service_accounts', 'jobs'],
  developers: ['ui_components', 'playground'],
};

/** Logo, a menu for each group, the menus of display and account. */
export function FloorHeader({ name }: { name: string }) {
  const { t } = useTranslation('app');
  const label = (entry: string) => t(`menu.${entry}`);
  return (
    <header className={css.header}>
      <div className={css.inner}>
        <a className={css.home} href="#/home">
          <Logo />
        </a>
        <div className={css.menus}>
          <nav className={nav.nav} aria-label={t('navigation')}>
            <a className={`${nav.entry} ${nav.link}`} href="#/home">
              {t('menu.home')}
            </a>
            {Object.entries(GROUPS).map(([group, entries]) => (
              <FloorMenu key={group} label={label(`group_${group}`)} entries={entries.map(label)}>
                <Button className={nav.entry ?? ''}>
                  {label(`group_${group}`)}
                  <Icon name="chevron-down" size={14} />
                </Button>
              </FloorMenu>
            ))}
          </nav>
        </div>
        <div className={css.tools}>
          <FloorMenu label={t('display')} entries={[t('theme_system'), t('theme_light'), t('theme_dark')]}>
            <Button
              className={`${button.button} ${button.quiet} ${button.medium} ${button.icon}`}
              aria-label={t('display')}
            >
              <Icon name="monitor" />
            </Button>
          </FloorMenu>
          <FloorMenu label={t('account_menu')} entries={[t('account'), t('contact_us'), t('log_out')]}>
            <Button className={account.trigger ?? ''} aria-label={t('account_menu_of', { name })}>
              <span className={account.initials} data-initials={initialsOf(name)} />
              <span className={account.name}>{name}</span>
              <Icon name="chevron-down" size={14} />
            </Button>
          </FloorMenu>
        </div>
      </div>
    </header>
  );
}

export function FloorMenu({
  label,
  entries,
  children,
}: {
  label: string;
  entries: string[];
  children: ReactNode;
}) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={menu.popover ?? ''}>
        <Menu aria-label={label} className={menu.menu ?? ''}>
          {entries.map((entry) => (
            <MenuItem key={entry} className={menu.item ?? ''}>
              {entry}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
