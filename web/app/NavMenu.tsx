import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Menu, type MenuEntry } from '../kit/actions/Menu.tsx';
import { MenuCount } from '../kit/actions/MenuCount.tsx';
import { classes } from '../kit/classes.ts';
import { Icon } from '../kit/Icon.tsx';
import { openNewPromotion } from '../navigation/openNewPromotion.ts';
import { currentHref } from './currentEntry.ts';
import { countOf, isLink, type MenuGroup } from './menu.ts';
import css from './NavMenu.module.css';
import { useFitting } from './useFitting.ts';

/** The navigation of a wide window: a menu for every group, a link for a group that is one (SHELL-10); groups without room share a last menu. */
export function NavMenu({ groups }: { groups: MenuGroup[] }) {
  const { t } = useTranslation('app');
  const [path] = useLocation();
  const current = currentHref(groups, path);
  const { room, samples, count } = useFitting();
  const others = groups.slice(count);
  const entriesOf = ({ items }: MenuGroup): MenuEntry[] =>
    items.map(({ label, href, newTab, count }) => ({
      id: label,
      label: t(`menu.${label}`),
      ...(count && { count: { number: count, label: t('to_decide', { count }) } }),
      newTab,
      isCurrent: href !== null && href === current,
      ...(href === null ? { onAction: openNewPromotion } : { href }),
    }));
  return (
    <nav ref={room} className={css.nav} aria-label={t('navigation')}>
      <div ref={samples} className={css.samples} aria-hidden="true">
        {groups.map((group) => (
          <span
            key={group.id}
            className={classes(css.entry, isLink(group) && css.link)}
            data-label={isLink(group) ? t(`menu.${group.items[0]?.label}`) : t(`menu.group_${group.id}`)}
          >
            {isLink(group) ? (
              group.items[0]?.newTab && <Icon name="external" size={12} />
            ) : (
              <Icon name="chevron-down" size={14} />
            )}
          </span>
        ))}
        <span className={css.entry} data-label={t('more')}>
          <Icon name="chevron-down" size={14} />
        </span>
      </div>
      {groups.slice(0, count).map((group) => {
        const isCurrent = group.items.some(({ href }) => href !== null && href === current);
        const [first] = group.items;
        if (first?.href && isLink(group)) {
          return (
            <a
              key={group.id}
              href={first.href}
              className={classes(css.entry, css.link)}
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
                {countOf(group) > 0 && (
                  <span className={css.count}>
                    <MenuCount number={countOf(group)} label={t('to_decide', { count: countOf(group) })} />
                  </span>
                )}
                <Icon name="chevron-down" size={14} />
              </Button>
            }
            entries={entriesOf(group)}
          />
        );
      })}
      {others.length > 0 && (
        <Menu
          label={t('more')}
          trigger={
            <Button
              className={classes(
                css.entry,
                others.some(({ items }) => items.some(({ href }) => href !== null && href === current)) &&
                  css.current,
              )}
            >
              {t('more')}
              <Icon name="chevron-down" size={14} />
            </Button>
          }
          entries={others.map((group) => ({
            id: `group_${group.id}`,
            title: t(`menu.group_${group.id}`),
            entries: entriesOf(group),
          }))}
        />
      )}
    </nav>
  );
}
