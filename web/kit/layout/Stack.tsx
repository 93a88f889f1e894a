import type { CSSProperties, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import css from './Stack.module.css';

/** Steps of the token scale: `--space-1` to `--space-8`. */
type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  as?:
    | 'div'
    | 'span'
    | 'p'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'dd'
    | 'section'
    | 'article'
    | 'nav'
    | 'fieldset'
    | 'form'
    | 'address'
    | 'h2';
  gap?: Gap | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Words that may be longer than their column break anywhere. */
  breaks?: 'anywhere' | undefined;
}

export interface StackProps extends LayoutProps {
  justify?: 'center' | 'end' | 'between' | undefined;
  /** As wide as its content; among the values of a card, at the end of the line. */
  isInline?: boolean | undefined;
}

export interface RowProps extends StackProps {
  /** Between the lines of a row that wraps, if not as wide as `gap`. */
  lineGap?: Gap | undefined;
  /** Parts that lack room shrink, and do not wrap. */
  isOneLine?: boolean | undefined;
}

export interface GridProps extends LayoutProps {
  /** The narrowest column, in pixels. */
  column: number;
  lineGap?: Gap | undefined;
  /** Few parts fill the width. */
  isFilling?: boolean | undefined;
}

/** Parts one below the other, by default at the distance of a screen's parts. */
export function Stack({ gap = 5, ...props }: StackProps) {
  return flex(css.stack, { gap, ...props });
}

/** Parts beside each other, at half their height, on as many lines as they need. */
export function Row({ isOneLine, ...props }: RowProps) {
  return flex(classes(css.row, isOneLine && css.oneLine), props);
}

/** Parts in as many columns as the width allows. */
export function Grid({ column, isFilling, style, gap = 4, ...props }: GridProps) {
  const own = { '--column': `${column}px` } as CSSProperties;
  return flex(classes(css.grid, isFilling && css.filling), { gap, style: { ...style, ...own }, ...props });
}

function flex(
  shape: string | undefined,
  {
    as = 'div',
    gap = 2,
    lineGap = gap,
    align,
    justify,
    breaks,
    isInline,
    className,
    ...rest
  }: Omit<RowProps, 'isOneLine'>,
) {
  const Element = as as ElementType;
  return (
    <Element
      {...rest}
      className={classes(
        shape,
        isInline && css.inline,
        css[`gap_${gap}`],
        lineGap !== gap && css[`lines_${lineGap}`],
        align && css[`align_${align}`],
        justify && css[`justify_${justify}`],
        breaks && css.anywhere,
        className,
      )}
    />
  );
}

/** Parts side by side where the width allows, else one below the other: `halves`, `wide` (2:1), or `beside` (2:1, the second part beside all others). */
export function Columns({
  shape = 'halves',
  children,
}: {
  shape?: 'halves' | 'wide' | 'beside' | undefined;
  children: ReactNode;
}) {
  return <div className={classes(css.columns, css[shape])}>{children}</div>;
}
