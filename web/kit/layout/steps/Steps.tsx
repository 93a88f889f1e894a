import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { classes } from '../../classes.ts';
import { Icon } from '../../Icon.tsx';
import css from './Steps.module.css';
import type { StepsWay } from './useSteps.ts';

/** `done`: nothing is missing or wrong in it; `wrong`: something is, and the person was there. */
export type StepState = 'open' | 'done' | 'wrong';

export interface StepsProps<Id extends string> {
  label: string;
  steps: readonly { id: Id; label: string; content: ReactNode; state: StepState }[];
  way: StepsWay<Id>;
}

/** A form in steps. One step is visible, and the others keep their input. */
export function Steps<Id extends string>({ label, steps, way }: StepsProps<Id>) {
  const { t } = useTranslation('kit');
  const { current, go, isClosed } = way;
  const note = useId();
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(current);
  useEffect(() => {
    if (lastStep.current === current) return;
    lastStep.current = current;
    if (way.takesFocus()) heading.current?.focus({ preventScroll: true });
    // The way on may stand a screen below the step that it shows.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, [current, way]);
  return (
    <div className={css.whole}>
      <ol ref={list} className={css.steps} aria-label={label}>
        {steps.map(({ id, label: name, state }, index) => (
          <li key={id}>
            <Button
              className={css.step ?? ''}
              onPress={() => go(id)}
              isDisabled={isClosed(id)}
              {...(id === current && { 'aria-current': 'step' })}
              {...(state !== 'open' && { 'aria-describedby': `${note}-${state}` })}
            >
              <span className={classes(css.number, state !== 'open' && css.marked, css[state])}>
                <span>{index + 1}</span>
                {state === 'done' && <Icon name="check" size={14} />}
                {state === 'wrong' && <Icon name="alert-triangle" size={14} />}
              </span>
              <span className={css.name}>{name}</span>
            </Button>
          </li>
        ))}
      </ol>
      {(['done', 'wrong'] as const).map((state) => (
        <span key={state} id={`${note}-${state}`} hidden>
          {t(`step_${state}`)}
        </span>
      ))}
      {steps.map(({ id, label: name, content }) => (
        <div key={id} className={css.content} hidden={id !== current}>
          <h2 ref={id === current ? heading : undefined} tabIndex={-1} className={css.heading}>
            {name}
          </h2>
          {content}
        </div>
      ))}
    </div>
  );
}
