/** True if a promotion has not ended: a save after which it has is asked about first, in its settings and in the wizard. */
export const isOpenPromotion = ({ state }: { state: string }): boolean =>
  state === 'ready' || state === 'pending';
