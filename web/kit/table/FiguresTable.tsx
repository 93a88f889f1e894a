import type { ReactNode } from 'react';
import css from './FiguresTable.module.css';

export interface FiguresTableProps {
  /** Accessible name of the figures. */
  label: string;
  /** Heads of the columns, that of the names first. */
  heads: readonly string[];
  rows: readonly {
    key: string;
    name: ReactNode;
    values: readonly ReactNode[];
    /** Its last value is what the reader looks for. */
    isChanged?: boolean;
  }[];
}

/** A few figures by name inside a window or a panel, such as before and after; on a phone a name stands above its values. */
export function FiguresTable({ label, heads, rows }: FiguresTableProps) {
  return (
    <table className={css.table} data-several={heads.length > 3 || undefined}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values, isChanged = false }) => (
          <tr key={key} data-changed={isChanged || undefined}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={heads[index + 1]} data-label={heads[index + 1]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
