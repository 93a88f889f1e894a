// What filters of the reports choose from by name, for who does not see the catalogue.
export const REPORT_CHOICES = ['brand', 'product', 'reward'] as const;
export type ReportChoiceKind = (typeof REPORT_CHOICES)[number];
