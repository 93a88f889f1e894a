import { expect, test } from 'vitest';
import { documents } from './documents.ts';

const { transform } = documents() as never as {
  transform: { filter: { id: RegExp }; handler: (code: string) => { code: string } };
};

test('a document becomes a call with a text without indentation, and its fragments', () => {
  const { code } = transform.handler(`
export const NameFragmentDoc = /*#__PURE__*/ gql\`
    fragment Name on Brand {
  id
  name
}
    \` as unknown as DocumentNode<NameFragment, unknown>;
export const BrandDocument = /*#__PURE__*/ gql\`
    query Brand($id: ID!, $text: String = "a  \\\\"b\\\\"") {
  brand(id: $id) {
    ...Name
  }
}
    \${NameFragmentDoc}
\${LogoFragmentDoc}\` as unknown as DocumentNode<BrandQuery, BrandQueryVariables>;`);
  expect(code.trim().split('\n')).toEqual([
    'export const NameFragmentDoc = /*#__PURE__*/ gql(["fragment Name on Brand{id name}"]) as unknown as DocumentNode<NameFragment, unknown>;',
    String.raw`export const BrandDocument = /*#__PURE__*/ gql(["query Brand($id:ID!$text:String=\"a  \\\"b\\\"\"){brand(id:$id){...Name}}"], NameFragmentDoc, LogoFragmentDoc) as unknown as DocumentNode<BrandQuery, BrandQueryVariables>;`,
  ]);
});

test('only generated operations are changed', () => {
  const isChanged = (id: string) => transform.filter.id.test(id);
  expect(isChanged('/guerdon/operations/brands/BrandScreen.generated.ts')).toBe(true);
  expect(isChanged('/guerdon/operations/gql.ts')).toBe(false);
  expect(isChanged('/guerdon/schema/remote/publicCatalogue.generated.ts')).toBe(false);
});
