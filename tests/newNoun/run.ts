// `npm run new:noun -- promotions coupons`: writes a noun of advertisers through all layers, with its migration, its contract and its types.
import { execFileSync } from 'node:child_process';
import { ROOT } from '../house/tree.ts';
import { nounOf } from './nounNames.ts';
import { REGISTRY_LINES } from './registryLines.ts';
import { writeTableGuards } from './tableGuards.ts';
import { writeNoun } from './writeNoun.ts';

function npm(...args: string[]): void {
  execFileSync('npm', ['run', '--silent', ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}

function main(args: string[]): void {
  const noun = nounOf(args);
  const paths = writeNoun(ROOT, noun);
  npm('migrations:generate', '--', '--name', noun.plural);
  const migration = writeTableGuards(ROOT, noun);
  // The graph's dump needs the types of the contract, and the types need both documents.
  npm('schema:dump:platform');
  npm('codegen');
  npm('schema:dump');
  npm('codegen');
  const registries = new Set(REGISTRY_LINES.map(({ file }) => file).filter((file) => file.endsWith('.ts')));
  execFileSync('npx', ['biome', 'check', '--write', ...paths, ...registries], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log([...paths, migration].join('\n'));
  console.log('\nWhat is left: docs/playbooks/add-a-resource.md');
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
