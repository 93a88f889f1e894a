import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askSession } from '../../session/session.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { SessionEndsSoonDialog } from './SessionEndsSoonDialog.tsx';

let endsAt: number | null;
beforeEach(() => {
  endsAt = null;
  vi.stubGlobal('fetch', async () =>
    Response.json({ signedIn: true, endsAt: endsAt === null ? null : new Date(endsAt).toISOString() }),
  );
});
afterEach(() => vi.useRealTimers());

test('AUTH-5: who cannot be renewed is asked to sign in again two minutes before, beside what was typed, and once', async () => {
  endsAt = Date.now() + 121_000;
  renderKit(<SessionEndsSoonDialog />);
  await act(async () => void (await askSession()));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findByRole('dialog')).textContent).toContain('Your session ends soon');
  const link = screen.getByRole('link', { name: /Sign in again/ });
  expect(link.getAttribute('href')).toMatch(/^\/auth\/login\?return_to=/);
  expect(link.getAttribute('target')).toBe('_blank');
  // Signed in again in the other tab.
  endsAt = Date.now() + 3_600_000;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a session that renews itself asks for nothing', async () => {
  renderKit(<SessionEndsSoonDialog />);
  await act(async () => void (await askSession()));
  expect(screen.queryByRole('dialog')).toBeNull();
});
