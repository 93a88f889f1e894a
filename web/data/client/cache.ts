import type { InMemoryCache } from '@apollo/client';
import { possibleTypes } from '../../../operations/possibleTypes.generated.ts';
import { PartsCache } from '../failures/failedParts.ts';

/** The normalised cache: what is not identified by `id` is named here, and what has no identity is merged into its owner. */
export function makeCache(): InMemoryCache {
  return new PartsCache({
    possibleTypes,
    typePolicies: {
      Reward: { keyFields: ['sku'] },
      Country: { keyFields: ['code'] },
      Money: { keyFields: false },
      PageInfo: { keyFields: false },
      Viewer: { merge: true },
      Build: { keyFields: [], merge: true },
      // A line as of an earlier time is not the current line, so it gets no key.
      BudgetLine: { keyFields: ({ id, asOf }) => (id && !asOf ? ['id'] : false) },
      Advertiser: { fields: { last7Days: { merge: true }, budgetAlerts: { merge: true } } },
      Allocation: { fields: { waitingRequests: { merge: false } } },
      // Its fields belong to the request, because one allocation has several requests.
      RequestedAllocation: { keyFields: false },
      Publication: { keyFields: ['productId', 'sellerId'] },
      MediaSet: { fields: { items: { merge: false } } },
      Promotion: {
        fields: {
          redemptions: { merge: true },
          flowSettings: { merge: true },
          restrictions: { merge: true },
          landingPages: { merge: true },
          medias: { merge: true },
          colors: { merge: false },
          missing: { merge: false },
          screens: { merge: false },
        },
      },
      Redemption: {
        fields: { reward: { merge: true }, money: { merge: false }, codeInformation: { merge: false } },
      },
      // A link shows a code: without an identity it is in no cache once the mutation is answered.
      RedemptionLink: { keyFields: false },
      // Every redemption has its making under the id 0.
      RedemptionHistoryEntry: { keyFields: ['redemptionId', 'id'], fields: { changes: { merge: false } } },
      RedemptionHistoryAuthor: { keyFields: false },
      Experience: { fields: { options: { merge: true } } },
      ExperienceOptions: { fields: { modules: { merge: true } } },
      PromotionReward: { keyFields: ['offerId'] },
      PromotionDraft: { keyFields: ['advertiserId'], fields: { settings: { merge: true } } },
      PromotionDraftReward: { keyFields: false },
      // A state is that of the request's advertiser and experience.
      RewardState: { keyFields: false },
      Dispatch: {
        fields: { progress: { merge: true }, reminderDays: { merge: false }, batches: { merge: false } },
      },
      DispatchProgress: { keyFields: false },
      BatchLine: { keyFields: ['redemptionId'] },
      // Names of a line go before those of its recipient: one and the same recipient reads otherwise elsewhere.
      BatchRecipient: { keyFields: false },
      BulkAction: { fields: { progress: { merge: false }, outcomes: { merge: false } } },
      BulkProgress: { keyFields: false },
      RedemptionExport: { fields: { additionalFields: { merge: false } } },
      Member: { fields: { advertisers: { merge: false }, identities: { merge: false } } },
      ServiceAccount: { fields: { secrets: { merge: false } } },
    },
  });
}
