import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  REWARD_SOURCES,
  type RewardSource,
} from '../../../../schema/fulfillment/redemptions/redemptionFacts.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { nullable, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import type { sourceListShape } from './shape.ts';

type Source = z.output<typeof sourceListShape>['items'][number];

/** Sources of rewards: the three kinds and, for operator staff, each budget held with a provider. */
export function listSources(scope: Scope): Promise<z.output<typeof sourceListShape>> {
  const kinds = Object.entries(REWARD_SOURCES).map(
    ([name, id]): Source => ({
      id,
      name: name as RewardSource,
      provider: null,
      provider_id: null,
      currency: null,
    }),
  );
  return scope.read(async (tx) => ({
    items: [
      ...kinds,
      ...(await rowsOf(
        tx,
        {
          id: text,
          name: oneOf(['provider', 'budget', 'issued', 'stock']),
          provider: nullable(text),
          provider_id: nullable(text),
          currency: nullable(text),
        },
        sql`select b.id::text as id, 'budget' as name, v.name as provider, v.id::text as provider_id, b.currency
          from reward_sources b join providers v on v.id = b.provider_id order by v.name, b.currency, b.id`,
      )),
    ],
  }));
}
