import { maskOrderId } from '../format/mask.ts';
import css from './Values.module.css';

/** An order id, masked where it is a secret; the full one never reaches the page (FMT-18, FMT-19). */
export function OrderId({ value }: { value: string }) {
  return <span className={css.order}>{maskOrderId(value)}</span>;
}
