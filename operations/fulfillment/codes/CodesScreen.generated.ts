/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchPromotionFragment, QuantityRewardsFragment } from '../dispatches/QuantityDispatch.generated.ts';
import type { SendRecipientsFragment } from '../desk/SendRecipients.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { QuantityRewardFragmentDoc, QuantityRewardsFragmentDoc, DispatchPromotionFragmentDoc } from '../dispatches/QuantityDispatch.generated.ts';
import { RecipientRewardFragmentDoc, SendRecipientsFragmentDoc } from '../desk/SendRecipients.generated.ts';
export type CodesScreenQueryVariables = Exact<{
  id: string;
}>;


export type CodesScreenQuery = { promotion: (
    { __typename: 'Promotion', id: string, advertiserId: string }
    & { ' $fragmentRefs'?: { 'DispatchPromotionFragment': DispatchPromotionFragment;'QuantityRewardsFragment': QuantityRewardsFragment;'SendRecipientsFragment': SendRecipientsFragment } }
  ) | null };


export const CodesScreenDocument = /*#__PURE__*/ gql`
    query CodesScreen($id: ID!) {
  promotion(id: $id) {
    id
    advertiserId
    ...DispatchPromotion
    ...QuantityRewards
    ...SendRecipients
  }
}
    ${DispatchPromotionFragmentDoc}
${QuantityRewardsFragmentDoc}
${QuantityRewardFragmentDoc}
${SendRecipientsFragmentDoc}
${RecipientRewardFragmentDoc}` as unknown as DocumentNode<CodesScreenQuery, CodesScreenQueryVariables>;