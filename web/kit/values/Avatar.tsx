import { useState } from 'react';
import { classes } from '../classes.ts';
import css from './Values.module.css';

export interface AvatarProps {
  name: string;
  url?: string | null | undefined;
  /** Edge in pixels. */
  size?: 24 | 32 | 40 | 64 | undefined;
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A letter or digit with its accents, or a whole emoji, of however many code points. */
const IS_SIGN = /^[\p{L}\p{N}]|\p{Emoji_Presentation}|\p{Regional_Indicator}|\uFE0F/u;

/** First letters of the first and the last word of a name, its punctuation aside: `Ada (Countess) Lovelace!` → `AL`. An emoji is a letter. */
export function initialsOf(name: string): string {
  const words: string[][] = [[]];
  for (const { segment } of GRAPHEMES.segment(name))
    if (IS_SIGN.test(segment)) words.at(-1)?.push(segment);
    else words.push([]);
  const [first, ...others] = words.flatMap(([letter]) => letter ?? []);
  return `${first ?? ''}${others.at(-1) ?? ''}`.toUpperCase();
}

/** A person's picture, or their initials. It is decoration, because the name is beside it. */
export function Avatar({ name, url, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classes(css.avatar, css[`avatar${size}`])} aria-hidden="true">
      {url && url !== broken ? (
        <img src={url} alt="" width={size} height={size} onError={() => setBroken(url)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
