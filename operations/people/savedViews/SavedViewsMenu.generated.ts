/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '../../gql.ts';
export type SavedViewsMenuQueryVariables = Exact<{
  screen: Types.SavedViewScreen;
}>;


export type SavedViewsMenuQuery = { savedViews: Array<(
    { __typename: 'SavedView' }
    & { ' $fragmentRefs'?: { 'SavedViewFragment': SavedViewFragment } }
  )> | null };

export type SavedViewFragment = { __typename: 'SavedView', id: string, screen: Types.SavedViewScreen, name: string, query: string, isShared: boolean, ownerName: string | null, isOwn: boolean, ownerHasLeft: boolean, canEdit: boolean, version: number } & { ' $fragmentName'?: 'SavedViewFragment' };

export type SaveViewDialogCreateMutationVariables = Exact<{
  input: Types.CreateSavedViewInput;
}>;


export type SaveViewDialogCreateMutation = { createSavedView:
    | { __typename: 'CreateSavedViewSuccess', savedView: (
        { __typename: 'SavedView' }
        & { ' $fragmentRefs'?: { 'SavedViewFragment': SavedViewFragment } }
      ) }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
   };

export type EditViewDialogSaveMutationVariables = Exact<{
  input: Types.UpdateSavedViewInput;
}>;


export type EditViewDialogSaveMutation = { updateSavedView:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleSavedView', current: (
        { __typename: 'SavedView' }
        & { ' $fragmentRefs'?: { 'SavedViewFragment': SavedViewFragment } }
      ) }
    | { __typename: 'UpdateSavedViewSuccess', savedView: (
        { __typename: 'SavedView' }
        & { ' $fragmentRefs'?: { 'SavedViewFragment': SavedViewFragment } }
      ) }
   };

export type DeleteViewDialogDeleteMutationVariables = Exact<{
  input: Types.DeleteSavedViewInput;
}>;


export type DeleteViewDialogDeleteMutation = { deleteSavedView:
    | { __typename: 'DeleteSavedViewSuccess', savedView: { __typename: 'SavedView', id: string } }
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'StaleSavedView', current: (
        { __typename: 'SavedView' }
        & { ' $fragmentRefs'?: { 'SavedViewFragment': SavedViewFragment } }
      ) }
   };

export type SavedViewsMenuSetDefaultMutationVariables = Exact<{
  input: Types.SetDefaultViewInput;
}>;


export type SavedViewsMenuSetDefaultMutation = { setDefaultView:
    | { __typename: 'InvalidInput', fieldErrors: Array<{ __typename: 'FieldError', field: string, rule: string, limit: string | null }> }
    | { __typename: 'Refused', code: string, message: string }
    | { __typename: 'SetDefaultViewSuccess', viewer: { __typename: 'Viewer', id: string, defaultViews: Array<{ __typename: 'SavedView', id: string, screen: Types.SavedViewScreen, name: string, query: string }> } }
   };

export const SavedViewFragmentDoc = /*#__PURE__*/ gql`
    fragment SavedView on SavedView {
  id
  screen
  name
  query
  isShared
  ownerName
  isOwn
  ownerHasLeft
  canEdit
  version
}
    ` as unknown as DocumentNode<SavedViewFragment, unknown>;
export const SavedViewsMenuDocument = /*#__PURE__*/ gql`
    query SavedViewsMenu($screen: SavedViewScreen!) {
  savedViews(screen: $screen) {
    ...SavedView
  }
}
    ${SavedViewFragmentDoc}` as unknown as DocumentNode<SavedViewsMenuQuery, SavedViewsMenuQueryVariables>;
export const SaveViewDialogCreateDocument = /*#__PURE__*/ gql`
    mutation SaveViewDialogCreate($input: CreateSavedViewInput!) {
  createSavedView(input: $input) {
    __typename
    ... on CreateSavedViewSuccess {
      savedView {
        ...SavedView
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
    ${SavedViewFragmentDoc}` as unknown as DocumentNode<SaveViewDialogCreateMutation, SaveViewDialogCreateMutationVariables>;
export const EditViewDialogSaveDocument = /*#__PURE__*/ gql`
    mutation EditViewDialogSave($input: UpdateSavedViewInput!) {
  updateSavedView(input: $input) {
    __typename
    ... on UpdateSavedViewSuccess {
      savedView {
        ...SavedView
      }
    }
    ... on StaleSavedView {
      current {
        ...SavedView
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
    ${SavedViewFragmentDoc}` as unknown as DocumentNode<EditViewDialogSaveMutation, EditViewDialogSaveMutationVariables>;
export const DeleteViewDialogDeleteDocument = /*#__PURE__*/ gql`
    mutation DeleteViewDialogDelete($input: DeleteSavedViewInput!) {
  deleteSavedView(input: $input) {
    __typename
    ... on DeleteSavedViewSuccess {
      savedView {
        id
      }
    }
    ... on StaleSavedView {
      current {
        ...SavedView
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
    ${SavedViewFragmentDoc}` as unknown as DocumentNode<DeleteViewDialogDeleteMutation, DeleteViewDialogDeleteMutationVariables>;
export const SavedViewsMenuSetDefaultDocument = /*#__PURE__*/ gql`
    mutation SavedViewsMenuSetDefault($input: SetDefaultViewInput!) {
  setDefaultView(input: $input) {
    __typename
    ... on SetDefaultViewSuccess {
      viewer {
        id
        defaultViews {
          id
          screen
          name
          query
        }
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
    ` as unknown as DocumentNode<SavedViewsMenuSetDefaultMutation, SavedViewsMenuSetDefaultMutationVariables>;