import { Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FilterChips } from './FilterChips.tsx';
import { PlainTable } from './PlainTable.tsx';

export type StatusColumns<Row> = readonly {
  readonly name: string;
  readonly isFigure?: boolean;
  /** Empty text when there is nothing: a column of nothing is not shown. */
  readonly read: (row: Row) => ReactNode;
}[];

interface StatusTableProps<Status extends string, Row> {
  /** The subject of the chips. */
  readonly label: string;
  /** In the order of the chips. */
  readonly statuses: readonly Status[];
  readonly names: Readonly<Record<Status, string>>;
  readonly first: Status;
  readonly rows: readonly (Row & { readonly status: Status; readonly row: number })[];
  readonly columns: StatusColumns<Row>;
  readonly emptyText: string;
  readonly sayCount: (count: number) => string;
}

/** Rows by how they stand, one kind at a time, with how many there are of each. */
export function StatusTable<Status extends string, Row>(props: StatusTableProps<Status, Row>) {
  const { label, statuses, names, rows, emptyText, sayCount } = props;
  const [filter, setFilter] = useState<Status>(props.first);
  const shown = rows.filter(({ status }) => status === filter);
  // On a phone there is no room for columns that say nothing.
  const columns = props.columns.filter(({ read }) => shown.some((one) => read(one) !== ''));
  const countOf = (status: Status) => rows.filter((one) => one.status === status).length;
  return (
    <>
      <FilterChips
        label={label}
        choices={statuses.map((one) => [one, `${names[one]} ${sayCount(countOf(one))}`])}
        chosen={filter}
        onChoose={setFilter}
      />
      {shown.length === 0 ? (
        <Typography color="textSecondary">{emptyText}</Typography>
      ) : (
        <PlainTable
          key={filter}
          caption={names[filter]}
          columns={columns}
          rows={shown.map((one, i) => ({
            key: `${one.row}-${i}`,
            cells: columns.map(({ read }) => read(one)),
          }))}
        />
      )}
    </>
  );
}
