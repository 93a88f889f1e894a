/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type DuplicatePromotionBeginMutationVariables = Exact<{
  input: Types.DuplicatePromotionInput;
}>;


export type DuplicatePromotionBeginMutation = { duplicatePromotion:
    | { __typename: 'DuplicatePromotionSuccess', draft: { __typename: 'PromotionDraft', advertiserId: string, experienceId: string | null, page: Types.WizardPage, version: number } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const DuplicatePromotionBeginDocument = /*#__PURE__*/ gql`
    mutation DuplicatePromotionBegin($input: DuplicatePromotionInput!) {
  duplicatePromotion(input: $input) {
    __typename
    ... on DuplicatePromotionSuccess {
      draft {
        advertiserId
        experienceId
        page
        version
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
    ` as unknown as DocumentNode<DuplicatePromotionBeginMutation, DuplicatePromotionBeginMutationVariables>;