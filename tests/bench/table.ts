/** One figure beside its target: at most `goal`, at best `aim`. Without a goal it only says something about another. */
export interface Measure {
  name: string;
  value: number;
  unit: string;
  goal?: number;
  aim?: number;
}

/** Prints the figures; true when every goal is met. */
export function printTable(measures: Measure[]): boolean {
  const show = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  const width = Math.max(...measures.map(({ name }) => name.length));
  for (const { name, value, unit, goal, aim } of measures) {
    const mark = goal === undefined ? '      ' : value <= goal ? 'ok    ' : 'MISSED';
    const target =
      goal === undefined ? '' : `≤ ${show(goal)}${aim === undefined ? '' : `, aim ${show(aim)}`}`;
    console.log(`${mark} ${name.padEnd(width)}  ${show(value).padStart(8)} ${unit.padEnd(3)} ${target}`);
  }
  return measures.every(({ value, goal }) => goal === undefined || value <= goal);
}
