import { PanelSkeleton } from '../../kit/feedback/skeletons.tsx';
import css from './Customization.module.css';

/** Skeleton of a customization, in the shape of its screen. */
export function CustomizationSkeleton() {
  return (
    <div className={css.columns}>
      <PanelSkeleton height={720} />
      <PanelSkeleton height={860} />
    </div>
  );
}
