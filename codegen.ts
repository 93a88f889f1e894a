import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset';
import type { DocumentNode } from 'graphql';
import { scalars } from './gateway/foundation/graph/scalars.ts';
import { inlineFragments } from './gateway/tools/inlineFragments.ts';
import { printSchema } from './gateway/tools/printSchema.ts';
import { publicCatalogueDocuments } from './gateway/tools/publicCatalogueDocuments.ts';
import { mappers } from './gateway/tools/rowTypesFile.ts';

/** Shared by both sides: enums as unions of strings, ids as strings, imports that run under every tool we use. */
const shared = {
  enumType: 'string-literal',
  enumsAsTypes: true,
  useTypeImports: true,
  importExtension: '.ts',
  inputMaybeValue: 'T | null | undefined',
  defaultScalarType: 'never',
  scalars: {
    ID: 'string',
    String: 'string',
    Int: 'number',
    Float: 'number',
    Boolean: 'boolean',
    ...Object.fromEntries(Object.keys(scalars).map((name) => [name, 'string'])),
  },
} as const;

/** Each document's types beside it, `@inline` resolved before. */
const nearOperations: typeof nearOperationFile = {
  buildGeneratesSection(options) {
    const inlined = inlineFragments(options.documents.map(({ document }) => document as DocumentNode));
    const documents = options.documents
      .map((file, at) => ({ ...file, document: inlined[at] as DocumentNode }))
      .filter(({ document }) => document.definitions.length > 0);
    return nearOperationFile.buildGeneratesSection({ ...options, documents });
  },
};

const schema = printSchema();

/**
 * From the stitched schema: types of inputs, for the sources, and of resolvers, which know the context and its rows. From the
 * operations: types and typed documents of the web. From the documents that anybody may send to the index: their types and their hashes.
 */
const config: CodegenConfig = {
  errorsOnly: true,
  ignoreNoDocuments: true,
  generates: {
    'gateway/sdl/types.generated.ts': { schema, plugins: ['typescript'], config: shared },
    'gateway/context/resolvers.generated.ts': {
      schema,
      plugins: [
        { add: { content: "import type * as Schema from '../sdl/types.generated.ts';" } },
        'typescript-resolvers',
      ],
      config: {
        ...shared,
        contextType: './context.ts#GraphContext',
        mappers,
        namespacedImportName: 'Schema',
      },
    },
    'operations/schema.generated.ts': {
      schema,
      plugins: ['typescript'],
      config: { ...shared, onlyOperationTypes: true },
    },
    'operations/': {
      schema,
      documents: ['operations/*/*/*.graphql'],
      preset: nearOperations,
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...shared,
        documentMode: 'graphQLTag',
        gqlImport: '../../gql.ts#gql',
        pureMagicComment: true,
        inlineFragmentTypes: 'mask',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        importSchemaTypesFrom: 'operations/schema.generated.ts',
        namespacedImportName: 'Schema',
      },
    },
    'schema/remote/publicCatalogue.generated.ts': {
      schema: 'schema/remote/search.graphql',
      documents: 'schema/remote/publicCatalogue/*.graphql',
      plugins: [{ add: { content: publicCatalogueDocuments() } }, 'typescript-operations'],
      config: { ...shared, skipTypename: true },
    },
  },
};

export default config;
