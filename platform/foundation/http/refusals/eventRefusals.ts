/** Why events or a webhook endpoint cannot be read or changed: what is in the way and what helps. */
export const EVENT_REASONS = {
  cursor_expired: {
    en: 'Events after this cursor were deleted since: they are kept for a limited time. Read again what you need, then go on from {{oldest}}, the oldest cursor there is.',
    fr: 'Des événements après ce curseur ont été supprimés depuis : ils sont conservés pour une durée limitée. Relisez ce qu’il vous faut, puis reprenez à partir de {{oldest}}, le plus ancien curseur.',
  },
} as const;
