/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type OrganizationPickerQueryVariables = Exact<{
  search: string;
}>;


export type OrganizationPickerQuery = { organizations: Array<{ __typename: 'Organization', id: string, name: string, billingCurrencies: Array<string> }> | null };


export const OrganizationPickerDocument = /*#__PURE__*/ gql`
    query OrganizationPicker($search: String!) {
  organizations(search: $search) {
    id
    name
    billingCurrencies
  }
}
    ` as unknown as DocumentNode<OrganizationPickerQuery, OrganizationPickerQueryVariables>;