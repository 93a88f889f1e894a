import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Menu } from '../kit/actions/Menu.tsx';
import { classes } from '../kit/classes.ts';
import { Icon } from '../kit/Icon.tsx';
import { openNewPromotion } from '../navigation/openNewPromotion.ts';
import { currentHref } from './currentEntry.ts';
import { type MenuGroup, SINGLE_GROUPS } from './menu.ts';
import css from './NavMenu.module.css';

/** The navigation of a wide window: a menu for every group, a link for a group that is one (SHELL-10). */
export function NavMenu({ groups }: { groups: MenuGroup[] }) {
  const { t } = useTranslation('app');
  const [path] = useLocation();
  const current = currentHref(groups, path);
  return (
    <nav className={css.nav} aria-label={t('navigation')}>
      {groups.map((group) => {
        const isCurrent = group.items.some(({ href }) => href !== null && href === current);
        const [first] = group.items;
        if (first?.href && group.items.length === 1 && SINGLE_GROUPS.includes(group.id)) {
          return (
            <a
              key={group.id}
              href={first.href}
              className={css.entry}
              {...(isCurrent && { 'aria-current': 'page' as const })}
              {...(first.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {t(`menu.${first.label}`)}
              {first.newTab && <Icon name="external" size={12} label={t('new_tab')} />}
            </a>
          );
        }
        return (
          <Menu
            key={group.id}
            label={t(`menu.group_${group.id}`)}
            trigger={
              <Button className={classes(css.entry, isCurrent && css.current)}>
                {t(`menu.group_${group.id}`)}
                <Icon name="chevron-down" size={14} />
              </Button>
            }
            entries={group.items.map(({ label, href, newTab }) => ({
              id: label,
              label: t(`menu.${label}`),
              newTab,
              isCurrent: href !== null && href === current,
              ...(href === null ? { onAction: openNewPromotion } : { href }),
            }))}
          />
        );
      })}
    </nav>
  );
}
