import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignInWorld, startSignInWorld } from '../../tests/support/signInWorld.ts';
import { Visitor } from '../../tests/support/visitor.ts';

let world: SignInWorld;
beforeAll(async () => {
  world = await startSignInWorld();
});
afterAll(() => world.close());

test('AUTH-1, AUTH-11: the gateway sends the browser to the issuer and back, and keeps the tokens itself', async () => {
  const visitor = new Visitor();
  const last = await world.signIn(visitor, undefined, '/#/advertisers?page=2');
  expect(last.status, last.text).toBe(303);
  expect(last.location).toBe(`${world.publicUrl}/#/advertisers?page=2`);
  const who = await visitor.send(`${world.publicUrl}/who`);
  expect(JSON.parse(who.text)).toEqual({ subject: 'subject-person' });
});
