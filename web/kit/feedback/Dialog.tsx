import { type ReactNode, Suspense, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { discard } from '../../navigation/leaving.ts';
import { useLeaveWarning } from '../../navigation/useLeaveWarning.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import { TextSkeleton } from '../loading/skeletons.tsx';
import css from './Dialog.module.css';
import { FocusReturn } from './FocusReturn.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** An answer is due: it interrupts, and only its buttons close it. */
  isAlert?: boolean | undefined;
  /** True during work: neither Escape nor the close button closes the dialog. */
  isBusy?: boolean | undefined;
  /** True for unsaved input: a click outside does nothing; the close button, Escape and leaving the page ask first. */
  isDirty?: boolean | undefined;
  /** Escape and a click beside it do not close it, although nothing would be lost. */
  isFirm?: boolean | undefined;
}

/** A window over the screen: keeps the focus in, gives it back when it closes. Before it is first opened it costs nothing. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return wasOpened ? <OpenedDialog {...props} /> : null;
}

/** A window that is open, or closed again: it leaves with a motion. */
function OpenedDialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  size = 'small',
  isAlert = false,
  isBusy = false,
  isDirty = false,
  isFirm = false,
}: DialogProps) {
  const { t } = useTranslation('kit');
  useLeaveWarning(isOpen && isDirty, { isSaving: isBusy });
  return (
    <ModalOverlay
      className={css.overlay ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => !open && discard(isDirty, onClose)}
      isDismissable={!isAlert && !isBusy && !isDirty && !isFirm}
      isKeyboardDismissDisabled={isBusy || isFirm}
    >
      <Modal className={classes(css.modal, css[size])}>
        <AriaDialog className={css.dialog ?? ''} role={isAlert ? 'alertdialog' : 'dialog'}>
          <FocusReturn />
          <header className={css.head}>
            <Heading slot="title" level={2} className={css.title ?? ''}>
              {title}
            </Heading>
            {!isAlert && (
              <AriaButton
                className={css.close ?? ''}
                aria-label={t('close')}
                isDisabled={isBusy}
                onPress={() => discard(isDirty, onClose)}
              >
                <Icon name="close" />
              </AriaButton>
            )}
          </header>
          {children && (
            <div className={css.body}>
              {/* What loads late waits here: without it React would hide the screen behind, and the focus would be lost. */}
              <Suspense fallback={<TextSkeleton />}>{children}</Suspense>
            </div>
          )}
          {actions && <footer className={css.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
