/** The props that have a value: what is undefined is left out, as `exactOptionalPropertyTypes` asks. */
export function omitUndefined<T extends object>(props: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
