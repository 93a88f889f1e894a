import type { z } from 'zod';
import { fieldErrorsOf } from '../../../schema/foundation/text/fieldErrors.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { forbiddenHere } from './catalogueAccess.ts';

/** Why an entity was not saved (API-4). */
export interface EntityError {
  field: string | null;
  rule: string;
  message: string;
}

/** Thrown inside a change, which is then undone. */
export class EntityRefused extends Error {
  readonly field: string;
  readonly rule: string;

  constructor(field: string, rule: string) {
    super(`${field}: ${rule}`);
    this.field = field;
    this.rule = rule;
  }
}

const WORDS: Record<string, Record<Scope['locale'], string>> = {
  required: { en: 'This field is required', fr: 'Ce champ est obligatoire' },
  max_length: { en: 'This is too long', fr: 'C’est trop long' },
  unknown_entity: { en: 'There is nothing with this identifier', fr: 'Rien ne porte cet identifiant' },
  unknown_product: { en: 'One of these products does not exist', fr: 'L’un de ces produits n’existe pas' },
  unknown_organization: {
    en: 'Choose an organization of yours',
    fr: 'Choisissez l’une de vos organisations',
  },
  duplicate_value: {
    en: 'Each value can be given once',
    fr: 'Chaque valeur ne peut être donnée qu’une fois',
  },
};

function errorOf({ locale }: Scope, { field, rule }: { field: string; rule: string }): EntityError {
  return { field: field === '' ? null : field, rule, message: WORDS[rule]?.[locale] ?? rule };
}

/** A change of an entity of the index: validated by its rule, made in one transaction, returned as entity and errors. */
export async function changeEntity<Draft extends z.ZodType, Entity>(
  scope: Scope,
  { draft, input }: { draft: Draft; input: unknown },
  work: (change: Change, draft: z.output<Draft>) => Promise<Entity>,
): Promise<{ entity: Entity | null; errors: EntityError[] }> {
  if (!scope.abilities.has('editRewards')) throw forbiddenHere('This asks for editRewards');
  const read = draft.safeParse(input, { reportInput: true });
  if (!read.success)
    return { entity: null, errors: fieldErrorsOf(read.error).map((error) => errorOf(scope, error)) };
  try {
    return { entity: await runChange({ scope }, (change) => work(change, read.data)), errors: [] };
  } catch (error) {
    if (error instanceof EntityRefused) return { entity: null, errors: [errorOf(scope, error)] };
    throw error;
  }
}
