import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Environment } from '../../../schema/promotions/experiences.ts';
import type { PlatformConfig } from '../../config.ts';
import { idParams } from '../../foundation/http/requests.ts';
import { experience, experienceList } from './shape.ts';
import { experienceQuery, listExperiences, readExperience } from './store.ts';

const config = { ability: ['createPromotions', 'viewPromotions'] } as const;
const tags = ['experiences'];

/** Everything but production is for trying. */
export const environmentOf = ({ environment }: PlatformConfig): Environment =>
  environment === 'production' ? 'production' : 'sandbox';

/** Experiences: what promotions are built from (WIZEXP-11). */
export const experienceRoutes: FastifyPluginAsyncZod<{ config: PlatformConfig }> = async (app, parts) => {
  app.get(
    '/api/experiences',
    {
      config,
      schema: {
        operationId: 'listExperiences',
        summary: 'Experiences available for promotions in this environment',
        tags,
        querystring: experienceQuery,
        response: { 200: experienceList },
      },
    },
    ({ scope, query }) => listExperiences(scope, environmentOf(parts.config), query),
  );

  app.get(
    '/api/experiences/:id',
    {
      config,
      schema: {
        operationId: 'readExperience',
        summary: 'One experience with its redemption flow',
        tags,
        params: idParams,
        querystring: z.strictObject({ expand: z.enum(['redemption_flow']).optional() }),
        response: { 200: experience.schema },
      },
    },
    ({ scope, params }) => readExperience(scope, params.id),
  );
};
