import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../../../schema/recipientScreens.ts';
import type { CustomizationFacts } from './customizationRow.ts';

/** What a screen is called; who chooses among rewards is not only asked who they are (CUSTOM-18). */
export function useScreenName({ flowSettings }: Pick<CustomizationFacts, 'flowSettings'>) {
  const { t } = useTranslation('customization');
  const hasChoice = flowSettings?.multipleRewards ?? false;
  return useCallback(
    (screen: ScreenName): string =>
      t(`screen.${screen === 'authentication' && hasChoice ? 'reward_selection' : screen}`),
    [t, hasChoice],
  );
}
