/** Characters of a new password; a longer one is no stronger, only slower. */
export const PASSWORD_LENGTH = { min: 12, max: 256 };

/** Different characters a new password has at least. */
const DIFFERENT = 5;

/** The fault in a new password of the account with this e-mail; null if there is none. */
export function passwordProblem(password: string, email: string): 'short' | 'long' | 'guessable' | null {
  // Counted as it is hashed: equal-looking spellings are one.
  const characters = [...password.normalize('NFKC')];
  if (characters.length < PASSWORD_LENGTH.min) return 'short';
  if (characters.length > PASSWORD_LENGTH.max) return 'long';
  const isFew = new Set(characters).size < DIFFERENT;
  const isEmail = password.trim().toLowerCase() === email.toLowerCase();
  return isFew || isEmail || isRow(characters) ? 'guessable' : null;
}

/** True if each character follows the one before it: `abcdefghijkl`, `987654321098`. */
function isRow(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  const nines = (step: number) => (step === -9 ? 1 : step === 9 ? -1 : step);
  return new Set(steps.map(nines)).size === 1;
}
