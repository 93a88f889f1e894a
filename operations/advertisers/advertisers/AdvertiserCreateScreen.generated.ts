/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AdvertiserCreateScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AdvertiserCreateScreenQuery = { organization: { __typename: 'Organization', id: string, billingCurrencies: Array<string> } | null };

export type AdvertiserFormCreateMutationVariables = Exact<{
  input: Types.CreateAdvertiserInput;
}>;


export type AdvertiserFormCreateMutation = { createAdvertiser:
    | { __typename: 'CreateAdvertiserSuccess', advertiser: { __typename: 'Advertiser', id: string, name: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const AdvertiserCreateScreenDocument = /*#__PURE__*/ gql`
    query AdvertiserCreateScreen {
  organization {
    id
    billingCurrencies
  }
}
    ` as unknown as DocumentNode<AdvertiserCreateScreenQuery, AdvertiserCreateScreenQueryVariables>;
export const AdvertiserFormCreateDocument = /*#__PURE__*/ gql`
    mutation AdvertiserFormCreate($input: CreateAdvertiserInput!) {
  createAdvertiser(input: $input) {
    __typename
    ... on CreateAdvertiserSuccess {
      advertiser {
        id
        name
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
    ` as unknown as DocumentNode<AdvertiserFormCreateMutation, AdvertiserFormCreateMutationVariables>;