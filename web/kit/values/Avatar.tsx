import { useState } from 'react';
import { classes } from '../classes.ts';
import { initialsOf } from './initialsOf.ts';
import css from './Values.module.css';

export interface AvatarProps {
  name: string;
  url?: string | null | undefined;
  /** Edge in pixels. */
  size?: 24 | 32 | 40 | 64 | undefined;
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
