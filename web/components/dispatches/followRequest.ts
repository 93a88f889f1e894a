import type { ApolloClient } from '@apollo/client';
import {
  RequestProgressBarDocument,
  type RequestProgressBarQuery,
} from '../../../operations/dispatches/RequestProgressBar.generated.ts';

type Look = NonNullable<RequestProgressBarQuery['dispatchRequest']>;

/** How far a large dispatch, or its dry run, is. */
export type RequestProgress = Omit<Look, 'result' | '__typename'>;

/** What it became, as a small one is answered at once. */
export type RequestResult = Exclude<NonNullable<Look['result']>, { __typename: 'CreateDispatchPending' }>;

/** Milliseconds between two questions. */
export const LOOK_MS = 1_000;

/** Questions in a row without an answer after which nobody asks any more: on a busy service each may take seconds. */
const MAX_UNANSWERED = 20;

interface Following {
  onProgress: (progress: RequestProgress) => void;
  /** Whether somebody still wants to know. */
  isWanted: () => boolean;
}

/** Follows a request until it has a result. Null where nobody wants it any more, it was given up, or the service does not answer. */
export async function followRequest(
  client: ApolloClient,
  id: string,
  { onProgress, isWanted }: Following,
): Promise<RequestResult | null> {
  for (let unanswered = 0; unanswered < MAX_UNANSWERED; ) {
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
    if (!isWanted()) return null;
    const look = await ask(client, id);
    if (look === undefined) {
      unanswered += 1;
      continue;
    }
    unanswered = 0;
    if (look === null || !isWanted()) return null;
    const { result, ...progress } = look;
    if (result && result.__typename !== 'CreateDispatchPending') return result;
    if (look.state !== 'working') return null;
    onProgress(progress);
  }
  return null;
}

/** The request as it is now; null where there is none, undefined where no answer came. */
async function ask(client: ApolloClient, id: string): Promise<Look | null | undefined> {
  const { data } = await client
    .query({ query: RequestProgressBarDocument, variables: { id }, fetchPolicy: 'no-cache' })
    .catch(() => ({ data: undefined }));
  return data?.dispatchRequest;
}
