import type { z } from 'zod';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import type { Scope } from '../access/scope.ts';

/** A noun as the answer to a change carries it. */
export interface ReadableNoun<Json> {
  schema: z.ZodType<Json | null>;
  /** The noun, or null for a caller who may not read it. */
  show(scope: Pick<Scope, 'abilities'>, json: Json): Json | null;
}

/**
 * The result of a change follows the rules of a read: it contains a noun for callers with one of the abilities that read the noun, and null for
 * everybody else, even if they may make the change (API-8).
 */
export function readableOnly<Json>(
  schema: z.ZodType<Json>,
  ...abilities: readonly [Ability, ...Ability[]]
): ReadableNoun<Json> {
  return {
    schema: schema.nullable().describe(`Null without ${abilities.join(' or ')}`),
    show: (scope, json) => (abilities.some((ability) => scope.abilities.has(ability)) ? json : null),
  };
}
