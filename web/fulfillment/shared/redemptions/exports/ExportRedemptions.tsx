import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/actions/Button.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import type { ReportChoice } from '../bulk/chosenRedemptions.ts';
import css from './Export.module.css';
import { ExportDialog } from './ExportDialog.tsx';

/** `children`, and a button that opens the export of the report: everything that its filters match, or the selection. Without numbered pages, only a selection can be exported (REDLIST-36). */
export function ExportRedemptions({ children, ...choice }: ReportChoice & { children?: ReactNode }) {
  const { t } = useTranslation('redemptionBulk');
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const note = useId();
  if (!can('viewRedemptions')) return children;
  const isEverything = choice.selection.all || choice.selection.count === 0;
  const obstacle =
    !isEverything || !choice.isInfinite ? null : choice.isCapped ? 'export_capped' : 'export_endless';
  return (
    <>
      {obstacle && (
        <span id={note} className={css.note} data-capped={choice.isCapped || undefined}>
          {t(obstacle)}
        </span>
      )}
      {children}
      <Button
        icon="download"
        isDisabled={obstacle !== null}
        {...(obstacle && { 'aria-describedby': note })}
        onPress={() => setOpen(true)}
      >
        {t('export')}
      </Button>
      {isOpen && <ExportDialog choice={choice} onClose={() => setOpen(false)} />}
    </>
  );
}
