import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CallFailure } from '../../data/failures/callError.ts';
import { Screen } from '../../kit/layout/Screen.tsx';
import { renderKit } from '../../testing/renderKit.tsx';
import { MissingPart } from './ScreenBoundary.tsx';

const back = { href: '#/accounts', label: 'Accounts' };
const failureOf = (status: number) => ({ status, errors: [], requestId: null }) as unknown as CallFailure;

const boundary = (failure: CallFailure | null, data: object | undefined = {}) => (
  <MissingPart
    query={{ data, errorAt: () => failure, refetch: vi.fn() }}
    at="account"
    name="Account"
    back={back}
    skeleton={<p>Waiting</p>}
  />
);

test.each([
  ['is not there', null],
  ['is not this person’s', failureOf(404)],
  ['failed', failureOf(500)],
  ['may not be seen', failureOf(403)],
])('a whole screen whose thing %s has a heading and a way back', (_, failure) => {
  renderKit(boundary(failure));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account');
  expect(screen.getByRole('link', { name: '← Accounts' }).getAttribute('href')).toBe('#/accounts');
  expect(document.title).toMatch(/^Account · /);
});

test('a part of a screen stands below the heading that is there', () => {
  renderKit(<Screen title="Settings">{boundary(null)}</Screen>);
  expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual(['Settings']);
});
