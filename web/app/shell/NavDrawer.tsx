import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { MenuCount } from '../../kit/actions/Menu.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { openNewPromotion } from '../../navigation/openNewPromotion.ts';
import { usePathLeft } from '../../navigation/usePathLeft.ts';
import { currentHref } from '../currentEntry.ts';
import { type LostFocus, useHandedFocus, useNotesFocus } from '../useHandedFocus.ts';
import { isLink, type MenuGroup, type MenuItem } from './menu.ts';
import css from './NavDrawer.module.css';

/** The navigation of a narrow window: the whole tree in a drawer behind a button. It closes when another screen is shown. */
export function NavDrawer({ groups, lost }: { groups: MenuGroup[]; lost: LostFocus }) {
  const { t } = useTranslation('app');
  const [path] = useLocation();
  const current = currentHref(groups, path);
  const [isOpen, setOpen] = useState(false);
  usePathLeft(isOpen, () => setOpen(false));
  const opener = useNotesFocus<HTMLButtonElement>(lost);
  useHandedFocus(lost, () => opener.current, null);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button ref={opener} className={css.opener ?? ''} aria-label={t('open_menu')}>
        <Icon name="menu" size={20} />
      </Button>
      <ModalOverlay className={css.overlay ?? ''} isDismissable>
        <Modal className={css.drawer ?? ''}>
          <Dialog className={css.dialog ?? ''} aria-label={t('navigation')}>
            {({ close }) => (
              <>
                <div className={css.head}>
                  <Logo />
                  <IconButton icon="close" label={t('close_menu')} onPress={close} />
                </div>
                <nav aria-label={t('navigation')}>
                  {groups.map((group) => (
                    <section key={group.id} className={css.group}>
                      {!isLink(group) && <h2 className={css.title}>{t(`menu.group_${group.id}`)}</h2>}
                      {group.items.map((item) => (
                        <DrawerLink
                          key={item.label}
                          item={item}
                          isCurrent={item.href !== null && item.href === current}
                          onFollow={close}
                        />
                      ))}
                    </section>
                  ))}
                </nav>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

function DrawerLink({
  item,
  isCurrent,
  onFollow,
}: {
  item: MenuItem;
  isCurrent: boolean;
  onFollow: () => void;
}) {
  const { t } = useTranslation('app');
  const label = t(`menu.${item.label}`);
  if (item.href === null)
    return (
      <button
        type="button"
        className={css.link}
        onClick={() => {
          onFollow();
          openNewPromotion();
        }}
      >
        {label}
      </button>
    );
  return (
    <a
      href={item.href}
      className={css.link}
      onClick={onFollow}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(item.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
      {item.count && <MenuCount number={item.count} label={t('to_decide', { count: item.count })} />}
      {item.newTab && <Icon name="external" size={12} label={t('new_tab')} />}
    </a>
  );
}
