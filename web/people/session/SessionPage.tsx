import { type ReactNode, useEffect } from 'react';
import { Logo } from '../../kit/Logo.tsx';
import css from './SessionPage.module.css';

interface Props {
  title: string;
  /** The surrounding shell already has the logo and the landmark. */
  isInShell?: boolean;
  children: ReactNode;
}

/** A page outside the application: one title, a sentence, and the actions. Needs no control library. */
export function SessionPage({ title, isInShell = false, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Guerdon`;
  }, [title]);
  const Page = isInShell ? 'div' : 'main';
  return (
    <Page className={isInShell ? css.inShell : css.page}>
      <div className={css.card}>
        {!isInShell && <Logo />}
        <h1 className={css.title}>{title}</h1>
        {children}
      </div>
    </Page>
  );
}

/** The actions, side by side. */
export function SessionActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
