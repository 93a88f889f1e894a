import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import type { ProviderAdapter } from './adapter.ts';

/** The provider that is Guerdon itself: it makes a code of 16 characters, the same for the same order, and can cancel it. */
export function issuedProvider(box: Pick<CodeBox, 'issued'>): ProviderAdapter {
  return {
    order: async (key, { address }) => ({
      kind: 'answered',
      reference: key,
      cancelable: true,
      expiresAt: null,
      trackingCode: null,
      codes: address === null ? [{ usage: 'primary', value: box.issued(key) }] : [],
      orderStatus: address === null ? null : 'ordered',
    }),
    cancel: async () => 'canceled',
  };
}
