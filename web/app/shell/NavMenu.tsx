import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Menu, MenuCount, type MenuEntry, type MenuProps } from '../../kit/actions/Menu.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { openNewPromotion } from '../../navigation/openNewPromotion.ts';
import { currentHref } from '../currentEntry.ts';
import { useFitting } from '../useFitting.ts';
import { type LostFocus, useHandedFocus, useNotesFocus } from '../useHandedFocus.ts';
import { countOf, isLink, type MenuGroup, type MenuItem } from './menu.ts';
import css from './NavMenu.module.css';

/** The navigation of a wide window: a menu for every group, a link for a group that is one (SHELL-10); groups without room share a last menu. */
export function NavMenu({ groups, lost }: { groups: MenuGroup[]; lost: LostFocus }) {
  const { t } = useTranslation('app');
  const [path] = useLocation();
  const current = currentHref(groups, path);
  const { room, samples, count } = useFitting();
  const others = groups.slice(count);
  const stops = () => [...(room.current?.querySelectorAll<HTMLElement>(':scope > button') ?? [])];
  useHandedFocus(lost, () => stops()[0], null);
  // A menu without room any more is within the last one.
  useHandedFocus(lost, () => stops().at(-1), count);
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
        if (first?.href && isLink(group))
          return <NavLink key={group.id} item={first} isCurrent={isCurrent} lost={lost} />;
        return (
          <NavGroup
            key={group.id}
            label={t(`menu.group_${group.id}`)}
            count={countOf(group)}
            isCurrent={isCurrent}
            entries={entriesOf(group)}
            lost={lost}
          />
        );
      })}
      {others.length > 0 && (
        <NavGroup
          label={t('more')}
          isCurrent={others.some(({ items }) => items.some(({ href }) => href !== null && href === current))}
          entries={others.map((group) => ({
            id: `group_${group.id}`,
            title: t(`menu.group_${group.id}`),
            entries: entriesOf(group),
          }))}
          lost={lost}
        />
      )}
    </nav>
  );
}

function NavLink({ item, isCurrent, lost }: { item: MenuItem; isCurrent: boolean; lost: LostFocus }) {
  const { t } = useTranslation('app');
  const stop = useNotesFocus<HTMLAnchorElement>(lost);
  return (
    <a
      ref={stop}
      href={item.href ?? undefined}
      className={classes(css.entry, css.link)}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(item.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {t(`menu.${item.label}`)}
      {item.newTab && <Icon name="external" size={12} label={t('new_tab')} />}
    </a>
  );
}

interface NavGroupProps {
  label: string;
  /** Number of items that wait behind the entry. */
  count?: number;
  isCurrent: boolean;
  entries: MenuProps['entries'];
  lost: LostFocus;
}

function NavGroup({ label, count = 0, isCurrent, entries, lost }: NavGroupProps) {
  const { t } = useTranslation('app');
  const stop = useNotesFocus<HTMLButtonElement>(lost);
  return (
    <Menu
      label={label}
      trigger={
        <Button ref={stop} className={classes(css.entry, isCurrent && css.current)}>
          {label}
          {count > 0 && (
            <span className={css.count}>
              <MenuCount number={count} label={t('to_decide', { count })} />
            </span>
          )}
          <Icon name="chevron-down" size={14} />
        </Button>
      }
      entries={entries}
    />
  );
}
