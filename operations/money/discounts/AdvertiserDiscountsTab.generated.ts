/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type AdvertiserDiscountsTabQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  sort?: Types.DiscountSort | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type AdvertiserDiscountsTabQuery = { advertiser: { __typename: 'Advertiser', id: string, discounts: { __typename: 'DiscountPage', items: Array<(
        { __typename: 'Discount' }
        & { ' $fragmentRefs'?: { 'DiscountRowFragment': DiscountRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type DiscountRowFragment = { __typename: 'Discount', productId: string, discount: string, label: string, sku: string, brandName: string, version: number } & { ' $fragmentName'?: 'DiscountRowFragment' };

export type DiscountDialogSaveMutationVariables = Exact<{
  input: Types.UpdateDiscountInput;
}>;


export type DiscountDialogSaveMutation = { updateDiscount:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleDiscount', current: (
        { __typename: 'Discount' }
        & { ' $fragmentRefs'?: { 'DiscountRowFragment': DiscountRowFragment } }
      ) }
    | { __typename: 'UpdateDiscountSuccess', before: string, rewards: number, discount: (
        { __typename: 'Discount' }
        & { ' $fragmentRefs'?: { 'DiscountRowFragment': DiscountRowFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ), advertiser: { __typename: 'Advertiser', id: string, hasDiscounts: boolean } | null }
   };

export const DiscountRowFragmentDoc = /*#__PURE__*/ gql`
    fragment DiscountRow on Discount {
  productId
  discount
  label
  sku
  brandName
  version
}
    ` as unknown as DocumentNode<DiscountRowFragment, unknown>;
export const AdvertiserDiscountsTabDocument = /*#__PURE__*/ gql`
    query AdvertiserDiscountsTab($id: ID!, $search: String, $sort: DiscountSort, $page: PageInput) {
  advertiser(id: $id) {
    id
    discounts(search: $search, sort: $sort, page: $page) {
      items {
        ...DiscountRow
      }
      page {
        number
        size
        totalCount
        totalIsCapped
        totalPages
      }
    }
  }
}
    ${DiscountRowFragmentDoc}` as unknown as DocumentNode<AdvertiserDiscountsTabQuery, AdvertiserDiscountsTabQueryVariables>;
export const DiscountDialogSaveDocument = /*#__PURE__*/ gql`
    mutation DiscountDialogSave($input: UpdateDiscountInput!) {
  updateDiscount(input: $input) {
    __typename
    ... on UpdateDiscountSuccess {
      discount {
        ...DiscountRow
      }
      before
      rewards
      effects {
        ...EffectsPreview
      }
      advertiser {
        id
        hasDiscounts
      }
    }
    ... on StaleDiscount {
      current {
        ...DiscountRow
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
    ${DiscountRowFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<DiscountDialogSaveMutation, DiscountDialogSaveMutationVariables>;