import { Skeleton } from '../../kit/feedback/Skeleton.tsx';
import { TextSkeleton } from '../../kit/feedback/skeletons.tsx';
import css from './ExplainDialog.module.css';

/** Skeleton of an explanation: a formula, and some entries. */
export function ExplanationSkeleton() {
  return (
    <div className={css.parts} aria-busy="true">
      <div className={css.formula}>
        <TextSkeleton lines={3} />
      </div>
      <Skeleton width="45%" height={12} />
      <TextSkeleton lines={8} />
    </div>
  );
}
