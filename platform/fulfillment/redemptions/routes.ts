import { z } from 'zod';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { listRedemptions, readRedemption, redemptionQuery } from './list.ts';
import { redemption, redemptionPage } from './shape.ts';

const EXPANSIONS = ['state_details', 'address', 'user'];
const expandQuery = z.strictObject({
  expand: z
    .string()
    .refine((text) => text.split(',').every((part) => EXPANSIONS.includes(part)), {
      error: 'unknown_expansion',
    })
    .optional()
    .meta({ description: 'Accepted, but all fields are always answered' }),
});

/** Routes of the redemption report and of one redemption. */
export const redemptionEndpoints = ({ box }: { box: CodeBox }) =>
  endpoints(
    { tag: 'redemptions', view: { ability: 'viewRedemptions' } },
    {
      listRedemptions: get('/api/redemptions', {
        summary: 'Redemptions of all advertisers that the caller may see',
        query: redemptionQuery,
        answer: redemptionPage,
        run: ({ scope, query }) => listRedemptions(scope, query, { box }),
      }),
      readRedemption: get('/api/redemptions/:id', {
        summary: 'One redemption with its allowed actions',
        query: expandQuery,
        answer: redemption.schema,
        run: ({ scope, id }) => readRedemption(scope, id),
      }),
    },
  );
