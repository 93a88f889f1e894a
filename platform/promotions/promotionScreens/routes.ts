import { z } from 'zod';
import { FLOW_LOOKS } from '../../../schema/promotions/experiences.ts';
import { LOOK_OF_THEME } from '../../../schema/promotions/promotionLook.ts';
import { FLOW_THEMES } from '../../../schema/promotions/promotionValues.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { command, endpoints, get, put } from '../../foundation/endpoints/endpoints.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { assetsShape, codeAssetsShape, portalAssets, rewardCodesAssets, rewardScreens } from './assets.ts';
import { testScreen } from './sendTest.ts';
import {
  savedScreensShape,
  screen,
  screensBody,
  screensQuery,
  screensShape,
  testBody,
  testShape,
} from './shape.ts';
import { readScreens, saveScreens } from './store.ts';

const theme = z.object({ id: z.enum(FLOW_THEMES), name: z.string(), look: z.enum(FLOW_LOOKS) });

const themesShape = responseSchema('RedemptionFlowThemes', z.object({ items: z.array(theme) }));

/** Themes of the redemption flow by the names that people know them by (CUSTOM-47 … CUSTOM-50). */
const THEMES: readonly z.output<typeof theme>[] = [
  { id: 'alesia', name: 'Default', look: LOOK_OF_THEME.alesia },
  { id: 'default', name: 'Legacy', look: LOOK_OF_THEME.default },
];

interface Tools {
  config: PlatformConfig;
  database: Database;
}

/** Texts of the screens of promotions, tests of them, and what portals and codes show (CUSTOM-51 … CUSTOM-53). */
export const promotionScreenEndpoints = ({ config, database }: Tools) =>
  endpoints(
    {
      tag: 'promotions',
      view: { ability: 'viewPromotions' },
      edit: { ability: 'editPromotionsCustomization' },
    },
    {
      readPromotionScreens: get('/api/promotions/:id/screens', {
        summary: "Texts of a promotion's screens, with the advertiser's texts as fallback",
        query: screensQuery,
        answer: screensShape,
        run: ({ scope, id, query }) => readScreens(scope, id, query),
      }),
      savePromotionScreens: put('/api/promotions/:id/screens', {
        summary:
          "Saves texts of a promotion's screens, for at most ten rewards; screens not listed keep theirs",
        partialLists: ['screens'],
        body: screensBody,
        answer: savedScreensShape,
        run: ({ scope, id, version, body }) => saveScreens(scope, id, { version, screens: body.screens }),
      }),
      testPromotionScreen: command('/api/promotions/:id/screens/:screen/test', {
        summary: 'Sends a mail or an SMS of a promotion, as saved, to the caller',
        access: { ability: 'editPromotionsCustomization', peopleOnly: 'not_for_keys' },
        params: { screen },
        body: testBody,
        answer: testShape,
        run: ({ scope, id, screen, body }) =>
          testScreen(scope, id, { test: { screen, ...body }, config, database }),
      }),
      listRedemptionFlowThemes: get('/api/organizations/redemption_flow_themes', {
        summary: 'Themes of the redemption flow, the default first',
        answer: themesShape,
        run: () => ({ items: [...THEMES] }),
      }),
      readPortalAssets: get('/api/promotions/:id/portal_assets', {
        summary: "Look of a promotion's portal",
        answer: assetsShape,
        run: ({ scope, id }) => portalAssets(scope, id),
      }),
      readRewardScreens: get('/api/promotions/:id/reward_screens', {
        summary: "Screen texts of a promotion's rewards",
        answer: screensShape,
        run: ({ scope, id }) => rewardScreens(scope, id),
      }),
      readRewardCodesAssets: get('/api/promotions/:id/reward_codes_assets', {
        summary: "Contents of the messages that deliver a promotion's codes",
        answer: codeAssetsShape,
        run: ({ scope, id }) => rewardCodesAssets(scope, id),
      }),
    },
  );
