import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import css from './Disclosure.module.css';

export interface DisclosureProps {
  title: string;
  children: ReactNode;
  /** What in it is urgent: the heading says it, and it is open at first, unless `startsFolded`; else it is closed. */
  urgent?: string | undefined;
  /** Something else is looked for: even what is urgent is closed at first. */
  startsFolded?: boolean | undefined;
  /** Where there is room, without a heading and always open. */
  isUnfolded?: boolean | undefined;
}

/** One heading that opens and closes what stands below it. What was seen once keeps its state, while closed and where the room changes. */
export function Disclosure({
  title,
  children,
  urgent,
  startsFolded = false,
  isUnfolded = false,
}: DisclosureProps) {
  const id = useId();
  // What is on the screen stays on it when the room becomes less.
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
