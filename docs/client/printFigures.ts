// Prints the figures of the key's advertiser: node docs/client/printFigures.ts
import { guerdonClient, keyOfEnvironment } from './guerdonClient.ts';

interface Money {
  amount: string;
  currency: string;
}

interface Figures {
  advertisers: {
    items: { id: string; name: string; budget: { total: Money; unallocated: Money; balance: Money } }[];
  };
}

const FIGURES = `
  query Figures {
    advertisers {
      items { id name budget { total { amount currency } unallocated { amount currency } balance { amount currency } } }
    }
  }`;

const ask = guerdonClient(keyOfEnvironment());
const { advertisers } = await ask<Figures>(FIGURES);
for (const { name, budget } of advertisers.items)
  process.stdout.write(
    `${name}: ${budget.balance.amount} ${budget.balance.currency} left of ${budget.total.amount}\n`,
  );
