import { type AllocationWorld, committed } from '../support/allocationWorld.ts';
import { dispatchRequests, type MoneyRequest } from './dispatchRequests.ts';

const decided = (world: () => AllocationWorld, verb: string, [login, other]: [string, string]) => [
  `${verb}AllocationRequest`,
  async (): Promise<MoneyRequest> => {
    const { request } = (await world().ask(committed(1, '1'))).body;
    const url = `/api/allocation_requests/${request?.id}/${verb}`;
    const reason = (words: string) => ({ body: { reason: words } });
    const body = verb === 'reject' ? { ...reason('Not now'), another: reason('Never') } : {};
    return { method: 'POST', url, login, other, version: 1, ...body };
  },
];
/** Every request that needs a key and moves money or decides about it; each call makes one about something new. */
export function moneyRequests(
  world: () => AllocationWorld,
  newKey: () => string,
): Record<string, () => Promise<MoneyRequest>> {
  return Object.fromEntries([
    [
      'updateBudget',
      async () => ({
        method: 'PUT',
        url: '/api/advertisers/1/budget',
        login: 'operator',
        other: 'second',
        body: { type: 'credit', amount: '1.00', description: 'Once' },
      }),
    ],
    [
      'createAllocation',
      async () => ({
        method: 'POST',
        url: '/api/advertisers/1/allocations',
        login: 'retailer',
        other: 'colleague',
        body: { ...committed(1, '1') },
      }),
    ],
    decided(world, 'approve', ['second', 'operator']),
    decided(world, 'reject', ['second', 'operator']),
    decided(world, 'withdraw', ['retailer', 'colleague']),
    [
      'decideAllocationRequests',
      async () => {
        const { request } = (await world().ask(committed(1, '1'))).body;
        return {
          method: 'POST',
          url: '/api/allocation_requests/decide',
          login: 'second',
          other: 'operator',
          body: { decision: 'approve', requests: [{ id: String(request?.id), version: 1 }] },
          another: {
            body: { decision: 'reject', reason: 'No', requests: [{ id: String(request?.id), version: 2 }] },
          },
        };
      },
    ],
    [
      'giveBackAllocation',
      async () => {
        const { request, allocation } = (await world().ask(committed(1, '1'))).body;
        await world().decide('approve', request?.id);
        await world().end(allocation?.id);
        const url = `/api/advertisers/1/allocations/${allocation?.id}/give_back`;
        return {
          method: 'POST',
          url,
          login: 'retailer',
          other: 'colleague',
          body: { amount: '0.5' },
          another: { body: { amount: '0.4' } },
        };
      },
    ],
    ...dispatchRequests({ world, newKey }),
  ]) as Record<string, () => Promise<MoneyRequest>>;
}
