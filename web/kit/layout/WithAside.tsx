import type { ReactNode } from 'react';
import { useMediaQuery } from '../../browser/useMediaQuery.ts';
import { Disclosure } from './Disclosure.tsx';
import css from './WithAside.module.css';

/** Minimum window width for a column beside the content. The style sheet uses the same width. */
const WIDE = '(min-width: 1280px)';

export interface WithAsideProps {
  /** Main content. */
  children: ReactNode;
  /** Context of the content, which does not change with it. */
  aside: ReactNode;
  /** Names the column; on a narrow screen the heading under which it is folded. */
  asideTitle: string;
  /** Urgent content of the column. Folded, its heading states it; it is open at first, unless `startsFolded`. */
  urgent?: string | undefined;
  /** The content is looked for, by an address that names a part of it. */
  startsFolded?: boolean | undefined;
}

/** Content that takes the width, with a column beside it; on a narrow screen the column folds under one heading above the content. */
export function WithAside({ children, aside, asideTitle, urgent, startsFolded }: WithAsideProps) {
  const isWide = useMediaQuery(WIDE);
  const content = (
    <div key="content" className={css.content}>
      {children}
    </div>
  );
  // The key makes the column the same element in both places, so that its input stays.
  const column = (
    <aside key="aside" className={css.aside} aria-label={asideTitle}>
      <Disclosure title={asideTitle} urgent={urgent} startsFolded={startsFolded} isUnfolded={isWide}>
        {aside}
      </Disclosure>
    </aside>
  );
  return <div className={css.columns}>{isWide ? [content, column] : [column, content]}</div>;
}
