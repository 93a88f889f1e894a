import { camelOf } from '../rest/casing.ts';
import { RestRefusal } from './errors.ts';
import type { FieldErrorJson, InvalidInputJson } from './models.ts';

/** A read whose row is not there, or not the caller's: null. */
export async function orNull<Row>(call: Promise<Row>): Promise<Row | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof RestRefusal && error.status === 404) return null;
    throw error;
  }
}

/** The platform said no to a change, for a reason that the person can be told. */
export interface RefusedJson {
  __typename: 'Refused';
  code: string;
  message: string;
}

/** A change whose only refusals are broken rules and reasons. */
export async function orRefusal<Success>(
  call: Promise<Success>,
): Promise<Success | InvalidInputJson | RefusedJson> {
  try {
    return await call;
  } catch (error) {
    return refusalOf(error);
  }
}

/** A change of a versioned row: a stale version answers the row as it is now, under `staleName`. */
export async function orStale<Success, Row, Stale extends string>(
  call: Promise<Success>,
  staleName: Stale,
): Promise<Success | InvalidInputJson | RefusedJson | { __typename: Stale; current: Row }> {
  try {
    return await call;
  } catch (error) {
    if (
      error instanceof RestRefusal &&
      error.problem.error_name === 'stale_version' &&
      error.problem.current
    ) {
      return { __typename: staleName, current: error.problem.current as Row };
    }
    return refusalOf(error);
  }
}

/** 422 with field errors → InvalidInput, any other 409 or 422 → Refused, everything else stays an error. */
function refusalOf(error: unknown): InvalidInputJson | RefusedJson {
  if (!(error instanceof RestRefusal) || (error.status !== 409 && error.status !== 422)) throw error;
  const { field_errors: fieldErrors, error_name: name, message } = error.problem;
  if (error.status === 422 && fieldErrors && fieldErrors.length > 0) {
    return { __typename: 'InvalidInput', field_errors: fieldErrors.map(inGraph) };
  }
  return { __typename: 'Refused', code: name ?? 'refused', message: message ?? error.message };
}

function inGraph({ field, rule, limit }: { field: string; rule: string; limit?: string }): FieldErrorJson {
  return { field: camelOf(field), rule, limit: limit ?? null };
}
