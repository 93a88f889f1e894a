import { classes } from './classes.ts';
import css from './Icon.module.css';
import { ICONS, type IconName } from './icons.ts';

export interface IconProps {
  name: IconName;
  /** Edge in pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | 32 | undefined;
  /** Says what it means where no text does; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** One outline icon in the color of the text around it. */
export function Icon({ name, size = 16, label, className }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is an aria-label, or it is hidden
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={classes(css.icon, className)}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
