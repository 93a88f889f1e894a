import type { FastifyBaseLogger } from 'fastify';
import type { Scope } from '../../access/scope.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { readCodes } from '../../codes/readCodes.ts';
import type { CodeDataJson } from './codeShape.ts';
import { requireAction } from './requireAction.ts';

/**
 * The codes of a redemption in clear, for who says why (RED-28): that they are read is written down first.
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
      ...{ usage, value },
      expires_at: expiresAt,
      is_dead: isDead,
    })),
  };
}
