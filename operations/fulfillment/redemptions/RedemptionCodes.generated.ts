/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type CodeDialogRevealMutationVariables = Exact<{
  input: Types.RevealRedemptionCodesInput;
}>;


export type CodeDialogRevealMutation = { revealRedemptionCodes:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'RevealRedemptionCodesSuccess', codes: Array<{ __typename: 'RevealedCode', usage: Types.CodeUsage, value: string, expiresAt: string | null, isDead: boolean }> }
   };

export type VoucherButtonCreateMutationVariables = Exact<{
  input: Types.CreateVoucherInput;
}>;


export type VoucherButtonCreateMutation = { createVoucher:
    | { __typename: 'CreateVoucherSuccess', voucher: { __typename: 'Voucher', id: string, url: string, expiresAt: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };


export const CodeDialogRevealDocument = /*#__PURE__*/ gql`
    mutation CodeDialogReveal($input: RevealRedemptionCodesInput!) {
  revealRedemptionCodes(input: $input) {
    ... on RevealRedemptionCodesSuccess {
      codes {
        usage
        value
        expiresAt
        isDead
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
    ` as unknown as DocumentNode<CodeDialogRevealMutation, CodeDialogRevealMutationVariables>;
export const VoucherButtonCreateDocument = /*#__PURE__*/ gql`
    mutation VoucherButtonCreate($input: CreateVoucherInput!) {
  createVoucher(input: $input) {
    ... on CreateVoucherSuccess {
      voucher {
        id
        url
        expiresAt
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
    ` as unknown as DocumentNode<VoucherButtonCreateMutation, VoucherButtonCreateMutationVariables>;