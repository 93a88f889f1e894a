import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Route, Router, useLocation, useSearch } from 'wouter';
import { currentUrl, hashLocation, navigate, pathOf, queryOf } from './hashLocation.ts';

beforeEach(() => {
  history.replaceState(null, '', '#/');
});

test('SHELL-1: every place is a hash URL, and going there loads no page', () => {
  const before = location.pathname + location.search;
  act(() => navigate('/advertiser/7?tab=budget'));
  expect(location.hash).toBe('#/advertiser/7?tab=budget');
  expect(location.pathname + location.search).toBe(before);
  expect(pathOf(currentUrl())).toBe('/advertiser/7');
  expect(queryOf(currentUrl())).toBe('tab=budget');
});

test('ROUTE-66: a change of the query alone reloads nothing', () => {
  const mounted = vi.fn();
  function Screen() {
    useEffect(mounted, []);
    const [path] = useLocation();
    return <p>{`${path} ${useSearch()}`}</p>;
  }
  navigate('/advertisers?page=1');
  render(
    <Router hook={hashLocation}>
      <Route path="/advertisers" component={Screen} />
    </Router>,
  );
  act(() => navigate('/advertisers?page=2'));
  expect(screen.getByText('/advertisers page=2')).toBeTruthy();
  expect(mounted).toHaveBeenCalledTimes(1);
});

test('going back is heard', () => {
  function Place() {
    return <p>{useLocation()[0]}</p>;
  }
  render(
    <Router hook={hashLocation}>
      <Place />
    </Router>,
  );
  act(() => navigate('/one'));
  act(() => {
    history.replaceState(null, '', '#/two');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByText('/two')).toBeTruthy();
});
