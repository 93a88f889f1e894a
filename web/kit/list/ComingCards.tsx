import { Skeleton } from '../loading/skeletons.tsx';
import css from './EndlessGrid.module.css';

interface ComingCardsProps {
  size: number;
  /** Is told the first and the last of them. */
  ends?: { first: Element | null; last: Element | null };
}

/** Placeholders for cards that are loading. */
export function ComingCards({ size, ends }: ComingCardsProps) {
  return Array.from({ length: size }, (_, index) => (
    <li
      // biome-ignore lint/suspicious/noArrayIndexKey: skeleton cards are all alike
      key={index}
      className={css.coming}
      aria-hidden="true"
      ref={(element) => {
        if (ends && index === 0) ends.first = element;
        if (ends && index === size - 1) ends.last = element;
      }}
    >
      <Skeleton width={40} height={40} />
      <Skeleton width="70%" height={20} />
      <Skeleton width="40%" height={20} />
    </li>
  ));
}
