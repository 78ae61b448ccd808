import { type BulkBook, type BulkReport, type BulkResult, formatCount } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useMemo } from 'react';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { type StatusColumns, StatusTable } from '../../../ui/lists/StatusTable.tsx';
import { nameResults, type ResultRow, resultNames, resultsCsv, resultsXlsx } from './bulkTable.ts';
import { sayJob } from './bulkWords.ts';

interface BulkResultsProps {
  readonly report: BulkReport;
  readonly book: BulkBook;
  readonly onAgain: () => void;
}

const statuses = ['refused', 'done', 'unchanged'] as const;

/** The outcome of each row, to look at and to take out. */
export function BulkResults({ report, book, onAgain }: BulkResultsProps) {
  const rows = useMemo(() => nameResults(report, book), [report, book]);
  const save = useDownload();
  const what = 'el resultado';
  const countOf = (status: BulkResult['status']) =>
    rows.filter((one) => one.status === status).length;
  const left = report.total - rows.length;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Alert severity={countOf('refused') + left > 0 ? 'warning' : 'success'}>
        <AlertTitle>
          {sayJob(report)}: {formatCount(countOf('done'))} hechas
        </AlertTitle>
        {sayRest(countOf('unchanged'), countOf('refused'), left)}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" size="large" onClick={onAgain}>
          Otro trabajo
        </Button>
        <BusyButton
          startIcon={<DownloadIcon />}
          onPress={() =>
            save({ kind: 'por-lista', ending: 'csv', what, write: () => resultsCsv(rows) })
          }
        >
          CSV
        </BusyButton>
        <BusyButton
          startIcon={<DownloadIcon />}
          onPress={() =>
            save({ kind: 'por-lista', ending: 'xlsx', what, write: () => resultsXlsx(rows) })
          }
        >
          Excel
        </BusyButton>
      </Box>
      <StatusTable
        label="Resultado"
        statuses={statuses}
        names={resultNames}
        first={statuses.find((one) => countOf(one) > 0) ?? 'done'}
        rows={rows}
        columns={columns}
        emptyText="Ninguna fila quedó así."
        sayCount={formatCount}
      />
    </Box>
  );
}

const columns: StatusColumns<ResultRow> = [
  { name: 'Fila', read: ({ row }) => row },
  { name: 'Unidad', read: ({ unit }) => unit },
  { name: 'Detalle', read: ({ message }) => message },
  { name: 'Persona', read: ({ person }) => person },
  { name: 'Placa', read: ({ plate }) => plate },
];

function sayRest(unchanged: number, refused: number, left: number): string {
  const said = [
    unchanged === 0 ? '' : `${formatCount(unchanged)} ya estaban así.`,
    refused === 0 ? '' : `${formatCount(refused)} no se hicieron: abajo dice por qué.`,
    left === 0 ? '' : `${formatCount(left)} quedaron sin hacer porque se detuvo.`,
  ].filter((text) => text !== '');
  return said.length === 0 ? 'Todas las filas quedaron hechas.' : said.join(' ');
}
