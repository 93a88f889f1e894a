/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AllocationRowFragment } from './AllocationRow.generated.ts';
import type { EffectsPreviewFragment } from '../../foundation/effects/EffectsPreview.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { WaitingRequestFragmentDoc, AllocationRowFragmentDoc } from './AllocationRow.generated.ts';
import { EffectsPreviewFragmentDoc } from '../../foundation/effects/EffectsPreview.generated.ts';
export type AdvertiserInventoryTabQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  committed?: Types.PageInput | null | undefined;
  open?: Types.PageInput | null | undefined;
}>;


export type AdvertiserInventoryTabQuery = { advertiser: { __typename: 'Advertiser', id: string, committedAllocations: { __typename: 'AllocationPage', items: Array<(
        { __typename: 'Allocation', id: string }
        & { ' $fragmentRefs'?: { 'AllocationRowFragment': AllocationRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null, openAllocations: { __typename: 'AllocationPage', items: Array<(
        { __typename: 'Allocation', id: string }
        & { ' $fragmentRefs'?: { 'AllocationRowFragment': AllocationRowFragment } }
      )>, page: { __typename: 'PageInfo', number: number, size: number, totalCount: number, totalIsCapped: boolean, totalPages: number } } | null } | null };

export type AllocationEditDialogSaveMutationVariables = Exact<{
  input: Types.UpdateAllocationInput;
}>;


export type AllocationEditDialogSaveMutation = { updateAllocation:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAllocation', current: (
        { __typename: 'Allocation' }
        & { ' $fragmentRefs'?: { 'AllocationRowFragment': AllocationRowFragment } }
      ) }
    | { __typename: 'UpdateAllocationSuccess', allocation: (
        { __typename: 'Allocation' }
        & { ' $fragmentRefs'?: { 'AllocationRowFragment': AllocationRowFragment } }
      ), effects: (
        { __typename: 'Effects' }
        & { ' $fragmentRefs'?: { 'EffectsPreviewFragment': EffectsPreviewFragment } }
      ) }
   };


export const AdvertiserInventoryTabDocument = /*#__PURE__*/ gql`
    query AdvertiserInventoryTab($id: ID!, $search: String, $committed: PageInput, $open: PageInput) {
  advertiser(id: $id) {
    id
    committedAllocations(search: $search, page: $committed) {
      items {
        id
        ...AllocationRow
      }
      page {
        number
        size
        totalCount
        totalIsCapped
        totalPages
      }
    }
    openAllocations(search: $search, page: $open) {
      items {
        id
        ...AllocationRow
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
    ${AllocationRowFragmentDoc}
${WaitingRequestFragmentDoc}` as unknown as DocumentNode<AdvertiserInventoryTabQuery, AdvertiserInventoryTabQueryVariables>;
export const AllocationEditDialogSaveDocument = /*#__PURE__*/ gql`
    mutation AllocationEditDialogSave($input: UpdateAllocationInput!) {
  updateAllocation(input: $input) {
    ... on UpdateAllocationSuccess {
      allocation {
        ...AllocationRow
      }
      effects {
        ...EffectsPreview
      }
    }
    ... on StaleAllocation {
      current {
        ...AllocationRow
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
    ${AllocationRowFragmentDoc}
${WaitingRequestFragmentDoc}
${EffectsPreviewFragmentDoc}` as unknown as DocumentNode<AllocationEditDialogSaveMutation, AllocationEditDialogSaveMutationVariables>;