import { useMemo } from 'react';
import { sampleView } from '../../../../recipient/samples/sampleView.ts';
import type { RecipientView } from '../../../../recipient/view.ts';
import {
  type CustomizationFacts,
  type CustomizationRow,
  shownPromotion,
  shownRewards,
  writtenTexts,
} from '../customizationRow.ts';
import type { CustomizationValues } from '../customizationRules.ts';
import type { CustomizationPlace } from '../useCustomizationPlace.ts';

/** Rewards per page of the preview (CUSTOM-36). */
export const REWARDS_ON_PAGE = 8;

/** The data of a preview. */
export interface PreviewSubject {
  facts: CustomizationFacts;
  row: CustomizationRow;
  place: CustomizationPlace;
}

/** True if the screen lists the rewards of the promotion. */
export const isListOfRewards = ({ flowSettings }: CustomizationFacts, { screen }: CustomizationPlace) =>
  screen === 'authentication' && (flowSettings?.multipleRewards ?? false);

/** The screen as its recipient would see it, with these values. */
export function usePreview(
  { facts, row, place }: PreviewSubject,
  values: CustomizationValues,
): RecipientView {
  const { screen, locale, sku, page } = place;
  const rewards = useMemo(() => shownRewards(facts, locale), [facts, locale]);
  return useMemo(() => {
    const selectedReward = rewards.find((reward) => reward.sku === sku) ?? rewards[0];
    const first = (page - 1) * REWARDS_ON_PAGE;
    const ofPage = rewards.slice(first, first + REWARDS_ON_PAGE);
    return sampleView({
      promotion: shownPromotion(facts, values),
      screen,
      locale,
      written: writtenTexts(row, values, { sku, screen, locale }),
      rewards: isListOfRewards(facts, place) ? ofPage : selectedReward ? [selectedReward] : [],
    });
  }, [facts, row, values, rewards, place, screen, locale, sku, page]);
}
