import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import {
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  visit,
} from 'graphql';
import { type GeneratedFile, root } from './generatedFiles.ts';
import { inlineFragments } from './inlineFragments.ts';

/** One document that the web may send. */
export interface ManifestEntry {
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  text: string;
}

/** Operations that the web sends before the application has loaded (web/app/boot/ahead.ts). */
const ASKED_AHEAD = [
  'AdvertiserDashboardScreen',
  'AdvertiserListingScreen',
  'AdvertiserPromotionsTab',
  'AdvertiserScreen',
  'Shell',
];

/**
 * Every document of operations/ by the hash of its text, for the gateway's manifest and for the web. Those that the web needs before
 * it loads anything else are also written alone.
 */
export function manifestFiles(): GeneratedFile[] {
  const entries = readEntries().sort((one, other) => (one.name < other.name ? -1 : 1));
  const hashed = entries.map(
    (entry) => [createHash('sha256').update(entry.text).digest('hex'), entry] as const,
  );
  const manifest = Object.fromEntries(hashed);
  const linesOf = (some: typeof hashed) => some.map(([hash, { name }]) => `  ${name}: '${hash}',\n`).join('');
  const hashes = linesOf(hashed);
  const ahead = linesOf(hashed.filter(([, { name }]) => ASKED_AHEAD.includes(name)));
  return [
    { path: 'operations/manifest.json', text: `${JSON.stringify(manifest, null, 2)}\n` },
    {
      path: 'operations/hashesAhead.generated.ts',
      text: `/** The hashes that are needed before the application is there. */\nexport const hashesAhead = {\n${ahead}} as const;\n`,
    },
    {
      path: 'operations/hashes.generated.ts',
      text: `/** Operation name → hash of its document in manifest.json. */\nexport const hashes: Readonly<Record<string, string>> = {\n${hashes}};\n`,
    },
  ];
}

function readEntries(): ManifestEntry[] {
  const folder = join(root, 'operations');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const all = concatAST(inlineFragments(texts.map((text) => parse(text, { noLocation: true }))));
  const fragments = new Map(
    all.definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]),
  );
  return all.definitions.filter(isOperation).map((operation) => {
    if (!operation.name) throw new Error('Every operation in operations/ needs a name.');
    const document: DocumentNode = {
      kind: Kind.DOCUMENT,
      definitions: [operation, ...used(operation, fragments)],
    };
    return {
      name: operation.name.value,
      type: operation.operation,
      text: print(addTypenameToDocument(document)),
    };
  });
}

/** The fragments that an operation uses, sorted by name. */
function used(
  operation: OperationDefinitionNode,
  fragments: Map<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const fragmentsByName = new Map<string, FragmentDefinitionNode>();
  (function collect(node: DefinitionNode) {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || fragmentsByName.has(name.value)) return;
        fragmentsByName.set(name.value, fragment);
        collect(fragment);
      },
    });
  })(operation);
  return [...fragmentsByName.values()].sort((one, other) => (one.name.value < other.name.value ? -1 : 1));
}

const isFragment = (node: DefinitionNode): node is FragmentDefinitionNode =>
  node.kind === Kind.FRAGMENT_DEFINITION;
const isOperation = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;
