// `npm run schema:pull`: asks the running index for its schema and pins it in schema/remote/search.graphql; `--check` compares.
// Reads PLATFORM_URL and ACCESS_TOKEN (any signed-in account's).
import { readFileSync, writeFileSync } from 'node:fs';
import {
  buildClientSchema,
  buildSchema,
  findBreakingChanges,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';
import { request } from 'undici';
import { runCommand } from '../../server/runCommand.ts';

runCommand(async () => {
  const file = new URL('../../schema/remote/search.graphql', import.meta.url);
  const platformUrl = process.env.PLATFORM_URL || 'http://localhost:4100';
  const token = process.env.ACCESS_TOKEN;
  if (!token)
    throw new Error('ACCESS_TOKEN is missing: the index shows its schema to signed-in callers only.');

  const response = await request(`${platformUrl}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: true }) }),
  });
  if (response.statusCode !== 200) throw new Error(`The index responded with ${response.statusCode}.`);
  const { data } = (await response.body.json()) as { data: IntrospectionQuery };
  const now = buildClientSchema(data);
  const pinned = buildSchema(readFileSync(file, 'utf8'));

  const breaking = findBreakingChanges(pinned, now);
  for (const { description } of breaking) process.stderr.write(`breaking: ${description}\n`);
  if (process.argv.includes('--check')) process.exitCode = printSchema(pinned) === printSchema(now) ? 0 : 1;
  else writeFileSync(file, `${printSchema(now)}\n`);
});
