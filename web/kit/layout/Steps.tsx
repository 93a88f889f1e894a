import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import css from './Steps.module.css';

export interface StepsProps {
  label: string;
  /** `isDone`: nothing is missing or wrong in it. */
  steps: readonly { id: string; label: string; content: ReactNode; isDone?: boolean | undefined }[];
  current: string;
  onGo: (id: string) => void;
}

/** A form in steps: one is shown, and each is a press away; what stands in the others stays. */
export function Steps({ label, steps, current, onGo }: StepsProps) {
  const { t } = useTranslation('kit');
  const done = useId();
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    // The way on may stand a screen below the step that it shows.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div className={css.whole}>
      <ol ref={list} className={css.steps} aria-label={label}>
        {steps.map(({ id, label: name, isDone = false }, index) => (
          <li key={id}>
            <Button
              className={css.step ?? ''}
              onPress={() => onGo(id)}
              {...(id === current && { 'aria-current': 'step' })}
              {...(isDone && { 'aria-describedby': done })}
            >
              <span className={classes(css.number, isDone && css.done)}>
                <span>{index + 1}</span>
                {isDone && <Icon name="check" size={14} />}
              </span>
              <span className={css.name}>{name}</span>
            </Button>
          </li>
        ))}
      </ol>
      <span id={done} hidden>
        {t('step_done')}
      </span>
      {steps.map(({ id, content }) => (
        <div key={id} className={css.content} hidden={id !== current}>
          {content}
        </div>
      ))}
    </div>
  );
}
