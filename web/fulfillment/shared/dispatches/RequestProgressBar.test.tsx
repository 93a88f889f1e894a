import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestRow } from '../../../testing/renderQuantity.tsx';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { RequestProgressBar } from './RequestProgressBar.tsx';

test.each([
  ['waiting', 10_000, 'Waiting to begin with the file …'],
  ['reading', 10_000, 'Reading the file …'],
  ['checking', 9_999, 'Checking 9,999 links …'],
])('the lines of a file are not counted before it has been read: %s', async (stage, lineCount, text) => {
  const progress = requestRow({ dryRun: true, stage, lineCount }) as never;
  await renderScreen(<RequestProgressBar kind="send_links" isFile progress={progress} />, { answers: {} });
  expect(await screen.findByText(text)).toBeTruthy();
});
