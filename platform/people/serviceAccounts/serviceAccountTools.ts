/** Dependencies of changes to service accounts. */
export interface ServiceAccountTools {
  /** E-mail domains of operator staff. Only staff are responsible for service accounts. */
  staffDomains: readonly string[];
  /** The external issuer that signs in here; null for our own. */
  issuer: string | null;
}
