import type { Roster, WeightMeasure } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { DataGrid } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { useMemo, useState } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { RosterExportButtons } from './RosterExportButtons.tsx';
import { RosterFilters } from './RosterFilters.tsx';
import { rosterColumns } from './rosterColumns.tsx';
import { filterRows, type RosterFilter, type RosterRow } from './rosterRows.ts';
import { useUnitEdit } from './useUnitEdit.ts';

interface RosterTableProps {
  readonly version: string;
  readonly rows: readonly RosterRow[];
  readonly roster: Pick<Roster, 'units' | 'people'>;
  readonly measure: WeightMeasure;
  readonly mayEdit: boolean;
  /** The text searched from the start; empty: none. */
  readonly sought: string;
}

const everything: RosterFilter = { search: '', group: null, arrearsOnly: false };

/** Every unit, to be searched and mended in its place. */
export function RosterTable(props: RosterTableProps) {
  const { version, rows, roster, measure, mayEdit, sought } = props;
  const [filter, setFilter] = useState({ ...everything, search: sought });
  const { failure, save, fail } = useUnitEdit(version);
  const { country = '' } = useSession();
  const shown = useMemo(() => filterRows(rows, filter, country), [rows, filter, country]);
  const columns = useMemo(() => rosterColumns(rows, mayEdit), [rows, mayEdit]);
  const groups = useMemo(() => [...new Set(rows.map((row) => row.group))], [rows]);
  return (
    <Paper component="section" aria-labelledby="unidades">
      <Box sx={header}>
        <Typography id="unidades" variant="h3" component="h2">
          Unidades
        </Typography>
        <RosterExportButtons roster={roster} measure={measure} />
      </Box>
      <RosterFilters
        filter={filter}
        isSought={sought !== ''}
        groups={groups}
        count={shown.length}
        total={rows.length}
        onChange={setFilter}
      />
      {failure !== null && (
        <Box sx={{ px: 2, pb: 2 }}>
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        </Box>
      )}
      <Box sx={{ height: { xs: 520, md: 640 } }}>
        <DataGrid
          rows={shown}
          columns={columns}
          aria-label="Unidades del padrón"
          localeText={esES.components.MuiDataGrid.defaultProps.localeText}
          density="compact"
          disableColumnFilter
          disableRowSelectionOnClick
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          pageSizeOptions={[25, 50, 100]}
          processRowUpdate={save}
          onProcessRowUpdateError={fail}
          sx={grid}
        />
      </Box>
      {mayEdit && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
          Para corregir una celda, elíjala y presione Enter, o haga doble clic. Con Escape queda
          como estaba.
        </Typography>
      )}
    </Paper>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  p: 2,
  pb: 1,
} as const;

const grid = {
  border: 0,
  borderRadius: 0,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.9375rem',
  '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
} as const;
