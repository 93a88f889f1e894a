/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type PromotionLaunchFragment = { __typename: 'Promotion', id: string, advertiserId: string, hasRunnableReward: boolean, missing: Array<{ __typename: 'PromotionGap', code: string, field: string | null, screen: Types.LaunchPlace }> } & { ' $fragmentName'?: 'PromotionLaunchFragment' };

export const PromotionLaunchFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionLaunch on Promotion {
  id
  advertiserId
  hasRunnableReward
  missing {
    code
    field
    screen
  }
}
    ` as unknown as DocumentNode<PromotionLaunchFragment, unknown>;