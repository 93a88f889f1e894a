/**
 * True if an account is operator staff: its e-mail is verified and the part after its only `@` equals one of the
 * configured domains, letter case aside (AUTH-14, AUTH-15). Look-alike letters, sub-domains and suffixes are not equal.
 */
export function isStaffEmail(email: string, isVerified: boolean, domains: readonly string[]): boolean {
  if (!isVerified || !/^[\x21-\x7e]+$/.test(email)) return false;
  const [local, domain, ...rest] = email.split('@');
  if (!local || !domain || rest.length > 0) return false;
  return domains.includes(domain.toLowerCase());
}
