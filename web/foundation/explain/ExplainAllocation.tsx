import { useState } from 'react';
import { ExplainAllocationDocument } from '../../../operations/money/explain/ExplainAllocation.generated.ts';
import type { AllocationFigure } from '../../../schema/money/figures.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ExplainedPart } from './ExplainedPart.tsx';

export interface ExplainAllocationProps {
  advertiserId: string;
  allocationId: string;
  figure: AllocationFigure;
  asOf: string | null;
  /** Called for another figure of the formula. */
  onFigure: (figure: string) => void;
}

/** Explanation of an allocation's figure: loaded when it is opened, one page of entries at a time. */
export function ExplainAllocation({ allocationId: id, onFigure, ...of }: ExplainAllocationProps) {
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
