import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** The data of a fragment that a parent only passes on: it cannot be read until `readFragment` unmasks it. */
export type FragmentOf<Document> =
  Document extends TypedDocumentNode<infer Data, infer _Variables>
    ? Data extends { ' $fragmentName'?: infer Name }
      ? Name extends string
        ? { ' $fragmentRefs'?: Record<Name, Data> }
        : never
      : never
    : never;

/**
 * Reads the data of a fragment where its document is known. Masking is a matter of types alone: at run time this returns
 * what it was given, null and undefined included.
 */
export function readFragment<Data>(
  document: TypedDocumentNode<Data, unknown>,
  ref: FragmentOf<TypedDocumentNode<Data, unknown>>,
): Data;
export function readFragment<Data>(
  document: TypedDocumentNode<Data, unknown>,
  ref: FragmentOf<TypedDocumentNode<Data, unknown>> | null | undefined,
): Data | null | undefined;
export function readFragment<Data>(
  document: TypedDocumentNode<Data, unknown>,
  ref: readonly FragmentOf<TypedDocumentNode<Data, unknown>>[],
): readonly Data[];
export function readFragment(_document: unknown, ref: unknown): unknown {
  return ref;
}
