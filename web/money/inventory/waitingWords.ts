import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { readFragment } from '../../../operations/readFragment.ts';
import {
  type AllocationRowFragment,
  type WaitingRequestFragment,
  WaitingRequestFragmentDoc,
} from '../../../operations/reports/inventory/AllocationRow.generated.ts';
import { formatMinor, parseMoney } from '../../../schema/foundation/money/money.ts';
import { formatInstant } from '../../kit/format/dates.ts';
import { formatMoney, type MoneyValue } from '../../kit/format/money.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';

/** The amounts and end dates in the waiting requests of an allocation. */
export interface Waiting {
  /** Requested amount, without the amount to give back; null if none. */
  asked: MoneyValue | null;
  /** Amount to give back; null if none. */
  back: MoneyValue | null;
  /** The requests that would change the end date. */
  ends: readonly WaitingRequestFragment[];
}

/** Separates the pending amounts. `amountPending` is the sum of both kinds; a pending allocation requests its own amount. */
export function waitingOf(allocation: AllocationRowFragment): Waiting {
  const { status, requestedAmount, amountPending } = allocation;
  const { currency } = amountPending;
  const requests = readFragment(WaitingRequestFragmentDoc, allocation.waitingRequests);
  const minor = ({ amount }: MoneyValue) => parseMoney(amount, currency) ?? 0n;
  const back = requests
    .filter(({ type }) => type === 'deallocate')
    .reduce((sum, { amount }) => sum + minor(amount), 0n);
  const requestedSum = status === 'pending' ? minor(requestedAmount) : minor(amountPending) - back;
  const money = (sum: bigint) => (sum > 0n ? { amount: formatMinor(sum, currency), currency } : null);
  return {
    asked: money(requestedSum),
    back: money(back),
    ends: requests.filter((request) => changesEnd(allocation, request)),
  };
}

/** True if an approval would change the end date of the allocation. */
export function changesEnd(
  { expiresAt }: AllocationRowFragment,
  { expiration }: WaitingRequestFragment,
): boolean {
  if (!expiration) return false;
  const moment = (iso: string | null | undefined) => (iso ? Date.parse(iso) : null);
  return moment(expiration.expiresAt) !== moment(expiresAt);
}

/** The end that a request sets: a day in the viewer's zone, or that there is none. */
export function useEndWords(): (request: WaitingRequestFragment) => string {
  const { t, i18n } = useTranslation('inventory');
  const zone = useZone();
  return ({ expiration }) =>
    expiration?.expiresAt
      ? formatInstant(expiration.expiresAt, 'table', zone, i18n.language)
      : t('no_expiration');
}

/** Summary of one waiting request: `$20.00, new end: 15 / 01 / 2028`. */
export function askedWords(
  t: TFunction<'inventory'>,
  { type, amount }: WaitingRequestFragment,
  { end, language }: { end: string | null; language: string },
): string {
  const isMoney = /[1-9]/.test(amount.amount);
  const signed = type === 'deallocate' ? `-${amount.amount}` : amount.amount;
  const money = isMoney ? formatMoney({ ...amount, amount: signed }, language) : null;
  const words = [money, end && t('new_end_short', { end })].filter(Boolean);
  return words.length === 0 ? t('rewards') : words.join(', ');
}
