/** Joins class names; absent ones (an unknown key of a CSS module, a false condition) fall away. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
