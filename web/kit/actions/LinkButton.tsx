import type { MouseEvent } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon.tsx';
import css from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';

export interface LinkButtonProps extends ButtonLook {
  /** A hash link (`#/advertiser/7`) or an address. */
  href: string;
  newTab?: boolean | undefined;
  /** Goes there by itself on a plain press; false leaves it to the link, as a press with another key or button is. */
  onPress?: (() => boolean) | undefined;
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({ href, newTab, onPress, icon, children, variant, size }: LinkButtonProps) {
  return (
    <Link
      href={href}
      {...(onPress && { onClick: (event: MouseEvent) => goBy(onPress, event) })}
      className={buttonClass({ variant, size })}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span className={css.content}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
      </span>
    </Link>
  );
}

function goBy(onPress: () => boolean, event: MouseEvent): void {
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (isPlain && onPress()) event.preventDefault();
}
