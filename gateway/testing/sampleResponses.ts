import { readFileSync } from 'node:fs';
import type { FakePlatform } from './fakePlatform.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  additionalProperties?: unknown;
}
interface Response {
  content?: Record<string, { schema: Schema }>;
}
interface Contract {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(
  readFileSync(new URL('../../schema/platform.openapi.json', import.meta.url), 'utf8'),
) as Contract;

/** Makes the fake respond to every route of the pinned contract with a sample of its schema; a test's own responses win. */
export function respondWithSamples(platform: FakePlatform): void {
  // In the document a parameter stands below literal segments. The newest response wins, so literal paths come last.
  for (const [path, methods] of Object.entries(contract.paths).reverse()) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const success = Object.entries(responses).find(([status]) => status.startsWith('2'));
      const schema = success?.[1].content?.['application/json']?.schema;
      if (!success || !schema) continue;
      const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      platform.on(route, { status: Number(success[0]), json: sampleOf(schema, '') });
    }
  }
}

function sampleOf(schema: Schema, name: string): unknown {
  if (schema.$ref) return sampleOf(contract.components.schemas[lastOf(schema.$ref)] as Schema, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.find(({ type }) => type !== 'null');
  if (choice) return sampleOf(choice, name);
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, sampleOf(inner, key)]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {}, name)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return false;
    default:
      return textOf(name);
  }
}

function textOf(name: string): string {
  if (/currency/.test(name)) return 'EUR';
  if (/timezone/.test(name)) return 'UTC';
  return /(_at|_datetime|^since|^as_of)$/.test(name) ? '2026-01-02T03:04:05.000Z' : '1';
}

function lastOf(reference: string): string {
  return reference.split('/').pop() ?? '';
}
