/** How much is added to a database that holds the demo data. */
export interface VolumeSize {
  advertisers: number;
  /** How many of them the one large retailer has. */
  retailer: number;
  /** Lines of budgets: at least two an advertiser. */
  lines: number;
  redemptions: number;
}

/** The login of the large retailer, with the demo's password. */
export const VOLUME_RETAILER = 'retailer@meridian.example';
