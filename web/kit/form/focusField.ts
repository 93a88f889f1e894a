/** Focuses the field among these that stands first on the page, by its `data-field`, and shows it with its label. A row's name, `rewards.row3`, is its first field. */
export function focusField(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const place of form?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
    const name = place.dataset.field ?? '';
    if (!fields.some((field) => name === field || (isRow(field) && name.startsWith(`${field}.`)))) continue;
    const target = place.querySelector<HTMLElement>(
      'input:not([type=hidden]):not([tabindex="-1"]), textarea, [role=spinbutton], button:not([disabled])',
    );
    if (!target) continue;
    target.focus();
    place.scrollIntoView?.({ block: 'nearest' });
    return;
  }
}

const isRow = (field: string) => /\.row\d+$/.test(field);
