/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DispatchEffectsFragment } from '../../foundation/effects/DispatchEffects.generated.ts';
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
import { DispatchEffectsFragmentDoc } from '../../foundation/effects/DispatchEffects.generated.ts';
export type MemberScreenQueryVariables = Exact<{
  id: string;
}>;


export type MemberScreenQuery = { member: (
    { __typename: 'Member', id: string, name: string }
    & { ' $fragmentRefs'?: { 'MemberProofFragment': MemberProofFragment;'MemberIdentityFragment': MemberIdentityFragment;'MemberSettingsFragment': MemberSettingsFragment } }
  ) | null };

export type MemberProofFragment = { __typename: 'Member', id: string, name: string, email: string, emailVerified: boolean, status: Types.MemberStatus, isStaff: boolean, invitation: { __typename: 'MemberInvitation', state: Types.MemberInvitationState, expiresAt: string | null } | null } & { ' $fragmentName'?: 'MemberProofFragment' };

export type MemberIdentityFragment = { __typename: 'Member', id: string, name: string, email: string, login: string, locale: string, timezone: string, isStaff: boolean, identities: Array<{ __typename: 'BoundIdentity', issuer: string, linkedAt: string }>, organization: { __typename: 'Organization', id: string, name: string } } & { ' $fragmentName'?: 'MemberIdentityFragment' };

export type MemberSettingsFragment = { __typename: 'Member', id: string, version: number, name: string, email: string, status: Types.MemberStatus, roles: Array<string>, isStaff: boolean, organization: { __typename: 'Organization', id: string }, advertisers: Array<{ __typename: 'AdvertiserSummary', id: string, name: string, status: Types.AdvertiserStatus }> } & { ' $fragmentName'?: 'MemberSettingsFragment' };

export type MemberSettingsSaveMutationVariables = Exact<{
  input: Types.UpdateMemberInput;
}>;


export type MemberSettingsSaveMutation = { updateMember:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleMember', current: (
        { __typename: 'Member', id: string }
        & { ' $fragmentRefs'?: { 'MemberSettingsFragment': MemberSettingsFragment;'MemberProofFragment': MemberProofFragment;'MemberIdentityFragment': MemberIdentityFragment } }
      ) }
    | { __typename: 'UpdateMemberSuccess', member: (
        { __typename: 'Member', id: string }
        & { ' $fragmentRefs'?: { 'MemberSettingsFragment': MemberSettingsFragment;'MemberProofFragment': MemberProofFragment;'MemberIdentityFragment': MemberIdentityFragment } }
      ), effects: (
        { __typename: 'DispatchEffects' }
        & { ' $fragmentRefs'?: { 'DispatchEffectsFragment': DispatchEffectsFragment } }
      ) }
   };

export type MemberProofSendMutationVariables = Exact<{
  input: Types.SendMemberLinkInput;
}>;


export type MemberProofSendMutation = { sendMemberLink:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SendMemberLinkSuccess', member: (
        { __typename: 'Member', id: string }
        & { ' $fragmentRefs'?: { 'MemberProofFragment': MemberProofFragment } }
      ) }
   };

export type MemberProofWithdrawMutationVariables = Exact<{
  input: Types.WithdrawInvitationInput;
}>;


export type MemberProofWithdrawMutation = { withdrawInvitation:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'WithdrawInvitationSuccess', member: (
        { __typename: 'Member', id: string }
        & { ' $fragmentRefs'?: { 'MemberProofFragment': MemberProofFragment } }
      ) }
   };

export type MemberIdentityUnbindMutationVariables = Exact<{
  input: Types.UnbindMemberInput;
}>;


export type MemberIdentityUnbindMutation = { unbindMember:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'UnbindMemberSuccess', member: (
        { __typename: 'Member', id: string }
        & { ' $fragmentRefs'?: { 'MemberIdentityFragment': MemberIdentityFragment } }
      ) }
   };

export const MemberProofFragmentDoc = /*#__PURE__*/ gql`
    fragment MemberProof on Member {
  id
  name
  email
  emailVerified
  status
  isStaff
  invitation {
    state
    expiresAt
  }
}
    ` as unknown as DocumentNode<MemberProofFragment, unknown>;
export const MemberIdentityFragmentDoc = /*#__PURE__*/ gql`
    fragment MemberIdentity on Member {
  id
  name
  identities {
    issuer
    linkedAt
  }
  email
  login
  locale
  timezone
  isStaff
  organization {
    id
    name
  }
}
    ` as unknown as DocumentNode<MemberIdentityFragment, unknown>;
export const MemberSettingsFragmentDoc = /*#__PURE__*/ gql`
    fragment MemberSettings on Member {
  id
  version
  name
  email
  status
  roles
  isStaff
  organization {
    id
  }
  advertisers {
    id
    name
    status
  }
}
    ` as unknown as DocumentNode<MemberSettingsFragment, unknown>;
export const MemberScreenDocument = /*#__PURE__*/ gql`
    query MemberScreen($id: ID!) {
  member(id: $id) {
    id
    name
    ...MemberProof
    ...MemberIdentity
    ...MemberSettings
  }
}
    ${MemberProofFragmentDoc}
${MemberIdentityFragmentDoc}
${MemberSettingsFragmentDoc}` as unknown as DocumentNode<MemberScreenQuery, MemberScreenQueryVariables>;
export const MemberSettingsSaveDocument = /*#__PURE__*/ gql`
    mutation MemberSettingsSave($input: UpdateMemberInput!) {
  updateMember(input: $input) {
    __typename
    ... on UpdateMemberSuccess {
      member {
        id
        ...MemberSettings
        ...MemberProof
        ...MemberIdentity
      }
      effects {
        ...DispatchEffects
      }
    }
    ... on StaleMember {
      current {
        id
        ...MemberSettings
        ...MemberProof
        ...MemberIdentity
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
    ${MemberSettingsFragmentDoc}
${MemberProofFragmentDoc}
${MemberIdentityFragmentDoc}
${DispatchEffectsFragmentDoc}` as unknown as DocumentNode<MemberSettingsSaveMutation, MemberSettingsSaveMutationVariables>;
export const MemberProofSendDocument = /*#__PURE__*/ gql`
    mutation MemberProofSend($input: SendMemberLinkInput!) {
  sendMemberLink(input: $input) {
    __typename
    ... on SendMemberLinkSuccess {
      member {
        id
        ...MemberProof
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
    ${MemberProofFragmentDoc}` as unknown as DocumentNode<MemberProofSendMutation, MemberProofSendMutationVariables>;
export const MemberProofWithdrawDocument = /*#__PURE__*/ gql`
    mutation MemberProofWithdraw($input: WithdrawInvitationInput!) {
  withdrawInvitation(input: $input) {
    __typename
    ... on WithdrawInvitationSuccess {
      member {
        id
        ...MemberProof
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
    ${MemberProofFragmentDoc}` as unknown as DocumentNode<MemberProofWithdrawMutation, MemberProofWithdrawMutationVariables>;
export const MemberIdentityUnbindDocument = /*#__PURE__*/ gql`
    mutation MemberIdentityUnbind($input: UnbindMemberInput!) {
  unbindMember(input: $input) {
    __typename
    ... on UnbindMemberSuccess {
      member {
        id
        ...MemberIdentity
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
    ${MemberIdentityFragmentDoc}` as unknown as DocumentNode<MemberIdentityUnbindMutation, MemberIdentityUnbindMutationVariables>;