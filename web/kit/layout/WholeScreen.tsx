import { type ReactNode, use } from 'react';
import { InScreen } from './InScreen.ts';
import { Screen, type ScreenProps } from './Screen.tsx';

/** What stands for a part of a screen or for a whole one: alone it gets a screen's frame, with its heading and the way back. */
export function WholeScreen({
  children,
  ...frame
}: Pick<ScreenProps, 'title' | 'back'> & { children: ReactNode }) {
  return use(InScreen) ? children : <Screen {...frame}>{children}</Screen>;
}
