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

interface Responses {
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

/** The pinned OpenAPI document of the platform. */
export interface PlatformContract {
  paths: Record<string, Record<string, Responses>>;
  components: { schemas: Record<string, JsonSchema> };
}

/** Reads schema/platform.openapi.json. */
export function platformContract(): PlatformContract {
  const text = readFileSync(join(root, 'schema/platform.openapi.json'), 'utf8');
  const { paths, components } = JSON.parse(text) as PlatformContract;
  return { paths, components: { schemas: components?.schemas ?? {} } };
}
