import type { ElementType, HTMLAttributes, Ref } from 'react';
import { classes } from '../classes.ts';
import css from './Text.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  as?: 'span' | 'p' | 'div' | 'h2' | 'h3' | 'li' | 'dt' | 'dd' | 'legend' | 'strong' | 'code' | undefined;
  tone?: 'muted' | 'danger' | 'warning' | undefined;
  /** As a note, or as the title of a panel. */
  size?: 'small' | 'panel' | undefined;
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Where a line may break: `anywhere` for words that may be longer than their column. */
  breaks?: 'anywhere' | 'never' | undefined;
}

/** Words in another tone, size or weight than those around them. */
export function Text({ as = 'span', tone, size, weight, breaks, className, ...rest }: TextProps) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classes(
        tone && css[tone],
        size && css[size],
        weight && css[weight],
        breaks && css[breaks],
        className,
      )}
    />
  );
}

/** A message of the service, one paragraph for each of its lines: a sentence, then its details. */
export function MessageLines({ text }: { text: string }) {
  return text.split('\n').map((line) => <p key={line}>{line}</p>);
}
