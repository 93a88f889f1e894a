/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchEffectsFragment } from '../../foundation/effects/DispatchEffects.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchEffectsFragmentDoc } from '../../foundation/effects/DispatchEffects.generated.ts';
export type AdvertiserSavedFragment = { __typename: 'Advertiser', id: string, name: string, status: Types.AdvertiserStatus, avatarUrl: string | null, contactEmail: string | null, contactPhone: string | null, locale: string, invoiceType: Types.InvoiceType, debitPending: boolean, version: number, budgetAlerts: { __typename: 'BudgetAlerts', alert1: { __typename: 'Money', amount: string, currency: string } | null, alert2: { __typename: 'Money', amount: string, currency: string } | null } | null } & { ' $fragmentName'?: 'AdvertiserSavedFragment' };

export type AdvertiserProfileSaveMutationVariables = Exact<{
  input: Types.UpdateAdvertiserInput;
}>;


export type AdvertiserProfileSaveMutation = { updateAdvertiser:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAdvertiser', current: (
        { __typename: 'Advertiser' }
        & { ' $fragmentRefs'?: { 'AdvertiserSavedFragment': AdvertiserSavedFragment } }
      ) | null }
    | { __typename: 'UpdateAdvertiserSuccess', advertiser: (
        { __typename: 'Advertiser' }
        & { ' $fragmentRefs'?: { 'AdvertiserSavedFragment': AdvertiserSavedFragment } }
      ) }
   };

export type AdvertiserDetailsSaveMutationVariables = Exact<{
  input: Types.UpdateAdvertiserInput;
  withInvoicing: boolean;
}>;


export type AdvertiserDetailsSaveMutation = { updateAdvertiser:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAdvertiser', current: (
        { __typename: 'Advertiser' }
        & { ' $fragmentRefs'?: { 'AdvertiserSavedFragment': AdvertiserSavedFragment } }
      ) | null }
    | { __typename: 'UpdateAdvertiserSuccess', advertiser: (
        { __typename: 'Advertiser', invoicing?: { __typename: 'Invoicing', id: string, invoiceType: Types.InvoiceType, version: number } | null }
        & { ' $fragmentRefs'?: { 'AdvertiserSavedFragment': AdvertiserSavedFragment } }
      ) }
   };

export type AdvertiserStatusSaveMutationVariables = Exact<{
  input: Types.UpdateAdvertiserInput;
}>;


export type AdvertiserStatusSaveMutation = { updateAdvertiser:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAdvertiser', current: (
        { __typename: 'Advertiser' }
        & { ' $fragmentRefs'?: { 'AdvertiserSavedFragment': AdvertiserSavedFragment } }
      ) | null }
    | { __typename: 'UpdateAdvertiserSuccess', advertiser: { __typename: 'Advertiser', id: string, status: Types.AdvertiserStatus, version: number } }
   };

export type AdvertiserEffectsFragment = { __typename: 'AdvertiserEffects', recipients: number, links: number, returning: number, dispatches: (
    { __typename: 'DispatchEffects' }
    & { ' $fragmentRefs'?: { 'DispatchEffectsFragment': DispatchEffectsFragment } }
  ) } & { ' $fragmentName'?: 'AdvertiserEffectsFragment' };

export type AdvertiserDisableDialogSaveMutationVariables = Exact<{
  input: Types.UpdateAdvertiserInput;
}>;


export type AdvertiserDisableDialogSaveMutation = { updateAdvertiser:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAdvertiser', current: (
        { __typename: 'Advertiser' }
        & { ' $fragmentRefs'?: { 'AdvertiserSavedFragment': AdvertiserSavedFragment } }
      ) | null }
    | { __typename: 'UpdateAdvertiserSuccess', advertiser: { __typename: 'Advertiser', id: string, status: Types.AdvertiserStatus, version: number }, effects: (
        { __typename: 'AdvertiserEffects' }
        & { ' $fragmentRefs'?: { 'AdvertiserEffectsFragment': AdvertiserEffectsFragment } }
      ) }
   };

export type AdvertiserBudgetAlertsSaveMutationVariables = Exact<{
  input: Types.UpdateBudgetAlertsInput;
}>;


export type AdvertiserBudgetAlertsSaveMutation = { updateBudgetAlerts:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleAdvertiser', current: (
        { __typename: 'Advertiser' }
        & { ' $fragmentRefs'?: { 'AdvertiserSavedFragment': AdvertiserSavedFragment } }
      ) | null }
    | { __typename: 'UpdateBudgetAlertsSuccess', advertiser: (
        { __typename: 'Advertiser' }
        & { ' $fragmentRefs'?: { 'AdvertiserSavedFragment': AdvertiserSavedFragment } }
      ) | null }
   };

export const AdvertiserSavedFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserSaved on Advertiser {
  id
  name
  status
  avatarUrl
  contactEmail
  contactPhone
  locale
  invoiceType
  debitPending
  budgetAlerts {
    alert1 {
      amount
      currency
    }
    alert2 {
      amount
      currency
    }
  }
  version
}
    ` as unknown as DocumentNode<AdvertiserSavedFragment, unknown>;
export const AdvertiserEffectsFragmentDoc = /*#__PURE__*/ gql`
    fragment AdvertiserEffects on AdvertiserEffects {
  recipients
  links
  returning
  dispatches {
    ...DispatchEffects
  }
}
    ` as unknown as DocumentNode<AdvertiserEffectsFragment, unknown>;
export const AdvertiserProfileSaveDocument = /*#__PURE__*/ gql`
    mutation AdvertiserProfileSave($input: UpdateAdvertiserInput!) {
  updateAdvertiser(input: $input) {
    __typename
    ... on UpdateAdvertiserSuccess {
      advertiser {
        ...AdvertiserSaved
      }
    }
    ... on StaleAdvertiser {
      current {
        ...AdvertiserSaved
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
    ${AdvertiserSavedFragmentDoc}` as unknown as DocumentNode<AdvertiserProfileSaveMutation, AdvertiserProfileSaveMutationVariables>;
export const AdvertiserDetailsSaveDocument = /*#__PURE__*/ gql`
    mutation AdvertiserDetailsSave($input: UpdateAdvertiserInput!, $withInvoicing: Boolean!) {
  updateAdvertiser(input: $input) {
    __typename
    ... on UpdateAdvertiserSuccess {
      advertiser {
        ...AdvertiserSaved
        invoicing @include(if: $withInvoicing) {
          id
          invoiceType
          version
        }
      }
    }
    ... on StaleAdvertiser {
      current {
        ...AdvertiserSaved
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
    ${AdvertiserSavedFragmentDoc}` as unknown as DocumentNode<AdvertiserDetailsSaveMutation, AdvertiserDetailsSaveMutationVariables>;
export const AdvertiserStatusSaveDocument = /*#__PURE__*/ gql`
    mutation AdvertiserStatusSave($input: UpdateAdvertiserInput!) {
  updateAdvertiser(input: $input) {
    __typename
    ... on UpdateAdvertiserSuccess {
      advertiser {
        id
        status
        version
      }
    }
    ... on StaleAdvertiser {
      current {
        ...AdvertiserSaved
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
    ${AdvertiserSavedFragmentDoc}` as unknown as DocumentNode<AdvertiserStatusSaveMutation, AdvertiserStatusSaveMutationVariables>;
export const AdvertiserDisableDialogSaveDocument = /*#__PURE__*/ gql`
    mutation AdvertiserDisableDialogSave($input: UpdateAdvertiserInput!) {
  updateAdvertiser(input: $input) {
    __typename
    ... on UpdateAdvertiserSuccess {
      advertiser {
        id
        status
        version
      }
      effects {
        ...AdvertiserEffects
      }
    }
    ... on StaleAdvertiser {
      current {
        ...AdvertiserSaved
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
    ${AdvertiserEffectsFragmentDoc}
${DispatchEffectsFragmentDoc}
${AdvertiserSavedFragmentDoc}` as unknown as DocumentNode<AdvertiserDisableDialogSaveMutation, AdvertiserDisableDialogSaveMutationVariables>;
export const AdvertiserBudgetAlertsSaveDocument = /*#__PURE__*/ gql`
    mutation AdvertiserBudgetAlertsSave($input: UpdateBudgetAlertsInput!) {
  updateBudgetAlerts(input: $input) {
    __typename
    ... on UpdateBudgetAlertsSuccess {
      advertiser {
        ...AdvertiserSaved
      }
    }
    ... on StaleAdvertiser {
      current {
        ...AdvertiserSaved
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
    ${AdvertiserSavedFragmentDoc}` as unknown as DocumentNode<AdvertiserBudgetAlertsSaveMutation, AdvertiserBudgetAlertsSaveMutationVariables>;