type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Inserts a text into a field's value at its caret, or at the end if it never had the focus. */
export function insertAtCaret(
  form: HTMLElement | null,
  { name, value }: { name: string; value: string | null | undefined },
  piece: string,
): string {
  const text = value ?? '';
  const place = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    (one) => one.dataset.field === name,
  );
  const { selectionStart, selectionEnd } = place?.querySelector<TextElement>('input, textarea') ?? {
    selectionStart: null,
    selectionEnd: null,
  };
  const start = Math.min(selectionStart ?? text.length, text.length);
  const end = Math.min(selectionEnd ?? start, text.length);
  return text.slice(0, start) + piece + text.slice(end);
}
