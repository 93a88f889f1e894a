// Interface of `advertisers`: other capabilities import only these names, and its tables and routes.
export { type Advertiser, lockAdvertiser, requireAdvertiser } from './advertisers/requireAdvertiser.ts';
export { readableAdvertiser } from './advertisers/shape.ts';
export { advertiserById, lockAdvertiserRow, saveAdvertiserRow } from './advertisers/store.ts';
export { stockSubscribers, subscribers } from './alerts/subscribers.ts';
