import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { CustomizationFacts } from './customizationRow.ts';

/** The name of a screen; it differs if recipients choose among rewards, and not only identify themselves (CUSTOM-18). */
export function useScreenName({ flowSettings }: Pick<CustomizationFacts, 'flowSettings'>) {
  const { t } = useTranslation('customization');
  const hasChoice = flowSettings?.multipleRewards ?? false;
  return useCallback(
    (screen: ScreenName): string =>
      t(`screen.${screen === 'authentication' && hasChoice ? 'reward_selection' : screen}`),
    [t, hasChoice],
  );
}
