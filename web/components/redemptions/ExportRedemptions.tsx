import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import type { ReportChoice } from './chosenRedemptions.ts';
import css from './Export.module.css';
import { ExportDialog } from './ExportDialog.tsx';

/** Opens the export of the report: what matches its filters, or what is chosen of it. Not while it loads more as one scrolls (REDLIST-36). */
export function ExportRedemptions(choice: ReportChoice) {
  const { t } = useTranslation('redemptionBulk');
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const note = useId();
  if (!can('viewRedemptions')) return null;
  const { isInfinite } = choice;
  return (
    <span className={css.export}>
      <Button
        icon="download"
        isDisabled={isInfinite}
        {...(isInfinite && { 'aria-describedby': note })}
        onPress={() => setOpen(true)}
      >
        {t('export')}
      </Button>
      {isInfinite && (
        <span id={note} className={css.note}>
          {t('export_infinite')}
        </span>
      )}
      {isOpen && <ExportDialog choice={choice} onClose={() => setOpen(false)} />}
    </span>
  );
}
