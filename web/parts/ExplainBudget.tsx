import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainBudgetDocument } from '../../operations/explain/ExplainBudget.generated.ts';
import type { BudgetFigure } from '../../schema/figures.ts';
import { useScreenQuery } from '../apollo/useScreenQuery.ts';
import { ErrorBlock } from '../kit/feedback/ErrorBlock.tsx';
import { NotFound } from '../kit/feedback/NotFound.tsx';
import { ExplanationSkeleton } from './ExplanationSkeleton.tsx';
import { ExplanationView } from './ExplanationView.tsx';

export interface ExplainBudgetProps {
  advertiserId: string;
  figure: BudgetFigure;
  asOf: string | null;
  /** Asked for another figure, one of the formula. */
  onFigure: (figure: string) => void;
}

/** A figure of a budget explained: asked for when it is opened, a page of entries at a time. */
export function ExplainBudget({ advertiserId, figure, asOf, onFigure }: ExplainBudgetProps) {
  const { t } = useTranslation('explain');
  const [number, setNumber] = useState(1);
  const { data, isLoading, errorAt, refetch } = useScreenQuery(ExplainBudgetDocument, {
    id: advertiserId,
    figure,
    asOf,
    page: { number, size: 10 },
  });
  const explanation = data?.advertiser?.budget?.explain;
  const error = errorAt('advertiser.budget.explain') ?? errorAt('advertiser.budget') ?? errorAt('advertiser');
  if (explanation)
    return (
      <ExplanationView
        explanation={explanation}
        isLoading={isLoading}
        onPage={setNumber}
        onFigure={onFigure}
      />
    );
  if (error) return <ErrorBlock name={t(`figure.${figure}`)} error={error} onRetry={refetch} />;
  return isLoading || !data ? <ExplanationSkeleton /> : <NotFound />;
}
