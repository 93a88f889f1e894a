// Readings of the same record by the names that the specification gives them (CUSTOM-53).
import { z } from 'zod';
import { FLOW_THEMES, FOOTER_LINKS } from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { readPromotion } from '../promotions/store.ts';
import { type ScreensJson, screensShape } from './shape.ts';
import { readScreens } from './store.ts';

const picture = z.object({ id: z.string(), url: z.string() }).nullable();
const look = {
  redemption_flow_theme: z.enum(FLOW_THEMES).nullable(),
  footer_links: z.array(z.enum(FOOTER_LINKS)),
  colors: z.record(z.string(), z.string()),
  medias: z.object({ logo: picture, background: picture }),
};

/** How a promotion's portal looks. */
export const assetsShape = responseSchema(
  'PortalAssets',
  z.object({ promotion_id: z.string(), version: z.int(), ...look }),
);

/** The look and the texts of messages that deliver codes. */
export const codeAssetsShape = responseSchema(
  'RewardCodesAssets',
  z.object({ promotion_id: z.string(), version: z.int(), ...look, screens: screensShape.shape.screens }),
);

export async function portalAssets(scope: Scope, id: string): Promise<z.output<typeof assetsShape>> {
  const { version, flow_settings: flow, colors, medias } = await readPromotion(scope, id);
  return {
    promotion_id: id,
    version,
    colors,
    medias,
    redemption_flow_theme: flow?.redemption_flow_theme ?? null,
    footer_links: flow?.footer_links ?? [],
  };
}

/** The texts that rewards have of their own. */
export async function rewardScreens(scope: Scope, id: string): Promise<ScreensJson> {
  const { screens, ...of } = await readScreens(scope, id);
  return { ...of, screens: screens.filter(({ level }) => level === 'reward') };
}

export async function rewardCodesAssets(scope: Scope, id: string): Promise<z.output<typeof codeAssetsShape>> {
  const [assets, { screens }] = await Promise.all([portalAssets(scope, id), readScreens(scope, id)]);
  return {
    ...assets,
    screens: screens.filter(({ screen }) => screen === 'email_delivery' || screen === 'sms_delivery'),
  };
}
