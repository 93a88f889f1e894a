import type { Resolvers } from '../../context/resolvers.generated.ts';
import { cardOfRedemption } from '../../foundation/search/redemptionCard.ts';

/** Details of one redemption: its history, comments, codes, voucher, money and card. */
export const redemptionDetailResolvers: Resolvers = {
  Redemption: {
    card: ({ id, can_consult: isTold }) => (isTold ? cardOfRedemption(id) : null),
  },
  RedemptionHistoryEntry: {
    changes: ({ changes }) => Object.entries(changes).map(([field, change]) => ({ field, ...change })),
    redemptionId: ({ object }) => object.id,
  },
  CodeFacts: { lastCharacters: ({ last4 }) => last4 },
  RedemptionMoneyEntry: { postingId: ({ id }) => id },
  User: { advertiserId: ({ client_id: id }) => id },
  Voucher: { url: ({ id, ticket }) => `/files/voucher/${id}?ticket=${ticket}` },
};
