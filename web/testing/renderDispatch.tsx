// Only for tests: the page of dispatch 7 with its responses.
import { DispatchScreen } from '../fulfillment/dispatches/DispatchScreen.tsx';
import { line, linesOf } from './data/dispatchData.ts';
import { type Answers, renderScreen, type ScreenOptions } from './renderScreen.tsx';

/** Shows it at its address; `answers` are the responses besides the dispatch and one line. */
export const renderDispatch = (dispatch: object, answers: Answers = {}, over: Partial<ScreenOptions> = {}) =>
  renderScreen(<DispatchScreen advertiserId="1" promotionId="3" dispatchId="7" />, {
    answers: {
      DispatchScreen: () => ({ data: { dispatch } }),
      DispatchLook: () => ({ data: { dispatch } }),
      DispatchLines: () => linesOf('7', [line('1')]),
      ...answers,
    },
    url: '/advertiser/1/promotion/3/batch/7',
    ...over,
  });

/** An instant this many seconds from now. */
export const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
