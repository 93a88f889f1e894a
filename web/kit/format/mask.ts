const SECRET = /^[a-z0-9]{64}$/;

/** An order id as shown: one of exactly 64 lowercase alphanumeric characters keeps its first four only (FMT-18, FMT-19). */
export function maskOrderId(orderId: string): string {
  return SECRET.test(orderId) ? `${orderId.slice(0, 4)}…` : orderId;
}
