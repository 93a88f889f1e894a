import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildASTSchema, type DocumentNode, type GraphQLSchema, Kind, parse, visit } from 'graphql';
import { withNodes } from './nodes.ts';

const folder = new URL('../../schema/', import.meta.url);

/** Directives that tell the gateway how to answer; callers do not see them. */
const INTERNAL = new Set(['rest', 'restName']);

const written = withNodes(
  parse(
    globSync('*/**/*.graphql', { cwd: fileURLToPath(folder), exclude: ['remote/**'] })
      .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
      .map((path) => readFileSync(new URL(path, folder), 'utf8'))
      .join('\n'),
  ),
);

/** The gateway's own schema, its internal directives included: the `.graphql` files of the capabilities, whose records are nodes. */
export const ownSchema: GraphQLSchema = buildASTSchema(written);

/** The same as callers see it, in the order of the files' names. */
export const publicSdl: DocumentNode = visit(written, {
  [Kind.DIRECTIVE]: ({ name }) => (INTERNAL.has(name.value) ? null : undefined),
  [Kind.DIRECTIVE_DEFINITION]: ({ name }) => (INTERNAL.has(name.value) ? null : undefined),
});

/** The pinned SDL of the search index (`npm run schema:pull`). */
export const searchSdl: string = readFileSync(new URL('remote/search.graphql', folder), 'utf8');
