import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import type { AllocationFigure, BudgetFigure } from '../../schema/figures.ts';
import css from './ExplainFigure.module.css';

const ExplainDialog = lazy(() =>
  import('./ExplainDialog.tsx').then((part) => ({ default: part.ExplainDialog })),
);

/** A figure of an advertiser's budget, now or as of a moment (ISO 8601), or of one of its allocations. */
export type FigureOf = { advertiserId: string } & (
  | { figure: BudgetFigure; asOf?: string | null | undefined; allocationId?: never }
  | { figure: AllocationFigure; asOf?: string | null | undefined; allocationId: string }
);

/** An amount that says where it comes from: a quiet button round it opens its formula and the ledger entries behind it. */
export function ExplainFigure({ children, ...of }: FigureOf & { children: ReactNode }) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={css.figure ?? ''} onPress={() => setOpen(true)}>
        {children}
        <span className="visually-hidden"> {t('explain')}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ExplainDialog {...of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
