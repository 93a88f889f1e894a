import css from './Values.module.css';

const SECRET = /^[a-z0-9]{64}$/;

/** An order id as shown: one of exactly 64 lowercase alphanumeric characters keeps its first four only (FMT-18, FMT-19). */
export function maskOrderId(orderId: string): string {
  return SECRET.test(orderId) ? `${orderId.slice(0, 4)}…` : orderId;
}

/** An order id, masked where it is a secret; the full one never reaches the page (FMT-18, FMT-19). */
export function OrderId({ value }: { value: string }) {
  return <span className={css.order}>{maskOrderId(value)}</span>;
}
