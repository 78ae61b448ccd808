import type { ActaTable } from '@asamblea/domain';
import { Box } from '@mui/material';
import { PlainTable } from '../../../ui/lists/PlainTable.tsx';
import { ActaLineView } from './ActaLineView.tsx';

/** A table of the minutes; the long ones show by pieces, the documents carry them whole. */
export function ActaTableView({ table }: { readonly table: ActaTable }) {
  const { caption, columns, rows } = table;
  return (
    <Box sx={{ my: 2, whiteSpace: 'pre-line' }}>
      <PlainTable
        caption={caption}
        columns={columns}
        rows={rows.map((row, place) => ({
          key: String(place),
          cells: row.map((line) => (
            <ActaLineView key={line.map(({ text }) => text).join('')} line={line} />
          )),
        }))}
      />
    </Box>
  );
}
