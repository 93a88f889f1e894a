import { type Queries } from '../../database/connection.ts';
import type { ReportPageJson } from './shape.ts';

/** How fresh what the report is read from is. */
export async function freshnessOf(_tx: Queries): Promise<ReportPageJson['freshness']> {
  return { as_of: new Date().toISOString(), waiting: 0, folded_at: null, recounted_at: null, drift: null };
}
