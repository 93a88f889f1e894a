import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeneratedFile, root } from './files.ts';

/** As much of JSON Schema as the platform's contract uses. */
interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  description?: string;
}

interface OpenApi {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }> }>
  >;
  components?: { schemas?: Record<string, JsonSchema> };
}

/** Types of every answer that the platform's contract promises: one interface a named shape, one line a route. */
export function restFile(): GeneratedFile {
  const contract = JSON.parse(readFileSync(join(root, 'schema/platform.openapi.json'), 'utf8')) as OpenApi;
  const shapes = Object.entries(contract.components?.schemas ?? {}).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`,
  );
  const routes = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses = {} }]) => {
      const success = Object.keys(responses).find((status) => status.startsWith('2'));
      const content = success ? responses[success]?.content : undefined;
      const schema = content?.['application/json']?.schema;
      return `  '${method.toUpperCase()} ${path}': ${schema ? typeOf(schema, '  ') : 'unknown'};\n`;
    }),
  );
  const text = [
    '/** Generated from schema/platform.openapi.json: what each route answers when it does not refuse. */\n',
    ...shapes,
    `export interface RestAnswers {\n${routes.join('')}}\n`,
    'export type RestRoute = keyof RestAnswers;\n',
  ].join('\n');
  return { path: 'gateway/rest/rest.generated.ts', text };
}

function typeOf(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeOf(choice, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => typeOf(part, indent)).join(' & ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `(${typeOf(schema.items ?? {}, indent)})[]`;
    case 'object':
      return objectOf(schema, indent);
    default:
      return 'unknown';
  }
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  if (!properties) {
    const values =
      typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown';
    return `Record<string, ${values}>`;
  }
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const comment = schema.description ? `${inner}/** ${schema.description.replaceAll('*/', '')} */\n` : '';
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    return `${comment}${inner}${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}
