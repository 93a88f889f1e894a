import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './Skeleton.module.css';

/** Lines of text to come. */
export function TextSkeleton({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <span className={css.lines}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all alike
        <Skeleton key={index} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** A panel to come. */
export function PanelSkeleton({ height = 160 }: { height?: number | undefined }) {
  return (
    <div className={css.panel} style={{ minHeight: height }} aria-hidden="true">
      <Skeleton width={160} height={16} />
      <TextSkeleton />
    </div>
  );
}

/** A form to come. */
export function FormSkeleton({ fields = 5 }: { fields?: number | undefined }) {
  return (
    <Waiting>
      <Skeleton width={220} height={28} />
      <div className={css.panel}>
        {Array.from({ length: fields }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are all alike
          <span key={index} className={css.lines}>
            <Skeleton width={100} height={12} />
            <Skeleton height={36} />
          </span>
        ))}
      </div>
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  const { t } = useTranslation('kit');
  return (
    <div className={css.screen} role="status" aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      {children}
    </div>
  );
}

/** Holds the place of words that are still to come: `children` are as long, and are neither seen nor read out until they are known. */
export function HeldPlace({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return <span {...(!isKnown && { style: { visibility: 'hidden' as const } })}>{children}</span>;
}

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
