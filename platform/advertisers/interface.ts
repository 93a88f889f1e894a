// Interface of `advertisers`: other capabilities import only these names, and its tables and routes.

export { markCommittedAllocation, markDiscounts, saveInvoicingRow } from './advertisers/moneyFacts.ts';
export { type Advertiser, lockAdvertiser, requireAdvertiser } from './advertisers/requireAdvertiser.ts';
export { readableAdvertiser } from './advertisers/shape.ts';
export { advertiserById, lockAdvertiserRow, saveAdvertiserRow } from './advertisers/store.ts';
export { endAlerts, raiseAlert, raiseLedgerAlert } from './alerts/raiseAlert.ts';
export { stockSubscribers, subscribers } from './alerts/subscribers.ts';
export { noteKeyUse } from './credentials/store.ts';
