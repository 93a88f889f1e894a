/** A value of a change in readable form: lists joined, translations and dimensions as "fr name: Dix". */
export function wholeText(text: string | null): string {
  if (text === null || !/^[[{]/.test(text)) return text ?? '';
  try {
    return linesOf(JSON.parse(text), '').join(', ');
  } catch {
    return text;
  }
}

/** All nested values, labelled by their path; empty ones are omitted. */
function linesOf(value: unknown, path: string): string[] {
  if (value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, path));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, item]) =>
      linesOf(item, `${path} ${name.replaceAll('_', ' ')}`),
    );
  return [path ? `${path.trim()}: ${value}` : String(value)];
}
