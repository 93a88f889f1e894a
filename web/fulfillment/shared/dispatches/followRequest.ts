import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { RequestProgressBarQuery } from '../../../../operations/fulfillment/dispatches/RequestProgressBar.generated.ts';

/** Progress of a large dispatch, of its change, or of the dry run of either. */
export type RequestProgress = Omit<
  NonNullable<RequestProgressBarQuery['dispatchRequest']>,
  'result' | '__typename'
>;

/** A request as a document reads it: how far it is, and its result once it has one. */
type Look<Result> = RequestProgress & { result: Result | null };

/** Which request, and the document that reads it. */
interface Followed<Result> {
  document: TypedDocumentNode<{ dispatchRequest: Look<Result> | null }, { id: string }>;
  id: string;
}

/** Milliseconds between two questions. */
export const LOOK_MS = 1_000;

/** Unanswered polls in a row after which polling ends. On a busy service each may take seconds. */
const MAX_UNANSWERED = 20;

interface Following {
  onProgress: (progress: RequestProgress) => void;
  /** Returns false once nobody waits for the outcome. */
  isWanted: () => boolean;
}

/**
 * Follows a request until it has a result, as a small one is answered at once. Null where nobody wants it any more, it was given up, or the service does
 * not answer.
 */
export async function followRequest<Result>(
  client: ApolloClient,
  followed: Followed<Result>,
  { onProgress, isWanted }: Following,
): Promise<Result | null> {
  for (let unanswered = 0; unanswered < MAX_UNANSWERED; ) {
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
    if (!isWanted()) return null;
    const look = await ask(client, followed);
    if (look === undefined) {
      unanswered += 1;
      continue;
    }
    unanswered = 0;
    if (look === null || !isWanted()) return null;
    const { result, ...progress } = look;
    if (result) return result;
    if (look.state !== 'working') return null;
    onProgress(progress);
  }
  return null;
}

/** The request as it is now; null where there is none, undefined where no answer came. */
async function ask<Result>(
  client: ApolloClient,
  { document, id }: Followed<Result>,
): Promise<Look<Result> | null | undefined> {
  const { data } = await client
    .query({ query: document, variables: { id }, fetchPolicy: 'no-cache' })
    .catch(() => ({ data: undefined }));
  return data?.dispatchRequest;
}
