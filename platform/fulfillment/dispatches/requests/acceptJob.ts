import { z } from 'zod';
import { newBatch, newDispatch } from '../../../../schema/fulfillment/dispatches.ts';
import type { JobComponents, JobHandler } from '../../../foundation/jobs/work.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { dispatchRequestAad } from '../../../foundation/secrets/codeText.ts';
import { openJson } from '../../../foundation/secrets/sealedJson.ts';
import { createBatch } from '../batches/createBatch.ts';
import { createDispatch, type DispatchTools } from '../create.ts';
import { callerScope } from './callerScope.ts';
import { workRequest } from './workRequest.ts';

/** Dependencies of the job. */
export interface AcceptJobTools {
  box: CodeBox;
  staffDomains: readonly string[];
  /** Opens what a dispatch needs, once for a process. */
  openTools(components: JobComponents): Promise<DispatchTools>;
}

/** Content of the sealed request for a batch. */
const batchRequest = z.object({ sku: z.string(), body: newBatch });

/** Accepts or tries a large dispatch or batch in its caller's name, by the code that accepts small ones. */
export const dispatchAcceptor =
  ({ box, staffDomains, openTools }: AcceptJobTools): JobHandler =>
  async (work) => {
    const tools = await openTools(work.components);
    await workRequest(work, {
      async run(stored, progress) {
        const { promotionId, action, caller, key, request } = stored;
        if (request === null) throw new Error('The body of the request is gone');
        const scope = await callerScope(work, stored, staffDomains);
        const opened = openJson(box, dispatchRequestAad(caller, key), request);
        const own = { ...tools, box, progress };
        if (action === 'create_batch')
          return createBatch(scope, { promotionId, key, ...batchRequest.parse(opened) }, own);
        return createDispatch(scope, { promotionId, key, body: newDispatch.parse(opened) }, own);
      },
    });
  };
