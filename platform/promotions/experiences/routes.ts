import { z } from 'zod';
import type { Environment } from '../../../schema/promotions/experiences.ts';
import type { PlatformConfig } from '../../config.ts';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { experience, experienceList } from './shape.ts';
import { experienceQuery, listExperiences, readExperience } from './store.ts';

/** Everything but production is for trying. */
export const environmentOf = ({ environment }: PlatformConfig): Environment =>
  environment === 'production' ? 'production' : 'sandbox';

/** Experiences: what promotions are built from (WIZEXP-11). */
export const experienceEndpoints = ({ environment }: { environment: Environment }) =>
  endpoints(
    { tag: 'experiences', view: { ability: ['createPromotions', 'viewPromotions'] } },
    {
      listExperiences: get('/api/experiences', {
        summary: 'Experiences available for promotions in this environment',
        query: experienceQuery,
        answer: experienceList,
        run: ({ scope, query }) => listExperiences(scope, environment, query),
      }),
      readExperience: get('/api/experiences/:id', {
        summary: 'One experience with its redemption flow',
        query: z.strictObject({ expand: z.enum(['redemption_flow']).optional() }),
        answer: experience.schema,
        run: ({ scope, id }) => readExperience(scope, id),
      }),
    },
  );
