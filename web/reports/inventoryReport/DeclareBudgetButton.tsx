import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { DeclareBudgetDialog } from './DeclareBudgetDialog.tsx';

/** Declares the current budget with a provider: for operator staff. */
export function DeclareBudgetButton({ onDeclared }: { onDeclared: () => void }) {
  const { t } = useTranslation('inventoryReport');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="edit" onPress={() => setOpen(true)}>
        {t('declare')}
      </Button>
      {isOpen && <DeclareBudgetDialog onDeclared={onDeclared} onClose={() => setOpen(false)} />}
    </>
  );
}
