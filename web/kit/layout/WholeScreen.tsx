import { type ReactNode, use } from 'react';
import { InScreen } from './InScreen.ts';
import { Screen, type ScreenProps } from './Screen.tsx';

/** Replaces a part of a screen or a whole one. Alone it gets a screen's frame, with heading and back link. */
export function WholeScreen({
  children,
  ...frame
}: Pick<ScreenProps, 'title' | 'back'> & { children: ReactNode }) {
  return use(InScreen) ? children : <Screen {...frame}>{children}</Screen>;
}
