import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { promotionSettings } from '../../../schema/promotions/promotionValues.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { boolean, rowsOf } from '../../foundation/database/rows.ts';
import { idParams, ifMatch, maybeKeyed } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { environmentOf } from '../experiences/routes.ts';
import { COMPUTED_OF_PROMOTION, newPromotionBody, promotionBody } from './body.ts';
import { createPromotion } from './create.ts';
import { savedPromotion } from './effects.ts';
import { listPromotions, promotionQuery } from './list.ts';
import { offerRoutes } from './offers/offerRoutes.ts';
import { promotion, promotionPage } from './shape.ts';
import { readPromotion, updatePromotion } from './store.ts';

const tags = ['promotions'];
const view = { ability: 'viewPromotions' } as const;
const EXPANSIONS = [
  'stats',
  'experience',
  'restrictions',
  'notification_channels',
  'flow_settings',
  'medias',
  'landing_pages',
];
const expandQuery = z.strictObject({
  expand: z
    .string()
    .refine((text) => text.split(',').every((part) => EXPANSIONS.includes(part)), {
      error: 'unknown_expansion',
    })
    .optional()
    .meta({ description: 'Parts to answer; all of them are always answered' }),
});

/** The query string of the question whether a domain is free; `promotion_id` is the one that may have it already. */
const domainQuery = z.strictObject({
  label: promotionSettings.shape.uiId.unwrap(),
  promotion_id: z.string().regex(DIGITS).optional(),
});

/** The answer to that question. */
const domainShape = responseSchema('PortalDomain', z.object({ is_taken: z.boolean() }));

/** Tells if another promotion of any advertiser has the domain, and nothing else about that promotion. */
function checkDomain(
  scope: Scope,
  { label, promotion_id: own = '0' }: z.output<typeof domainQuery>,
): Promise<z.output<typeof domainShape>> {
  return scope.read(async (tx) => {
    const [row] = await rowsOf(
      tx,
      { taken: boolean },
      // An id that the caller may not see is ignored, so that the answer does not reveal which promotion has the domain.
      sql`select guerdon_domain_taken(${label}, coalesce((select p.id from promotions p
        where p.id = ${own} and ${isVisibleAdvertiser(scope, sql`p.advertiser_id`)}), 0)) as taken`,
    );
    return { is_taken: row?.taken === true };
  });
}

/** Promotions of advertisers: lists, one, its creation and its saves. */
export const promotionRoutes: FastifyPluginAsyncZod<{ config: PlatformConfig }> = async (app, parts) => {
  const environment = environmentOf(parts.config);
  await app.register(offerRoutes);

  app.get(
    '/api/promotions',
    {
      config: view,
      schema: {
        operationId: 'listPromotions',
        summary: 'Promotions of all advertisers that the caller may see',
        tags,
        querystring: promotionQuery,
        response: { 200: promotionPage },
      },
    },
    ({ scope, query }) => listPromotions(scope, query),
  );

  app.get(
    '/api/advertisers/:id/promotions',
    {
      config: view,
      schema: {
        operationId: 'listAdvertiserPromotions',
        summary: 'Promotions of an advertiser',
        tags,
        params: idParams,
        querystring: promotionQuery,
        response: { 200: promotionPage },
      },
    },
    ({ scope, params, query }) => listPromotions(scope, query, params.id),
  );

  app.post(
    '/api/advertisers/:id/promotions',
    {
      config: { ability: 'createPromotions' },
      schema: {
        operationId: 'createPromotion',
        summary: 'Creates a promotion for an advertiser, enabled',
        tags,
        params: idParams,
        headers: maybeKeyed,
        querystring: dryRunQuery,
        body: newPromotionBody,
        response: { 201: promotion.schema },
      },
    },
    async ({ scope, params, headers, body }, reply) =>
      reply
        .code(201)
        .send(
          await createPromotion(scope, params.id, { body, key: headers['idempotency-key'], environment }),
        ),
  );

  app.get(
    '/api/promotions/domain_taken',
    {
      config: { ability: ['createPromotions', 'editPromotions'] },
      schema: {
        operationId: 'checkPortalDomain',
        summary: "Whether a portal's domain is available",
        tags,
        querystring: domainQuery,
        response: { 200: domainShape },
      },
    },
    ({ scope, query }) => checkDomain(scope, query),
  );

  app.get(
    '/api/promotions/:id',
    {
      config: view,
      schema: {
        operationId: 'readPromotion',
        summary: 'One promotion with all its settings',
        tags,
        params: idParams,
        querystring: expandQuery,
        response: { 200: promotion.schema },
      },
    },
    ({ scope, params }) => readPromotion(scope, params.id),
  );

  app.put(
    '/api/promotions/:id',
    {
      config: {
        ability: ['editPromotions', 'editPromotionsCustomization'],
        repeatedKeys: { computed: COMPUTED_OF_PROMOTION },
      },
      schema: {
        operationId: 'updatePromotion',
        summary: "Saves a promotion; omitted fields keep their values, and GET's own answer changes nothing",
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: promotionBody,
        response: { 200: savedPromotion },
      },
    },
    ({ scope, params, headers, body }) =>
      updatePromotion(scope, params.id, { version: headers['if-match'], body, environment }),
  );
};
