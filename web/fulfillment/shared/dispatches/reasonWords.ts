import type { TFunction } from 'i18next';
import {
  DELIVERY_REASONS,
  type DeliveryReason,
  LINE_REASONS,
  type LineReason,
} from '../../../../schema/foundation/transitions.ts';

/** Describes why a line or its message failed. A provider's own error text is quoted. */
export function reasonWords(reason: string, t: TFunction<'dispatches'>): string {
  if (isKnown(reason)) return t(`reason.${reason}`);
  const status = /^provider_(\d{3})$/.exec(reason)?.[1];
  return status ? t('reason.provider_status', { status }) : t('reason.other', { reason });
}

const isKnown = (reason: string): reason is LineReason | DeliveryReason =>
  reason in DELIVERY_REASONS || LINE_REASONS.some((lineReason) => lineReason === reason);
