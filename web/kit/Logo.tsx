import css from './Logo.module.css';

/** The product's mark and name. */
export function Logo() {
  return (
    <span className={css.logo}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M21.5 12.2A7 7 0 1 0 22.8 17H16.4" />
      </svg>
      Guerdon
    </span>
  );
}
