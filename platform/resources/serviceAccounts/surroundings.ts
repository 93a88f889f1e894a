/** What a change of service accounts needs besides the request. */
export interface Surroundings {
  /** Domains of operator staff: nobody else answers for a service account. */
  staffDomains: readonly string[];
  /** The issuer elsewhere that signs in here; null for our own. */
  issuer: string | null;
}
