/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type RedemptionLinkDialogRevealMutationVariables = Exact<{
  input: Types.RevealRedemptionLinkInput;
}>;


export type RedemptionLinkDialogRevealMutation = { revealRedemptionLink:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'RevealRedemptionLinkSuccess', link: { __typename: 'RedemptionLink', id: string, url: string | null } }
   };


export const RedemptionLinkDialogRevealDocument = /*#__PURE__*/ gql`
    mutation RedemptionLinkDialogReveal($input: RevealRedemptionLinkInput!) {
  revealRedemptionLink(input: $input) {
    ... on RevealRedemptionLinkSuccess {
      link {
        id
        url
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
    ` as unknown as DocumentNode<RedemptionLinkDialogRevealMutation, RedemptionLinkDialogRevealMutationVariables>;