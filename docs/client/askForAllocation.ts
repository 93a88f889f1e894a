// Requests more money for the open allocation of the key's advertiser, once; its end stays as it is. A first request also says its end
// (`noExpiration` or `expiresAt`): node docs/client/askForAllocation.ts 25.00 order-4711
import { guerdonClient, keyOfEnvironment } from './guerdonClient.ts';

interface AllocationAnswer {
  createAllocation:
    | { __typename: 'CreateAllocationSuccess'; request: { id: string } }
    | { __typename: 'InvalidInput'; fieldErrors: { field: string; rule: string }[] }
    | { __typename: 'Refused'; code: string; message: string };
}

const ADVERTISER = 'query Advertiser { advertisers { items { id name } } }';
const ASK = `
  mutation AskForAllocation($input: CreateAllocationInput!) {
    createAllocation(input: $input) {
      __typename
      ... on CreateAllocationSuccess { request { id } }
      ... on InvalidInput { fieldErrors { field rule } }
      ... on Refused { code message }
    }
  }`;

const [amount, order] = process.argv.slice(2);
if (!amount || !order) {
  process.stderr.write('Usage: node docs/client/askForAllocation.ts <amount> <order>\n');
  process.exit(1);
}
const ask = guerdonClient(keyOfEnvironment());
const { advertisers } = await ask<{ advertisers: { items: { id: string }[] } }>(ADVERTISER);
const input = {
  advertiserId: advertisers.items[0]?.id,
  type: 'open',
  amount,
  // Derived from our own order, not generated for each attempt: however often this runs, one request is made.
  idempotencyKey: `allocation:${order}`,
};
const { createAllocation: answer } = await ask<AllocationAnswer>(ASK, { input });
if (answer.__typename === 'CreateAllocationSuccess')
  process.stdout.write(`Request ${answer.request.id} waits for a decision\n`);
else {
  process.stderr.write(`${JSON.stringify(answer)}\n`);
  process.exitCode = 1;
}
