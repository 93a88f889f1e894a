/** Focuses the field among these, by their `data-field`, that stands first on the page. */
export function focusField(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const place of form?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    if (!fields.includes(place.dataset.field ?? '')) continue;
    const target = place.querySelector<HTMLElement>(
      'input:not([type=hidden]):not([tabindex="-1"]), textarea, [role=spinbutton], button',
    );
    if (!target) continue;
    target.focus();
    return;
  }
}
