/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { viewer: { __typename: 'Viewer', id: string, abilities: Array<string>, isStaff: boolean, advertiserCount: number, onlyAdvertiserId: string | null, account: { __typename: 'Account', id: string, name: string, email: string, locale: string, timezone: string, version: number, reportTimezone: string | null, reportTimeframeScope: Types.TimeframeScope | null }, organization: { __typename: 'Organization', id: string, name: string, uiId: string }, defaultViews: Array<{ __typename: 'SavedView', id: string, screen: Types.SavedViewScreen, name: string, query: string }> } | null, build: { __typename: 'Build', version: string, environment: string, uploadTypes: Array<string>, portalSuffix: string, links: { __typename: 'Links', contact: string | null, social: string | null, catalogue: string | null, admin: string | null } | null } | null };


export const ShellDocument = /*#__PURE__*/ gql`
    query Shell {
  viewer {
    id
    abilities
    isStaff
    advertiserCount
    onlyAdvertiserId
    account {
      id
      name
      email
      locale
      timezone
      version
      reportTimezone
      reportTimeframeScope
    }
    organization {
      id
      name
      uiId
    }
    defaultViews {
      id
      screen
      name
      query
    }
  }
  build {
    version
    environment
    uploadTypes
    portalSuffix
    links {
      contact
      social
      catalogue
      admin
    }
  }
}
    ` as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;