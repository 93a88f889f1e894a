import { CombinedGraphQLErrors } from '@apollo/client';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failuresOf } from './callError.ts';
import { showFailedCall, useFailedCall } from './failedCall.ts';

const failed = (code: string, message: string) =>
  failuresOf(new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, status: 500 } }] }))[0];

test('ERR-9: the gateway’s own message about a server that failed explains nothing; the platform’s messages stay', () => {
  expect(failed('INTERNAL', 'Something went wrong.')?.message).toBeUndefined();
  expect(failed('UNAVAILABLE', 'This part is not available at the moment.')?.message).toBeUndefined();
  expect(failed('BAD_REQUEST', 'Montant trop élevé')?.message).toBe('Montant trop élevé');
});

test('AUTH-7: a session that is over opens its own dialog, not the one for failed calls as well', () => {
  const { result } = renderHook(useFailedCall);
  showFailedCall({ status: 401, code: 'UNAUTHENTICATED' });
  expect(result.current).toBeNull();
});
