import { useMemo } from 'react';
import { sampleView } from '../../../recipient/sampleView.ts';
import { screenDocument } from '../../../recipient/screenDocument.ts';
import type { RecipientView } from '../../../recipient/view.ts';
import {
  type CustomizationFacts,
  type CustomizationRow,
  shownPromotion,
  shownRewards,
  writtenTexts,
} from './customizationRow.ts';
import type { CustomizationValues } from './customizationRules.ts';
import type { CustomizationPlace } from './useCustomizationPlace.ts';

/** Rewards on a page of the preview (CUSTOM-36). */
export const REWARDS_ON_PAGE = 8;

interface PreviewOptions {
  facts: CustomizationFacts;
  row: CustomizationRow;
  values: CustomizationValues;
  place: CustomizationPlace;
}

/** A screen as it is shown. */
export interface ShownPreview {
  view: RecipientView;
  document: string;
  /** Rewards that the screen lists, where it lists them. */
  listedCount: number | null;
}

/** The screen as its recipient would see it with what the form says by now. */
export function usePreview({ facts, row, values, place }: PreviewOptions): ShownPreview {
  const rewards = useMemo(() => shownRewards(facts), [facts]);
  const { screen, locale, sku, page } = place;
  return useMemo(() => {
    const isList = screen === 'authentication' && (facts.flowSettings?.multipleRewards ?? false);
    const chosen = rewards.find((reward) => reward.sku === sku) ?? rewards[0];
    const first = (page - 1) * REWARDS_ON_PAGE;
    const view = sampleView({
      promotion: shownPromotion(facts, values),
      screen,
      locale,
      written: writtenTexts(row, values, { sku, screen, locale }),
      rewards: isList ? rewards.slice(first, first + REWARDS_ON_PAGE) : chosen ? [chosen] : [],
    });
    return { view, document: screenDocument(screen, view), listedCount: isList ? rewards.length : null };
  }, [facts, row, values, rewards, screen, locale, sku, page]);
}
