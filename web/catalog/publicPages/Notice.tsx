import css from './Notice.module.css';

/** Says that there is nothing to show, and what to do. */
export function Notice({
  title,
  text,
  link,
  isPage = false,
}: {
  title: string;
  text: string;
  link: { href: string; text: string };
  /** True if the notice is the only content of the page. */
  isPage?: boolean;
}) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={css.notice}>
      <svg className={css.picture} viewBox="0 0 48 48" aria-hidden="true">
        <rect x="7" y="19" width="34" height="22" rx="4" />
        <path d="M7 27h34M24 19v22M24 19c-5 0-11-2-11-6s7-5 11 6c4-11 11-10 11-6s-6 6-11 6Z" />
      </svg>
      <Title className={css.title}>{title}</Title>
      <p className={css.text}>{text}</p>
      <a className={css.link} href={link.href}>
        {link.text}
      </a>
    </div>
  );
}
