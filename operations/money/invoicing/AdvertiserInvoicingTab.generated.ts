/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type AdvertiserInvoicingTabQueryVariables = Exact<{
  id: string;
}>;


export type AdvertiserInvoicingTabQuery = { advertiser: { __typename: 'Advertiser', id: string, invoicing: (
      { __typename: 'Invoicing' }
      & { ' $fragmentRefs'?: { 'InvoicingDetailsFragment': InvoicingDetailsFragment } }
    ) | null } | null };

export type InvoicingDetailsFragment = { __typename: 'Invoicing', id: string, autoInvoicing: boolean, invoiceType: Types.InvoiceType, firstname: string | null, lastname: string | null, entrepriseName: string | null, companieType: string | null, capital: string | null, rcsNumber: string | null, rcsTown: string | null, siret: string | null, ape: string | null, idTva: string | null, version: number, vatCountry: { __typename: 'Country', code: string } | null, invoiceAddress: { __typename: 'InvoiceAddress', line1: string | null, zipcode: string | null, city: string | null, country: { __typename: 'Country', code: string } | null } } & { ' $fragmentName'?: 'InvoicingDetailsFragment' };

export type InvoicingFormSaveMutationVariables = Exact<{
  input: Types.UpdateInvoicingInput;
}>;


export type InvoicingFormSaveMutation = { updateInvoicing:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleInvoicing', current: (
        { __typename: 'Invoicing' }
        & { ' $fragmentRefs'?: { 'InvoicingDetailsFragment': InvoicingDetailsFragment } }
      ) }
    | { __typename: 'UpdateInvoicingSuccess', invoicing: (
        { __typename: 'Invoicing' }
        & { ' $fragmentRefs'?: { 'InvoicingDetailsFragment': InvoicingDetailsFragment } }
      ), advertiser: { __typename: 'Advertiser', id: string, invoiceType: Types.InvoiceType, version: number } | null }
   };

export const InvoicingDetailsFragmentDoc = /*#__PURE__*/ gql`
    fragment InvoicingDetails on Invoicing {
  id
  autoInvoicing
  vatCountry {
    code
  }
  invoiceType
  invoiceAddress {
    line1
    zipcode
    city
    country {
      code
    }
  }
  firstname
  lastname
  entrepriseName
  companieType
  capital
  rcsNumber
  rcsTown
  siret
  ape
  idTva
  version
}
    ` as unknown as DocumentNode<InvoicingDetailsFragment, unknown>;
export const AdvertiserInvoicingTabDocument = /*#__PURE__*/ gql`
    query AdvertiserInvoicingTab($id: ID!) {
  advertiser(id: $id) {
    id
    invoicing {
      ...InvoicingDetails
    }
  }
}
    ${InvoicingDetailsFragmentDoc}` as unknown as DocumentNode<AdvertiserInvoicingTabQuery, AdvertiserInvoicingTabQueryVariables>;
export const InvoicingFormSaveDocument = /*#__PURE__*/ gql`
    mutation InvoicingFormSave($input: UpdateInvoicingInput!) {
  updateInvoicing(input: $input) {
    __typename
    ... on UpdateInvoicingSuccess {
      invoicing {
        ...InvoicingDetails
      }
      advertiser {
        id
        invoiceType
        version
      }
    }
    ... on StaleInvoicing {
      current {
        ...InvoicingDetails
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
    ${InvoicingDetailsFragmentDoc}` as unknown as DocumentNode<InvoicingFormSaveMutation, InvoicingFormSaveMutationVariables>;