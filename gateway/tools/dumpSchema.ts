/*
 * Prints the stitched schema, without any server, into schema/gateway.graphql, and what follows from the code into the guides.
 * --check    compares instead, and fails on a breaking change that docs/schema-changes.md does not list.
 * --accept   lists the breaking changes.
 * --release  makes the schema as it is that of the last release.
 */
import { readFileSync } from 'node:fs';
import { eventDataSdl } from '../../schema/reports/eventSdl.ts';
import { runCommand } from '../../server/runCommand.ts';
import { packageVersion } from '../config.ts';
import { apiGuideFile } from './apiGuide.ts';
import { staleFiles, writeFiles } from './generatedFiles.ts';
import { printSchema } from './printSchema.ts';
import { releasedChanges, schemaChanges, unlistedChanges } from './schemaChanges.ts';

const SCHEMA = 'schema/gateway.graphql';
const RELEASED = 'schema/released.graphql';
const CHANGES = 'docs/schema-changes.md';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const has = (option: string) => process.argv.includes(option);

runCommand(async () => {
  const eventData = { path: 'schema/reports/eventData.graphql', text: eventDataSdl() };
  // The schema is printed from the files on disk.
  if (!has('--check')) writeFiles([eventData]);
  const now = printSchema();
  const texts = { released: read(RELEASED), now, listed: read(CHANGES) };
  const changes = schemaChanges(texts, { accept: has('--accept') });
  const files = [eventData, { path: SCHEMA, text: now }, apiGuideFile(), { path: CHANGES, text: changes }];
  const unlisted = has('--accept') ? [] : unlistedChanges(texts);
  for (const change of unlisted) process.stderr.write(`Breaking, and not listed in ${CHANGES}: ${change}\n`);
  if (unlisted.length > 0) process.stderr.write('To break it: npm run schema:dump -- --accept.\n');

  if (has('--check')) {
    const stale = staleFiles(files);
    for (const path of stale) process.stderr.write(`${path} is out of date: run npm run schema:dump.\n`);
    process.exitCode = stale.length + unlisted.length === 0 ? 0 : 1;
  } else if (has('--release')) {
    if (unlisted.length > 0) throw new Error('A release lists what it breaks.');
    const text = releasedChanges(changes, packageVersion());
    writeFiles([...files, { path: RELEASED, text: now }, { path: CHANGES, text }]);
  } else {
    writeFiles(files);
  }
});
