import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { ConfirmDialog } from '../../../kit/feedback/ConfirmDialog.tsx';
import { discard, hasUnsaved } from '../../../navigation/leaving.ts';

interface Props {
  /** Number of rows with content. */
  rows: number;
  isDisabled: boolean;
  onDiscard: () => void;
}

/** Discards the rows; rows with content are asked about first, because nothing brings them back. */
export function DiscardRows({ rows, isDisabled, onDiscard }: Props) {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        isDisabled={isDisabled}
        onPress={() => (rows === 0 ? discard(hasUnsaved(), onDiscard) : setOpen(true))}
      >
        {t('put_away')}
      </Button>
      <ConfirmDialog
        title={t('put_away_title', { count: rows })}
        isOpen={isOpen}
        confirmLabel={t('put_away')}
        cancelLabel={t('put_away_keep')}
        isDanger
        onConfirm={onDiscard}
        onClose={() => setOpen(false)}
      >
        {t('put_away_text')}
      </ConfirmDialog>
    </>
  );
}
