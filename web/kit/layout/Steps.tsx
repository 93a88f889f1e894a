import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import css from './Steps.module.css';

export interface StepsProps {
  label: string;
  steps: readonly { id: string; label: string; content: ReactNode }[];
  current: string;
  onGo: (id: string) => void;
}

/** A form in steps: one is shown, and each is a press away; what stands in the others stays. */
export function Steps({ label, steps, current, onGo }: StepsProps) {
  return (
    <div className={css.whole}>
      <ol className={css.steps} aria-label={label}>
        {steps.map(({ id, label: name }, index) => (
          <li key={id}>
            <Button
              className={css.step ?? ''}
              onPress={() => onGo(id)}
              {...(id === current && { 'aria-current': 'step' })}
            >
              <span className={css.number}>{index + 1}</span>
              {name}
            </Button>
          </li>
        ))}
      </ol>
      {steps.map(({ id, content }) => (
        <div key={id} className={css.content} hidden={id !== current}>
          {content}
        </div>
      ))}
    </div>
  );
}
