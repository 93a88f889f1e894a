import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './generatedFiles.ts';

/** The part of JSON Schema that the platform's contract uses. */
export interface JsonSchema {
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

interface Content {
  content?: Record<string, { schema?: JsonSchema }>;
}

/** An operation of the contract, as far as the gateway reads it. */
export interface PlatformOperation {
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
}

/** The pinned OpenAPI document of the platform. */
export interface PlatformContract {
  paths: Record<string, Record<string, PlatformOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Reads schema/platform.openapi.json. */
export function platformContract(): PlatformContract {
  const text = readFileSync(join(root, 'schema/platform.openapi.json'), 'utf8');
  const { paths, components } = JSON.parse(text) as PlatformContract;
  return { paths, components: { schemas: components?.schemas ?? {} } };
}

/** The schemas of an operation's answers when it does not refuse. */
export function answersOf({ responses = {} }: PlatformOperation): JsonSchema[] {
  return Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = status.startsWith('2') ? content?.['application/json']?.schema : undefined;
    return schema ? [schema] : [];
  });
}

export function isNullable({ type, anyOf = [] }: JsonSchema): boolean {
  return [type].flat().includes('null') || anyOf.some(isNullable);
}

/** The schema itself, or its choice that is not null, references followed. */
export function notNull(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  if (schema.$ref) return schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {};
  const choice = schema.anyOf?.find((one) => !isNullable(one));
  return choice ? notNull(choice, schemas) : schema;
}
