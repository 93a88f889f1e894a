import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon.tsx';
import css from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';

export interface LinkButtonProps extends ButtonLook {
  /** A hash link (`#/advertiser/7`) or an address. */
  href: string;
  newTab?: boolean | undefined;
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function LinkButton({ href, newTab, icon, children, variant, size }: LinkButtonProps) {
  return (
    <Link
      href={href}
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
