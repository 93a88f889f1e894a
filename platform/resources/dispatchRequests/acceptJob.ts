import { newDispatch } from '../../../schema/rules/dispatches.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { dispatchRequestAad } from '../../codes/codeText.ts';
import { openJson } from '../../codes/sealedJson.ts';
import type { JobComponents, JobHandler } from '../../jobs/work.ts';
import { createDispatch, type DispatchTools } from '../dispatches/create.ts';
import { callerScope } from './callerScope.ts';
import { workRequest } from './workRequest.ts';

/** What the job accepts with. */
export interface AcceptJobTools {
  box: CodeBox;
  staffDomains: readonly string[];
  /** Opens what a dispatch needs, once for a process. */
  openTools(components: JobComponents): Promise<DispatchTools>;
}

/** Accepts or tries a large dispatch in its caller's name, by the code that accepts small ones. */
export const dispatchAcceptor =
  ({ box, staffDomains, openTools }: AcceptJobTools): JobHandler =>
  async (work) => {
    const tools = await openTools(work.components);
    await workRequest(work, {
      async run(stored, progress) {
        const { promotionId, caller, key, request } = stored;
        if (request === null) throw new Error('The body of the request is gone');
        const scope = await callerScope(work, stored, staffDomains);
        const body = newDispatch.parse(openJson(box, dispatchRequestAad(caller, key), request));
        return createDispatch(scope, { promotionId, body, key }, { ...tools, box, progress });
      },
    });
  };
