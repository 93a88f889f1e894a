/** SQLSTATE: five characters. Codes of the system (ENOENT) and of libraries look different. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** SQLSTATE class of data exceptions, whose messages quote the value. */
const DATA_EXCEPTION = /^22/;

interface Failure {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/**
 * The name and the cause of a failure, for a terminal. Never a value: no statement and no parameters of a query, no text that a parser or the database quotes.
 * Messages of our own errors are shown whole: they must not contain secrets.
 */
export function failureText(error: unknown): string {
  const texts = causesOf(error).flatMap((one) => textOf(one) ?? []);
  const [first = 'A statement failed', ...rest] = texts;
  const last = rest.at(-1);
  return last === undefined || last === first ? first : `${first} (${last})`;
}

function causesOf(error: unknown): Failure[] {
  if (typeof error !== 'object' || error === null) return [{ message: 'Unknown failure' }];
  const { cause } = error as Failure;
  return cause === undefined || cause === null || cause === error ? [error] : [error, ...causesOf(cause)];
}

function textOf({ name, message, code, constraint }: Failure): string | null {
  // The query builder's error has the statement and its parameters as its message.
  if (typeof message === 'string' && message.startsWith('Failed query:')) return null;
  if (typeof code === 'string' && SQLSTATE.test(code)) {
    const text = DATA_EXCEPTION.test(code) ? String(message).split(/[:"]/)[0]?.trim() : String(message);
    return `database error ${code}${constraint ? `, constraint ${constraint}` : ''}: ${text}`;
  }
  // A parser quotes what it cannot read.
  if (name === 'SyntaxError') return 'SyntaxError: a text cannot be read';
  const text = String(message ?? '').trim() || String(name ?? 'Unknown failure');
  return name === undefined || name === 'Error' || !isProgramError(name) ? text : `${String(name)}: ${text}`;
}

/** Errors of the language, whose message alone does not tell what failed. */
const isProgramError = (name: unknown): boolean =>
  name === 'TypeError' || name === 'RangeError' || name === 'ReferenceError';
