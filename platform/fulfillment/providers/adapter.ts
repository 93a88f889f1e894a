import type { CodeUsage } from '../codes/table.ts';
import type { CardBalance } from './cardBalance.ts';

/** Where goods are sent. */
export type ProviderAddress = Readonly<Record<string, unknown>>;

/** An order to a provider for one redemption. */
export interface ProviderRequest {
  sku: string;
  /** A decimal in `currency`. */
  value: string;
  currency: string;
  /** ISO 8601; a code that ends sooner is not wanted. */
  minimalExpiration: string | null;
  /** For goods; null for codes. */
  address: ProviderAddress | null;
  /** The order is a test: the provider gives nothing of value. */
  testing: boolean;
}

/** A provider's reward, or the reason for none; `isFinal` when asking again cannot help. */
export type ProviderAnswer =
  | {
      kind: 'answered';
      /** The provider's own number of the order. */
      reference: string;
      cancelable: boolean;
      /** ISO 8601 of the codes' end; null where they have none. */
      expiresAt: string | null;
      codes: readonly { usage: CodeUsage; value: string }[];
      orderStatus: string | null;
      trackingCode: string | null;
    }
  | { kind: 'refused'; reason: string; isFinal: boolean };

/** One provider. The same key is the same order, however often it is asked for. */
export interface ProviderAdapter {
  /** @throws JobFailed provider_… when it is not known whether the order was taken: ask again with the same key */
  order(key: string, request: ProviderRequest): Promise<ProviderAnswer>;
  /** Kills the codes of an order. @throws JobFailed provider_… when it is not known */
  cancel(reference: string, key: string): Promise<'canceled' | 'refused'>;
  /** The balance of these codes' card, where the provider tells it; null for a card that it does not know. @throws JobFailed provider_… */
  balance?(codes: readonly { usage: CodeUsage; value: string }[]): Promise<CardBalance | null>;
}
