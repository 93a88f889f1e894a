import type { Resolvers } from '../../context/resolvers.generated.ts';
import { cardOfRedemption } from '../../foundation/search/redemptionCard.ts';

/** Details of one redemption: its history, comments, codes, voucher, money and card. */
export const redemptionDetailResolvers: Resolvers = {
  Redemption: {
    history: ({ id }, { page }, { sources }) => sources.redemptionDetails.history(id, page),
    codeInformation: ({ id }, _args, { sources }) => sources.redemptionDetails.codeInformation(id),
    money: ({ id }, _args, { sources }) => sources.redemptionDetails.money(id),
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
  Query: { user: (_root, { id }, { sources }) => sources.redemptionDetails.user(id) },
  Mutation: {
    addRedemptionComment: (_root, { input }, { sources }) => sources.redemptionDetails.comment(input),
    revealRedemptionCodes: (_root, { input }, { sources }) => sources.redemptionDetails.reveal(input),
    createVoucher: (_root, { input }, { sources }) => sources.redemptionDetails.createVoucher(input),
  },
};
