/** Colour of a meter: red up to 25 % (UI-17), orange up to 50 % (UI-18), green above (UI-19). An empty whole is red. */
export function meterTone(value: number, max: number): 'red' | 'orange' | 'green' {
  const share = max > 0 ? value / max : 0;
  if (share <= 0.25) return 'red';
  return share <= 0.5 ? 'orange' : 'green';
}
