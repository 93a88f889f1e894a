/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchEffectsFragment } from '../../foundation/effects/DispatchEffects.generated.ts';
import type { PromotionLaunchFragment } from './PromotionLaunch.generated.ts';
import type { PromotionFiguresFragment } from './PromotionFigures.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchEffectsFragmentDoc } from '../../foundation/effects/DispatchEffects.generated.ts';
import { PromotionLaunchFragmentDoc } from './PromotionLaunch.generated.ts';
import { PromotionFiguresFragmentDoc } from './PromotionFigures.generated.ts';
export type PromotionStatusMenuFragment = { __typename: 'Promotion', id: string, name: string, status: Types.PromotionStatus, state: Types.PromotionState, endsAt: string | null, version: number, redemptions: { __typename: 'PromotionRedemptions', states: { __typename: 'PromotionFigures', activated: number } } } & { ' $fragmentName'?: 'PromotionStatusMenuFragment' };

export type PromotionEffectsFragment = { __typename: 'PromotionEffects', recipients: number, links: number, returning: number, kept: number, linesWaiting: number, liveRewardsBefore: number, liveRewardsAfter: number, dispatches: (
    { __typename: 'DispatchEffects' }
    & { ' $fragmentRefs'?: { 'DispatchEffectsFragment': DispatchEffectsFragment } }
  ) } & { ' $fragmentName'?: 'PromotionEffectsFragment' };

export type PromotionStatusMenuSaveMutationVariables = Exact<{
  input: Types.UpdatePromotionInput;
}>;


export type PromotionStatusMenuSaveMutation = { updatePromotion:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StalePromotion', current: (
        { __typename: 'Promotion', id: string }
        & { ' $fragmentRefs'?: { 'PromotionStatusMenuFragment': PromotionStatusMenuFragment } }
      ) }
    | { __typename: 'UpdatePromotionSuccess', promotion: (
        { __typename: 'Promotion', id: string }
        & { ' $fragmentRefs'?: { 'PromotionStatusMenuFragment': PromotionStatusMenuFragment;'PromotionLaunchFragment': PromotionLaunchFragment;'PromotionFiguresFragment': PromotionFiguresFragment } }
      ), effects: (
        { __typename: 'PromotionEffects' }
        & { ' $fragmentRefs'?: { 'PromotionEffectsFragment': PromotionEffectsFragment } }
      ) }
   };

export const PromotionStatusMenuFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionStatusMenu on Promotion {
  id
  name
  status
  state
  endsAt
  version
  redemptions {
    states {
      activated
    }
  }
}
    ` as unknown as DocumentNode<PromotionStatusMenuFragment, unknown>;
export const PromotionEffectsFragmentDoc = /*#__PURE__*/ gql`
    fragment PromotionEffects on PromotionEffects {
  recipients
  links
  returning
  kept
  dispatches {
    ...DispatchEffects
  }
  linesWaiting
  liveRewardsBefore
  liveRewardsAfter
}
    ` as unknown as DocumentNode<PromotionEffectsFragment, unknown>;
export const PromotionStatusMenuSaveDocument = /*#__PURE__*/ gql`
    mutation PromotionStatusMenuSave($input: UpdatePromotionInput!) {
  updatePromotion(input: $input) {
    __typename
    ... on UpdatePromotionSuccess {
      promotion {
        id
        ...PromotionStatusMenu
        ...PromotionLaunch
        ...PromotionFigures
      }
      effects {
        ...PromotionEffects
      }
    }
    ... on StalePromotion {
      current {
        id
        ...PromotionStatusMenu
      }
    }
    ... on InvalidInput {
      fieldErrors {
        field
        rule
        limit
      }
    }
    ... on Refused {
      code
      message
    }
  }
}
    ${PromotionStatusMenuFragmentDoc}
${PromotionLaunchFragmentDoc}
${PromotionFiguresFragmentDoc}
${PromotionEffectsFragmentDoc}
${DispatchEffectsFragmentDoc}` as unknown as DocumentNode<PromotionStatusMenuSaveMutation, PromotionStatusMenuSaveMutationVariables>;