import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { uiComponentsRoute } from '../routes/uiComponents.ts';
import { renderKit } from '../testing/renderKit.tsx';
import { UiComponentsScreen } from './UiComponentsScreen.tsx';

it('ROUTE-25: /ui-components needs viewUIComponents and shows the pieces of the interface, without any request', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect(uiComponentsRoute).toMatchObject({ path: '/ui-components', ability: 'viewUIComponents' });
  renderKit(<UiComponentsScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Interface components' })).toBeTruthy();
  for (const section of [
    'Actions',
    'Text fields',
    'Choices',
    'Files',
    'Form',
    'Tables',
    'Charts',
    'Feedback',
    'Values',
  ])
    expect(screen.getByRole('heading', { level: 2, name: section })).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

it.each(['en', 'fr'] as const)('has all its words in %s', async (locale) => {
  const missing: string[] = [];
  const { container } = renderKit(<UiComponentsScreen />, { locale });
  for (const match of container.textContent?.matchAll(
    /\b(?:sample|state|section|tone|variant|status|empty|error)\.[a-z_0-9]+/g,
  ) ?? [])
    missing.push(match[0]);
  expect(missing).toEqual([]);
});
