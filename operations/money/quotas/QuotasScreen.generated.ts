/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type QuotasScreenQueryVariables = Exact<{
  advertiserId: string;
  productId: string;
  product: string;
}>;


export type QuotasScreenQuery = { redemptionsQuotas: Array<(
    { __typename: 'RedemptionsQuota' }
    & { ' $fragmentRefs'?: { 'QuotaRowFragment': QuotaRowFragment } }
  )> | null, advertiserOptions: Array<{ __typename: 'AdvertiserOption', id: string, name: string }> | null, productOptions: Array<{ __typename: 'ProductOption', productId: string, name: string }> | null };

export type QuotaRowFragment = { __typename: 'RedemptionsQuota', redemptionsQuotaId: string | null, rewardSku: string, rewardCaption: string, variableValue: boolean, nbRedemptionsAllowed: number | null, alertThreshold: number | null, used: number | null, usedWithoutQuota: number | null, version: number, faceValue: { __typename: 'Money', amount: string, currency: string } } & { ' $fragmentName'?: 'QuotaRowFragment' };

export type QuotaTableCreateMutationVariables = Exact<{
  input: Types.CreateRedemptionsQuotaInput;
}>;


export type QuotaTableCreateMutation = { createRedemptionsQuota:
    | { __typename: 'CreateRedemptionsQuotaSuccess', quota: (
        { __typename: 'RedemptionsQuota' }
        & { ' $fragmentRefs'?: { 'QuotaRowFragment': QuotaRowFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleRedemptionsQuota', current: (
        { __typename: 'RedemptionsQuota' }
        & { ' $fragmentRefs'?: { 'QuotaRowFragment': QuotaRowFragment } }
      ) }
   };

export type QuotaTableUpdateMutationVariables = Exact<{
  input: Types.UpdateRedemptionsQuotaInput;
}>;


export type QuotaTableUpdateMutation = { updateRedemptionsQuota:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleRedemptionsQuota', current: (
        { __typename: 'RedemptionsQuota' }
        & { ' $fragmentRefs'?: { 'QuotaRowFragment': QuotaRowFragment } }
      ) }
    | { __typename: 'UpdateRedemptionsQuotaSuccess', quota: (
        { __typename: 'RedemptionsQuota' }
        & { ' $fragmentRefs'?: { 'QuotaRowFragment': QuotaRowFragment } }
      ) }
   };

export const QuotaRowFragmentDoc = /*#__PURE__*/ gql`
    fragment QuotaRow on RedemptionsQuota {
  redemptionsQuotaId
  rewardSku
  rewardCaption
  faceValue {
    amount
    currency
  }
  variableValue
  nbRedemptionsAllowed
  alertThreshold
  used
  usedWithoutQuota
  version
}
    ` as unknown as DocumentNode<QuotaRowFragment, unknown>;
export const QuotasScreenDocument = /*#__PURE__*/ gql`
    query QuotasScreen($advertiserId: ID!, $productId: ID!, $product: String!) {
  redemptionsQuotas(advertiserId: $advertiserId, productId: $productId) {
    ...QuotaRow
  }
  advertiserOptions(ids: [$advertiserId]) {
    id
    name
  }
  productOptions(search: $product) {
    productId
    name
  }
}
    ${QuotaRowFragmentDoc}` as unknown as DocumentNode<QuotasScreenQuery, QuotasScreenQueryVariables>;
export const QuotaTableCreateDocument = /*#__PURE__*/ gql`
    mutation QuotaTableCreate($input: CreateRedemptionsQuotaInput!) {
  createRedemptionsQuota(input: $input) {
    __typename
    ... on CreateRedemptionsQuotaSuccess {
      quota {
        ...QuotaRow
      }
    }
    ... on StaleRedemptionsQuota {
      current {
        ...QuotaRow
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
    ${QuotaRowFragmentDoc}` as unknown as DocumentNode<QuotaTableCreateMutation, QuotaTableCreateMutationVariables>;
export const QuotaTableUpdateDocument = /*#__PURE__*/ gql`
    mutation QuotaTableUpdate($input: UpdateRedemptionsQuotaInput!) {
  updateRedemptionsQuota(input: $input) {
    __typename
    ... on UpdateRedemptionsQuotaSuccess {
      quota {
        ...QuotaRow
      }
    }
    ... on StaleRedemptionsQuota {
      current {
        ...QuotaRow
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
    ${QuotaRowFragmentDoc}` as unknown as DocumentNode<QuotaTableUpdateMutation, QuotaTableUpdateMutationVariables>;