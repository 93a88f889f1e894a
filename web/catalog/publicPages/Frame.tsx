import type { MouseEvent, ReactNode } from 'react';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { listAddress, type Place, translatedAddress } from './address.ts';
import css from './Frame.module.css';
import { wordsIn } from './words.ts';

const LANGUAGES = { en: 'English', fr: 'Français' } as const;

/** The frame of every page of the catalog: the logo, the languages, the main part. */
export function Frame({
  place,
  onClick,
  children,
}: {
  place: Place;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}) {
  const { locale } = place;
  const say = wordsIn(locale);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it listens to links, which a keyboard presses by a click.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div className={css.frame} onClick={onClick}>
      <a className={css.skip} href="#rewards">
        {say('skip')}
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <a className={css.home} href={listAddress(locale)} aria-label={say('home')}>
            <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
              <rect width="32" height="32" rx="8" />
              <path d="M21.5 12.2A7 7 0 1 0 22.8 17H16.4" />
            </svg>
            Guerdon
          </a>
          <nav className={css.languages} aria-label={say('language')}>
            {UI_LOCALES.map((other) => (
              <a
                key={other}
                href={translatedAddress(place, other)}
                hrefLang={other}
                lang={other}
                aria-current={other === locale ? 'true' : undefined}
              >
                {LANGUAGES[other]}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <main id="rewards" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer}>Guerdon</footer>
    </div>
  );
}
