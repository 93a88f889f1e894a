import { useState } from 'react';
import { ExplainBudgetDocument } from '../../../operations/money/explain/ExplainBudget.generated.ts';
import type { BudgetFigure } from '../../../schema/money/figures.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ExplainedPart } from './ExplainedPart.tsx';

export interface ExplainBudgetProps {
  advertiserId: string;
  figure: BudgetFigure;
  asOf: string | null;
  /** Called for another figure of the formula. */
  onFigure: (figure: string) => void;
}

/** Explanation of a budget's figure: loaded when it is opened, one page of entries at a time. */
export function ExplainBudget({ advertiserId: id, onFigure, ...of }: ExplainBudgetProps) {
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
