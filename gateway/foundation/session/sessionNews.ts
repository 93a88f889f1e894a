// Notifies the platform of what an external issuer does not: who signed in, and who signed out.
import {
  ISSUER_SETTINGS,
  type IssuerSetting,
  SIGN_IN_FAULTS,
  type SignInFault,
} from '../../../schema/foundation/signIn.ts';
import type { SessionConfig } from './environment.ts';
import type { StoredSession } from './sessionCookie.ts';

const TIMEOUT_MS = 5_000;

/** Why a sign-in at an external issuer is not accepted here: the person is unknown, or a setting is wrong. */
export type Fault = { fault: SignInFault } | { setting: IssuerSetting } | { fault: 'refused' };

/** Notifies the platform of sessions that started at an external issuer. */
export interface SessionNews {
  /** Null when the token belongs to a member; throws when the platform is unavailable. */
  signedIn(accessToken: string): Promise<Fault | null>;
  /** From now on the session and its token are refused; throws when the platform is unavailable. */
  signedOut(session: Pick<StoredSession, 'id' | 'accessToken'>): Promise<void>;
  /** True if the session was signed out; throws when the platform is unavailable. */
  isSignedOut(session: Pick<StoredSession, 'id'>): Promise<boolean>;
}

/** Notifies the platform. The platform already knows all sessions of the embedded issuer. */
export function sessionNews({ isExternalIssuer, platformUrl }: SessionConfig): SessionNews {
  async function tell(method: string, path: string, token?: string): Promise<Response> {
    const answer = await fetch(platformUrl + path, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (![204, 401, 404].includes(answer.status))
      throw Object.assign(new Error('the platform cannot be asked'), { status: answer.status });
    return answer;
  }
  return {
    async signedIn(accessToken) {
      if (!isExternalIssuer) return null;
      const answer = await tell('POST', '/api/sign_ins', accessToken);
      return answer.status === 204 ? null : faultOf(await answer.json());
    },
    async signedOut({ id, accessToken }) {
      if (isExternalIssuer) await tell('PUT', `/api/sign_outs/${id}`, accessToken);
    },
    isSignedOut: async ({ id }) =>
      isExternalIssuer && (await tell('GET', `/api/sign_outs/${id}`)).status === 204,
  };
}

function faultOf(problem: unknown): Fault {
  const { error_name: name, error_detail: detail } = problem as {
    error_name?: string;
    error_detail?: string;
  };
  const setting = ISSUER_SETTINGS.find((one) => one === detail);
  if (name === 'wrong_setting' && setting) return { setting };
  return { fault: SIGN_IN_FAULTS.find((one) => one === name) ?? 'refused' };
}
