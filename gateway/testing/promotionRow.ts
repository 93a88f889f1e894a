/** A promotion as the platform sends it, as far as lists and pages show it. */
export const promotionRow = (id: string) => ({
  id,
  name: `Promotion ${id}`,
  status: 'enabled',
  state: 'ready',
  version: 3,
  client: { id: '7', name: 'Alpha' },
  experience: { id: '2', name: 'Portal' },
  colors: { 'text-color': '#112233' },
  redemptions: {
    states: { activated: 3, redeemed: 1, pending: 1, denied: 1, ratio: 33.3 },
    last_7_days: 1,
  },
});
