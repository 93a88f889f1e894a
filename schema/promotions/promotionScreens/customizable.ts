interface CustomizableFacts {
  /** How recipients redeem; null where nothing of it is shown to them. */
  redemptionFlow: { supportsPrimaryCode: boolean } | null | undefined;
  activationNotificationChannels: readonly string[];
  notificationChannels: readonly string[];
}

/**
 * True if there is something to customize: pages of a flow with a primary code (CUSTOM-40), or else messages to recipients, which need a
 * channel (CUSTOM-41).
 */
export const isCustomizable = ({
  redemptionFlow,
  activationNotificationChannels,
  notificationChannels,
}: CustomizableFacts): boolean =>
  redemptionFlow?.supportsPrimaryCode === true ||
  activationNotificationChannels.length + notificationChannels.length > 0;
