import { Component, type ReactNode } from 'react';
import { Broken } from '../boot/Broken.tsx';

interface Props {
  children: ReactNode;
  /** Replaces the failed part; by default a page that offers to reload the application. */
  fallback?: ReactNode;
  /** True inside the shell's layout. */
  isInShell?: boolean;
}

/** Catches what breaks while rendering, and keeps the rest alive. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { fallback, isInShell = false } = this.props;
    return fallback === undefined ? <Broken isInShell={isInShell} /> : fallback;
  }
}
