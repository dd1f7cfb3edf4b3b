import type { ReactNode } from 'react';

type DataTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

/** Facts in rows and columns; the first cell names its row. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-3 pt-3 pb-2 text-left text-note font-medium text-ink-faint sm:px-4"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...others] }) => (
            <tr key={id} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-2.5 text-left font-normal text-ink sm:px-4">
                {name}
              </th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
                <td key={index} className="px-3 py-2.5 wrap-anywhere sm:px-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
