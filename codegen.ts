import type { CodegenConfig } from '@graphql-codegen/cli';
import { mappers } from './gateway/graph/mappers.ts';
import { printSchema } from './gateway/tools/printSchema.ts';

/** Shared by both sides: enums as unions of strings, ids as strings, imports that run under every tool we use. */
const shared = {
  enumType: 'string-literal',
  enumsAsTypes: true,
  useTypeImports: true,
  importExtension: '.ts',
  inputMaybeValue: 'T | null | undefined',
  defaultScalarType: 'never',
  scalars: { ID: 'string', String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean' },
} as const;

/** Types of the resolvers, from the stitched schema; types and typed documents of the web, from its operations. */
const config: CodegenConfig = {
  schema: printSchema(),
  errorsOnly: true,
  ignoreNoDocuments: true,
  generates: {
    'gateway/graph/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: { ...shared, contextType: './context.ts#GraphContext', mappers },
    },
    'operations/schema.generated.ts': {
      plugins: ['typescript'],
      config: { ...shared, onlyOperationTypes: true },
    },
    'operations/': {
      documents: ['operations/*/*.graphql'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        ...shared,
        inlineFragmentTypes: 'mask',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        importSchemaTypesFrom: 'operations/schema.generated.ts',
        namespacedImportName: 'Schema',
      },
    },
  },
};

export default config;
