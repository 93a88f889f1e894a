import css from './Skeleton.module.css';

/** A grey place holder of something to come. Numbers are pixels. */
export function Skeleton({
  width = '100%',
  height = 14,
  isRound = false,
}: {
  width?: number | string | undefined;
  height?: number | undefined;
  isRound?: boolean | undefined;
}) {
  return <span className={css.skeleton} data-round={isRound} style={{ width, height }} aria-hidden="true" />;
}
