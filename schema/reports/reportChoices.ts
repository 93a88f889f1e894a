// Filter values of the reports by name, for callers without access to the catalog.
export const REPORT_CHOICES = ['brand', 'product', 'reward'] as const;
export type ReportChoiceKind = (typeof REPORT_CHOICES)[number];
