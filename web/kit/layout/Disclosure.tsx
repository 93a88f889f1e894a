import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import css from './Disclosure.module.css';

export interface DisclosureProps {
  title: string;
  children: ReactNode;
  /** Urgent content, which the heading states. The part is then open at first, unless `startsFolded`; else it is closed. */
  urgent?: string | undefined;
  /** True if the person looks for something else: even urgent content is closed at first. */
  startsFolded?: boolean | undefined;
  /** True in a wide window: the content has no heading and is always open. */
  isUnfolded?: boolean | undefined;
}

/** Heading that opens and closes the content below it. Content that was opened once keeps its state, while closed and when the width changes. */
export function Disclosure({
  title,
  children,
  urgent,
  startsFolded = false,
  isUnfolded = false,
}: DisclosureProps) {
  const id = useId();
  // Visible content stays visible when the window becomes narrower.
  const [isOpen, setOpen] = useState((urgent !== undefined && !startsFolded) || isUnfolded);
  const [wasSeen, setSeen] = useState(isOpen);
  const isShown = isOpen || isUnfolded;
  if (isShown && !wasSeen) setSeen(true);
  return (
    <div>
      {!isUnfolded && (
        <h2 className={css.heading}>
          <Button
            className={css.button ?? ''}
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            <span className={css.title}>{urgent ? `${title} · ${urgent}` : title}</span>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
          </Button>
        </h2>
      )}
      <div id={id} className={classes(css.content, !isUnfolded && css.folded)} hidden={!isShown}>
        {wasSeen && children}
      </div>
    </div>
  );
}
