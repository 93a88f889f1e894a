import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import type { Environment } from '../../../schema/promotions/experiences.ts';
import { promotionSettings } from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import { boolean, rowsOf } from '../../foundation/database/rows.ts';
import { endpoints, get, post, put } from '../../foundation/endpoints/endpoints.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { COMPUTED_OF_PROMOTION, newPromotionBody, promotionBody } from './body.ts';
import { createPromotion } from './create.ts';
import { savedPromotion } from './effects.ts';
import { listPromotions, promotionQuery } from './list.ts';
import { promotion, promotionPage } from './shape.ts';
import { readPromotion, updatePromotion } from './store.ts';

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
export const promotionEndpoints = ({ environment }: { environment: Environment }) =>
  endpoints(
    {
      tag: 'promotions',
      view: { ability: 'viewPromotions' },
      edit: { ability: ['editPromotions', 'editPromotionsCustomization'] },
    },
    {
      listPromotions: get('/api/promotions', {
        summary: 'Promotions of all advertisers that the caller may see',
        query: promotionQuery,
        answer: promotionPage,
        run: ({ scope, query }) => listPromotions(scope, query),
      }),
      listAdvertiserPromotions: get('/api/advertisers/:id/promotions', {
        summary: 'Promotions of an advertiser',
        query: promotionQuery,
        answer: promotionPage,
        run: ({ scope, id, query }) => listPromotions(scope, query, id),
      }),
      createPromotion: post('/api/advertisers/:id/promotions', {
        summary: 'Creates a promotion for an advertiser, enabled',
        access: { ability: 'createPromotions' },
        key: 'optional',
        body: newPromotionBody,
        answer: promotion.schema,
        run: ({ scope, id, key, body }) => createPromotion(scope, id, { body, key, environment }),
      }),
      checkPortalDomain: get('/api/promotions/domain_taken', {
        summary: "Whether a portal's domain is available",
        access: { ability: ['createPromotions', 'editPromotions'] },
        query: domainQuery,
        answer: domainShape,
        run: ({ scope, query }) => checkDomain(scope, query),
      }),
      readPromotion: get('/api/promotions/:id', {
        summary: 'One promotion with all its settings',
        query: expandQuery,
        answer: promotion.schema,
        run: ({ scope, id }) => readPromotion(scope, id),
      }),
      updatePromotion: put('/api/promotions/:id', {
        summary: "Saves a promotion; omitted fields keep their values, and GET's own answer changes nothing",
        computed: COMPUTED_OF_PROMOTION,
        body: promotionBody,
        answer: savedPromotion,
        run: ({ scope, id, version, body }) => updatePromotion(scope, id, { version, body, environment }),
      }),
    },
  );
