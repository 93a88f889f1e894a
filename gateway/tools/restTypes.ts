import type { GeneratedFile } from './generatedFiles.ts';
import { answersOf, type JsonSchema, platformContract } from './platformContract.ts';

/** Types of the platform's responses: one type a named schema, one line a route. */
export function restTypesFile(): GeneratedFile {
  const contract = platformContract();
  const schemas = Object.entries(contract.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`,
  );
  const routes = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const types = answersOf(operation).map((schema) => typeOf(schema, '  '));
      return `  '${method.toUpperCase()} ${path}': ${types.join(' | ') || 'unknown'};\n`;
    }),
  );
  const text = [
    '/** Generated from schema/platform.openapi.json: what each route responds with when it does not refuse. */\n',
    ...schemas,
    `export interface RestResponses {\n${routes.join('')}}\n`,
    'export type RestRoute = keyof RestResponses;\n',
  ].join('\n');
  return { path: 'gateway/foundation/rest/rest.generated.ts', text };
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
