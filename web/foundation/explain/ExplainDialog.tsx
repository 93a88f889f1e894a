import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllocationFigure, BudgetFigure } from '../../../schema/money/figures.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { ExplainAllocation } from './ExplainAllocation.tsx';
import { ExplainBudget } from './ExplainBudget.tsx';
import css from './ExplainDialog.module.css';
import type { FigureOf } from './figureOf.ts';

/** The dialog that explains a figure; each figure of its formula is one press away, and so is the way back. */
export function ExplainDialog({ onClose, ...of }: FigureOf & { onClose: () => void }) {
  const { t } = useTranslation('explain');
  const [trail, setTrail] = useState<string[]>([of.figure]);
  const figure = trail.at(-1) ?? of.figure;
  const former = trail.at(-2);
  const display = {
    advertiserId: of.advertiserId,
    asOf: of.asOf ?? null,
    onFigure: (next: string) => setTrail([...trail, next]),
  };
  return (
    <Dialog title={t('title', { figure: t(`figure.${figure}`) })} isOpen onClose={onClose} size="large">
      <Text as="p" tone="muted">
        {t(`meaning.${figure}`)}
        {of.asOf && (
          <>
            {' '}
            <span className={css.moment}>
              {t('as_of')} <DateText iso={of.asOf} withTime />
            </span>
          </>
        )}
      </Text>
      {former && (
        <div className={css.back}>
          <Button variant="quiet" size="small" icon="arrow-left" onPress={() => setTrail(trail.slice(0, -1))}>
            {t('back', { figure: t(`figure.${former}`) })}
          </Button>
        </div>
      )}
      {of.allocationId === undefined ? (
        <ExplainBudget key={figure} {...display} figure={figure as BudgetFigure} />
      ) : (
        <ExplainAllocation
          key={figure}
          {...display}
          allocationId={of.allocationId}
          figure={figure as AllocationFigure}
        />
      )}
    </Dialog>
  );
}
