import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainAllocationDocument } from '../../../operations/money/explain/ExplainAllocation.generated.ts';
import { ExplainBudgetDocument } from '../../../operations/money/explain/ExplainBudget.generated.ts';
import type { AllocationFigure, BudgetFigure } from '../../../schema/money/figures.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import css from './ExplainDialog.module.css';
import { ExplainedPart } from './ExplainedPart.tsx';
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
      <p className={css.meaning}>
        {t(`meaning.${figure}`)}
        {of.asOf && (
          <>
            {' '}
            <span className={css.moment}>
              {t('as_of')} <DateText iso={of.asOf} withTime />
            </span>
          </>
        )}
      </p>
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

interface ExplainAllocationProps {
  advertiserId: string;
  allocationId: string;
  figure: AllocationFigure;
  asOf: string | null;
  /** Called for another figure of the formula. */
  onFigure: (figure: string) => void;
}

/** Explanation of an allocation's figure: loaded when it is opened, one page of entries at a time. */
function ExplainAllocation({ allocationId: id, onFigure, ...of }: ExplainAllocationProps) {
  const [number, setNumber] = useState(1);
  const query = useScreenQuery(ExplainAllocationDocument, { ...of, id, page: { number, size: 10 } });
  const { data, errorAt } = query;
  return (
    <ExplainedPart
      {...query}
      figure={of.figure}
      explanation={data?.allocation?.explain}
      error={errorAt('allocation.explain') ?? errorAt('allocation')}
      onPage={setNumber}
      onFigure={onFigure}
    />
  );
}

interface ExplainBudgetProps {
  advertiserId: string;
  figure: BudgetFigure;
  asOf: string | null;
  /** Called for another figure of the formula. */
  onFigure: (figure: string) => void;
}

/** Explanation of a budget's figure: loaded when it is opened, one page of entries at a time. */
function ExplainBudget({ advertiserId: id, onFigure, ...of }: ExplainBudgetProps) {
  const [number, setNumber] = useState(1);
  const query = useScreenQuery(ExplainBudgetDocument, { ...of, id, page: { number, size: 10 } });
  const { data, errorAt } = query;
  const budget = 'advertiser.budget';
  return (
    <ExplainedPart
      {...query}
      figure={of.figure}
      explanation={data?.advertiser?.budget?.explain}
      error={errorAt(`${budget}.explain`) ?? errorAt(budget) ?? errorAt('advertiser')}
      onPage={setNumber}
      onFigure={onFigure}
    />
  );
}
