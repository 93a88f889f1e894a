import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../data/failures/callError.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { NotFound } from '../../kit/feedback/NotFound.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Skeleton, TextSkeleton } from '../../kit/loading/skeletons.tsx';
import css from './ExplainDialog.module.css';
import { ExplanationView, type ExplanationViewProps } from './ExplanationView.tsx';

export interface ExplainedPartProps extends Omit<ExplanationViewProps, 'explanation'> {
  figure: string;
  explanation: ExplanationViewProps['explanation'] | null | undefined;
  error: CallFailure | null;
  /** The data so far; undefined before the first response. */
  data: unknown;
  refetch: () => void;
}

/** An explanation in any state: loading, failed, not found, or shown. */
export function ExplainedPart({ figure, explanation, error, data, refetch, ...view }: ExplainedPartProps) {
  const { t } = useTranslation('explain');
  if (explanation) return <ExplanationView {...view} explanation={explanation} />;
  if (error) return <ErrorBlock name={t(`figure.${figure}`)} error={error} onRetry={refetch} />;
  return view.isLoading || !data ? <ExplanationSkeleton /> : <NotFound />;
}

/** Skeleton of an explanation: a formula, and some entries. */
function ExplanationSkeleton() {
  return (
    <Stack gap={4} className={css.parts} aria-busy="true">
      <div className={css.formula}>
        <TextSkeleton lines={3} />
      </div>
      <Skeleton width="45%" height={12} />
      <TextSkeleton lines={8} />
    </Stack>
  );
}
