import { route } from './route.ts';

export const inventoryReportRoute = route({
  path: '/reports/inventory',
  query: ['source', 'brand', 'product', 'reward', 'hide_unused', 'order_by', 'order', 'page'],
  ability: 'viewInventoryReport',
  menu: { group: 'reports', label: 'inventory_report' },
});

export const allocationsReportRoute = route({
  path: '/reports/allocations',
  query: ['search', 'advertiser', 'statuses', 'types', 'waiting', 'order_by', 'order', 'page'],
  ability: 'viewAllocationsReport',
  menu: { group: 'reports', label: 'allocations_report' },
});
