// Forms with unsaved changes: who wants to leave them, by whatever way, is asked once.

const questions = new Map<symbol, string>();
let answeredFor: string | null = null;

/** While it is there, leaving asks `question`. @returns what takes it away again. */
export function askBeforeLeaving(question: string): () => void {
  const key = Symbol();
  questions.set(key, question);
  return () => void questions.delete(key);
}

/** Whether `to`, a hash URL, may be gone to from `from`. A change of the query alone leaves nothing, but for that of the tab. */
export function mayLeave(from: string, to: string): boolean {
  const isAnswered = answeredFor === to;
  answeredFor = null;
  const [question] = questions.values();
  return question === undefined || isAnswered || placeOf(from) === placeOf(to) || confirm(question);
}

/** Asks now for a step that the browser is about to make, which is then not asked for again. */
export function askAhead(from: string, to: string): boolean {
  if (!mayLeave(from, to)) return false;
  answeredFor = to;
  return true;
}

function placeOf(url: string): string {
  const [path = '', query = ''] = url.split('?');
  return `${path}?${new URLSearchParams(query).get('tab') ?? ''}`;
}
