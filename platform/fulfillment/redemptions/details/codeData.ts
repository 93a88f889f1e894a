import type { FastifyBaseLogger } from 'fastify';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { readCodes } from '../../codes/readCodes.ts';
import { requireAction } from '../requireAction.ts';
import type { CodeDataJson } from './codeShape.ts';

/**
 * The plain codes of a redemption, for a caller who gives a reason (RED-28): the read is logged first.
 * @throws Refusal not_found, no_code, unavailable, too_many_requests
 */
export async function readCodeData(
  scope: Scope,
  { id, reason }: { id: string; reason: string },
  tools: { box: CodeBox; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<CodeDataJson> {
  const { advertiserId } = await requireAction(scope, id, 'code_information');
  const read = { what: 'reveal', advertiserId, redemptionIds: [id], reason } as const;
  const codes = (await readCodes(scope, tools, read)).get(id) ?? [];
  return {
    codes: codes.map(({ usage, value, expiresAt, isDead }) => ({
      usage,
      value,
      expires_at: expiresAt,
      is_dead: isDead,
    })),
  };
}
