import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../errors/graphErrors.ts';
import { inputPlace } from '../errors/inputPlace.ts';
import { camelOf } from './casing.ts';
import type { Problem as CompleteProblem } from './rest.generated.ts';

/** The problem+json body of a refusal, as far as it could be read. */
export type Problem = Partial<CompleteProblem>;

/** The platform refused a call. In a mutation it becomes a member of the result union, elsewhere it is an error. */
export class RestRefusal extends GraphQLError {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    const { error_name: errorName, field_errors: fieldErrors } = problem;
    super(messageOf(status, problem), {
      extensions: {
        code: codeOf(status, errorName),
        status,
        ...(errorName ? { errorName } : {}),
        ...(fieldErrors?.length ? { fieldErrors: fieldErrors.map(inGraph) } : {}),
        ...(status === 401 ? { http: { status } } : {}),
      },
    });
    this.status = status;
    this.problem = problem;
  }
}

/**
 * The member of a result union for a refusal: broken rules → InvalidInput, any other reason → Refused.
 * @param args the arguments that the rules are about, where they are known.
 */
export function memberOfProblem(
  { status, error_name: name, field_errors: fieldErrors, message, record_id }: Problem,
  args: Readonly<Record<string, unknown>> = {},
) {
  if (status === 422 && fieldErrors?.length) {
    return {
      __typename: 'InvalidInput' as const,
      field_errors: fieldErrors.map(({ field, rule, limit }) => ({
        field: camelOf(field),
        rule,
        limit: limit ?? null,
        ...inputPlace(camelOf(field), args),
      })),
    };
  }
  return {
    __typename: 'Refused' as const,
    code: name ?? 'refused',
    message: message ?? '',
    record_id: record_id ?? null,
  };
}

/** REST name → name of the argument, for values of a call that the graph spells otherwise; both may be paths: `filter.state`. */
export type ArgumentNames = Readonly<Record<string, string>>;

/** A refusal of REST whose fields bear the names of the caller's arguments; what stands below a field keeps its own: `states.0`. */
export function inArguments(problem: Problem, names: ArgumentNames | undefined): Problem {
  if (!names || !problem.field_errors) return problem;
  return {
    ...problem,
    field_errors: problem.field_errors.map((error) => ({ ...error, field: argumentOf(error.field, names) })),
  };
}

function argumentOf(field: string, names: ArgumentNames): string {
  const steps = field.split('.');
  for (let depth = steps.length; depth > 0; depth--) {
    const name = names[steps.slice(0, depth).join('.')];
    if (name !== undefined) return [name, ...steps.slice(depth)].join('.');
  }
  return field;
}

/** A field as the graph calls it, with the rule that it breaks. */
const inGraph = ({ field, rule, limit }: NonNullable<Problem['field_errors']>[number]) => ({
  field: camelOf(field),
  rule,
  ...(limit === undefined ? {} : { limit }),
});

/** Reads a row; null when it does not exist or the caller may not see it. */
export async function nullIfNotFound<Row>(call: Promise<Row>): Promise<Row | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof RestRefusal && error.status === 404) return null;
    throw error;
  }
}

/** Reads what the answer to a change carries besides: null where the caller may not see it, so that what was done is no error. */
export async function nullIfForbidden<Row>(call: Promise<Row>): Promise<Row | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof RestRefusal && error.status === 403) return null;
    throw error;
  }
}

/** The only place that maps a status to an error code. */
function codeOf(status: number, errorName: string | undefined): ErrorCode {
  if (errorName === 'no_roles_found') return 'NO_ROLES_FOUND';
  switch (status) {
    case 401:
      return 'UNAUTHENTICATED';
    case 403:
      return 'FORBIDDEN';
    case 404:
      return 'NOT_FOUND';
    case 429:
      return 'TOO_MANY_REQUESTS';
    case 500:
      return 'INTERNAL';
    default:
      return status > 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
  }
}

/** The platform's message, which is meant for people; a server error never shows its own. */
function messageOf(status: number, { message }: Problem): string {
  if (status === 500) return 'Something went wrong.';
  if (status > 500) return 'This part is not available at the moment.';
  return message ?? 'The request was refused.';
}
