import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { Tabs } from './Tabs.tsx';

const TABS = ['Budget', 'Inventory', 'Discounts'].map((label) => ({ id: label.toLowerCase(), label }));

function Page() {
  const [selected, select] = useState('budget');
  return (
    <Tabs label="Advertiser" tabs={TABS} selected={selected} onSelect={select}>
      Content of {selected}
    </Tabs>
  );
}

test('the selected tab names the panel that is there, after every click', () => {
  renderKit(<Page />);
  for (const name of ['Budget', 'Inventory', 'Discounts', 'Budget']) {
    fireEvent.click(screen.getByRole('tab', { name }));
    const tab = screen.getByRole('tab', { selected: true });
    const panel = screen.getByRole('tabpanel', { name });
    expect(tab.textContent).toBe(name);
    expect(panel.textContent).toBe(`Content of ${name.toLowerCase()}`);
    expect(tab.getAttribute('aria-controls')).toBe(panel.id);
    const named = document.querySelectorAll('[aria-controls]');
    for (const one of named)
      expect(document.getElementById(one.getAttribute('aria-controls') ?? '')).toBe(panel);
  }
});
