import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  /** The effects of the action. Say if it can be undone. */
  children: ReactNode;
  /** The deed as a verb: "Disable". */
  confirmLabel: string;
  /** Label of the button that changes nothing; "Cancel" when absent. */
  cancelLabel?: string | undefined;
  isDanger?: boolean | undefined;
  /** Does it; the dialog waits for it and closes once it is done. A rejection leaves it open: the caller shows why. */
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot easily be undone. */
export function ConfirmDialog({
  title,
  isOpen,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('kit');
  const [isBusy, setBusy] = useState(false);
  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller has shown the reason; the question stays.
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      isAlert
      isBusy={isBusy}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isBusy} autoFocus>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isPending={isBusy} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
