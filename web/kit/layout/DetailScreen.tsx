import { type Fact, Facts } from './Facts.tsx';
import { Panel } from './Panel.tsx';
import { Screen, type ScreenProps } from './Screen.tsx';

export interface DetailScreenProps extends Omit<ScreenProps, 'width'> {
  /** What matters most about the thing, at the top. */
  facts?: readonly Fact[] | undefined;
}

/** Genre piece of one thing: way back, title with status, actions, its main facts, then its parts. */
export function DetailScreen({ facts, children, ...screen }: DetailScreenProps) {
  return (
    <Screen {...screen}>
      {facts && facts.length > 0 && (
        <Panel>
          <Facts facts={facts} />
        </Panel>
      )}
      {children}
    </Screen>
  );
}
