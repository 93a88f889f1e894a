import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import type { Correction } from '../deskModel.ts';
import type { DeskHook } from '../useDesk.ts';
import { CorrectionsDialog } from './CorrectionsDialog.tsx';

interface Props {
  rows: DeskHook;
  count: number;
}

/** Leads to all certain suggestions: they are shown before they are applied. */
export function DeskSuggestions({ rows: { desk, change }, count }: Props) {
  const { t } = useTranslation('desk');
  const [corrections, setCorrections] = useState<Correction[] | null>(null);
  return (
    <>
      {count > 0 && (
        <div>
          <Button size="small" icon="check" onPress={() => void desk().corrections().then(setCorrections)}>
            {t('see_corrections', { count })}
          </Button>
        </div>
      )}
      <CorrectionsDialog
        corrections={corrections}
        onClose={() => setCorrections(null)}
        onApply={(kinds) => {
          setCorrections(null);
          void change(desk().accept(kinds));
        }}
      />
    </>
  );
}
