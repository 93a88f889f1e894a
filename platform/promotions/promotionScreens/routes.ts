import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { FLOW_LOOKS } from '../../../schema/promotions/experiences.ts';
import { LOOK_OF_THEME } from '../../../schema/promotions/promotionLook.ts';
import { FLOW_THEMES } from '../../../schema/promotions/promotionValues.ts';
import type { PlatformConfig } from '../../config.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { idParams, ifMatch } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { assetsShape, codeAssetsShape, portalAssets, rewardCodesAssets, rewardScreens } from './assets.ts';
import { testScreen } from './sendTest.ts';
import {
  savedScreensShape,
  screenParams,
  screensBody,
  screensQuery,
  screensShape,
  testBody,
  testShape,
} from './shape.ts';
import { readScreens, saveScreens } from './store.ts';

const tags = ['promotions'];
const view = { ability: 'viewPromotions' } as const;
const customize = 'editPromotionsCustomization';

const theme = z.object({ id: z.enum(FLOW_THEMES), name: z.string(), look: z.enum(FLOW_LOOKS) });

const themesShape = responseSchema('RedemptionFlowThemes', z.object({ items: z.array(theme) }));

/** Themes of the redemption flow by the names that people know them by (CUSTOM-47 … CUSTOM-50). */
const THEMES: readonly z.output<typeof theme>[] = [
  { id: 'alesia', name: 'Default', look: LOOK_OF_THEME.alesia },
  { id: 'default', name: 'Legacy', look: LOOK_OF_THEME.default },
];

/** Texts of the screens of promotions, tests of them, and what portals and codes show (CUSTOM-51 … CUSTOM-53). */
export const promotionScreenRoutes: FastifyPluginAsyncZod<{
  config: PlatformConfig;
  database: Database;
}> = async (app, { config, database }) => {
  app.get(
    '/api/promotions/:id/screens',
    {
      config: view,
      schema: {
        operationId: 'readPromotionScreens',
        summary: "Texts of a promotion's screens, with the advertiser's texts as fallback",
        tags,
        params: idParams,
        querystring: screensQuery,
        response: { 200: screensShape },
      },
    },
    ({ scope, params, query }) => readScreens(scope, params.id, query),
  );

  app.put(
    '/api/promotions/:id/screens',
    {
      config: { ability: customize, repeatedKeys: { partialLists: ['screens'] } },
      schema: {
        operationId: 'savePromotionScreens',
        summary:
          "Saves texts of a promotion's screens, for at most ten rewards; screens not listed keep theirs",
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: screensBody,
        response: { 200: savedScreensShape },
      },
    },
    ({ scope, params, headers, body }) =>
      saveScreens(scope, params.id, { version: headers['if-match'], screens: body.screens }),
  );

  app.post(
    '/api/promotions/:id/screens/:screen/test',
    {
      config: { ability: customize, peopleOnly: 'not_for_keys' },
      schema: {
        operationId: 'testPromotionScreen',
        summary: 'Sends a mail or an SMS of a promotion, as saved, to the caller',
        tags,
        params: screenParams,
        querystring: dryRunQuery,
        body: testBody,
        response: { 200: testShape },
      },
    },
    ({ scope, params, body }) =>
      testScreen(scope, params.id, { test: { screen: params.screen, ...body }, config, database }),
  );

  app.get(
    '/api/organizations/redemption_flow_themes',
    {
      config: view,
      schema: {
        operationId: 'listRedemptionFlowThemes',
        summary: 'Themes of the redemption flow, the default first',
        tags,
        response: { 200: themesShape },
      },
    },
    async () => ({ items: [...THEMES] }),
  );

  app.get(
    '/api/promotions/:id/portal_assets',
    {
      config: view,
      schema: {
        operationId: 'readPortalAssets',
        summary: "Look of a promotion's portal",
        tags,
        params: idParams,
        response: { 200: assetsShape },
      },
    },
    ({ scope, params }) => portalAssets(scope, params.id),
  );

  app.get(
    '/api/promotions/:id/reward_screens',
    {
      config: view,
      schema: {
        operationId: 'readRewardScreens',
        summary: "Screen texts of a promotion's rewards",
        tags,
        params: idParams,
        response: { 200: screensShape },
      },
    },
    ({ scope, params }) => rewardScreens(scope, params.id),
  );

  app.get(
    '/api/promotions/:id/reward_codes_assets',
    {
      config: view,
      schema: {
        operationId: 'readRewardCodesAssets',
        summary: "Contents of the messages that deliver a promotion's codes",
        tags,
        params: idParams,
        response: { 200: codeAssetsShape },
      },
    },
    ({ scope, params }) => rewardCodesAssets(scope, params.id),
  );
};
