import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import css from './ExplainFigure.module.css';
import type { FigureOf } from './figureOf.ts';

const ExplainDialog = lazy(() =>
  import('./ExplainDialog.tsx').then((part) => ({ default: part.ExplainDialog })),
);

/** An amount with a label for screen readers, inside a quiet button that opens its formula and the ledger entries behind it. */
export function ExplainFigure({ children, ...of }: FigureOf & { children: ReactNode }) {
  const { t } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={css.figure ?? ''} onPress={() => setOpen(true)}>
        {children}
        <span className="visually-hidden">
          {' '}
          {t('figure_of', { figure: t(`figures.${of.figure}`) })} {t('explain')}
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <ExplainDialog {...of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
