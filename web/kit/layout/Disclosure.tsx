import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../Icon.tsx';
import css from './Disclosure.module.css';

export interface DisclosureProps {
  title: string;
  children: ReactNode;
}

/** One heading that opens and closes what stands below it; closed at first. What was opened once keeps its state while closed. */
export function Disclosure({ title, children }: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div>
      <h2 className={css.heading}>
        <Button
          className={css.button ?? ''}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => {
            setOpen(!isOpen);
            setOpened(true);
          }}
        >
          <span className={css.title}>{title}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </Button>
      </h2>
      <div id={id} className={css.content} hidden={!isOpen}>
        {wasOpened && children}
      </div>
    </div>
  );
}
