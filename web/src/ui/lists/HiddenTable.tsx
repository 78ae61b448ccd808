interface HiddenTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The figures of a drawing, for those who do not see it. The first cell of a row names it. */
export function HiddenTable({ caption, columns, rows }: HiddenTableProps) {
  return (
    <div className="off-screen">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(({ key, row: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Two rows may say the same: two changes within a minute. */
function numbered(rows: HiddenTableProps['rows']) {
  return rows.map((row, index) => ({ key: `${index}`, row }));
}
