import { listAddress, type Place } from './address.ts';
import css from './PageLinks.module.css';
import { wordsIn } from './words.ts';

/** Links to the previous and the next page. */
export function PageLinks({ place, pages }: { place: Place; pages: number }) {
  const { locale, filters, page } = place;
  const say = wordsIn(locale);
  if (pages <= 1) return null;
  return (
    <nav className={css.pages} aria-label={say('pages')}>
      {page > 1 ? (
        <a className={css.link} rel="prev" href={listAddress(locale, filters, page - 1)}>
          {say('previous')}
        </a>
      ) : (
        <span />
      )}
      <span className={css.where}>{say('page_of', { page, pages })}</span>
      {page < pages ? (
        <a className={css.link} rel="next" href={listAddress(locale, filters, page + 1)}>
          {say('next')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
