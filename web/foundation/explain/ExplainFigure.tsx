import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../kit/loading/lazyDialog.tsx';
import css from './ExplainFigure.module.css';
import type { FigureOf } from './figureOf.ts';

const ExplainDialog = lazyDialog(() => import('./ExplainDialog.tsx').then((part) => part.ExplainDialog));

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
      {isOpen && <ExplainDialog {...of} onClose={() => setOpen(false)} />}
    </>
  );
}
