import {
  hasAllOfProxies,
  type LocalDate,
  localDateOf,
  type ProxyField,
  type ProxyForm,
  type ProxyReading,
  type ProxyRowProblem,
  type ProxyTable,
  proxyFieldNames,
  proxyFormNames,
  type RosterCorrection,
  sayProxyNotes,
} from '@asamblea/domain';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Paper,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../../../firebase/session/session.tsx';
import { MendRow, MendsBar } from '../../../../parts/tables/MendRow.tsx';
import { TableMapping } from '../../../../parts/tables/TableMapping.tsx';
import { TableNotes } from '../../../../parts/tables/TableNotes.tsx';
import { columnsOf, fieldAt, giveField } from '../../../../parts/tables/tableColumn.ts';
import { PlainTable } from '../../../../ui/lists/PlainTable.tsx';
import type { TableRows } from '../../../../ui/tables/checkTable.ts';
import { paperForms } from '../proxyWords.ts';

interface ImportPreviewProps {
  readonly name: string;
  readonly cells: TableRows;
  readonly table: ProxyTable;
  readonly reading: ProxyReading;
  /** How many cells and rows were mended here. */
  readonly mends: number;
  readonly onMend: (correction: RosterCorrection) => void;
  readonly onUndo: () => void;
  readonly onRead: (reading: ProxyReading) => void;
  readonly onStart: (choice: {
    readonly form: ProxyForm;
    readonly writtenOn: LocalDate;
    readonly accept: boolean;
  }) => void;
  readonly onClear: () => void;
}

const meanings = (Object.entries(proxyFieldNames) as [ProxyField, string][]).map(
  ([field, name]) => [field, `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`] as const,
);

/** Which cell a problem is of, where it is of one. */
const fieldOfProblem: Partial<Record<ProxyRowProblem['code'], ProxyField>> = {
  'unit-empty': 'units',
  'unit-unknown': 'units',
  'unit-several': 'units',
  'attorney-empty': 'attorneyName',
  'attorney-documents': 'attorneyDocument',
  'attorney-names': 'attorneyName',
  'document-short': 'attorneyDocument',
  'email-malformed': 'attorneyEmail',
};

/** The cells to mend it in: its own, or all that are read. */
function cellsOf(code: ProxyRowProblem['code'], columns: ProxyTable['columns']): readonly number[] {
  const field = fieldOfProblem[code];
  const one = field === undefined ? undefined : columns[field];
  return one === undefined ? Object.values(columns) : [one];
}

/** The reading of the file, before anything is kept. */
export function ImportPreview(props: ImportPreviewProps) {
  const { name, cells, table, reading, onRead, onStart, onClear } = props;
  const { mends, onMend, onUndo } = props;
  const { timeZone } = useSession();
  const today = localDateOf(Date.now(), timeZone ?? 'America/Bogota');
  const [form, setForm] = useState<ProxyForm>('signed');
  const [writtenOn, setWrittenOn] = useState<LocalDate>(today);
  const [accepts, setAccepts] = useState(true);
  const { rows, problems, headerRow, titles, columns } = table;
  const notes = sayProxyNotes(table.notes);
  const { kept = [] } = reading;
  const mapped = columnsOf<ProxyField>({
    ...{ rows: cells, headerRow, titles, notes },
    meaningOf: (column) => fieldAt(columns, column),
  });
  const count = rows.length === 1 ? '1 poder' : `${rows.length} poderes`;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2">{name}</Typography>
        <Typography sx={{ my: 1 }}>Leímos {count}. Nada se ha recibido todavía.</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 2 }}>
          <TextField
            select
            label="Forma de los documentos"
            value={form}
            onChange={({ target }) =>
              setForm(paperForms.find((one) => one === target.value) ?? 'signed')
            }
            sx={{ minWidth: 240 }}
          >
            {paperForms.map((one) => (
              <MenuItem key={one} value={one}>
                {proxyFormNames[one]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Fecha de los documentos"
            type="date"
            value={writtenOn}
            onChange={({ target }) => setWrittenOn(target.value)}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          />
        </Box>
        <FormControlLabel
          control={<Checkbox checked={accepts} onChange={(_, on) => setAccepts(on)} />}
          label="Aceptar los que no tengan nada por resolver; los demás quedan en revisión"
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <Button
            variant="contained"
            size="large"
            disabled={rows.length === 0}
            onClick={() => onStart({ form, writtenOn, accept: accepts })}
          >
            Recibir {count}
          </Button>
          <Button size="large" onClick={onClear}>
            Elegir otro archivo
          </Button>
        </Box>
      </Paper>
      <TableMapping
        columns={mapped}
        meanings={meanings}
        isUnsure={!hasAllOfProxies(columns)}
        onMean={({ column }, meaning) =>
          onRead({ ...reading, columns: giveField(columns, column, meaning) })
        }
      />
      <TableNotes
        {...{ notes, reading }}
        rows={cells}
        parts={[]}
        rowIs="un poder"
        onKeep={(row, isKept) =>
          onRead({
            ...reading,
            kept: isKept ? [...kept, row] : kept.filter((one) => one !== row),
          })
        }
        onFill={(fills) => onRead({ ...reading, fills })}
      />
      <MendsBar count={mends} onUndo={onUndo} />
      {problems.length > 0 && (
        <>
          <Alert severity="warning">
            {problems.some(({ blocks }) => blocks)
              ? 'Las filas que no se pueden leer o cuya unidad no está en el padrón no se reciben. Corríjalas aquí.'
              : 'Mire estos avisos antes de recibir los poderes.'}
          </Alert>
          <PlainTable
            caption={`Por revisar · ${problems.length}`}
            columns={[{ name: 'Fila' }, { name: 'Qué pasa' }, { name: 'Corregir' }]}
            rows={problems.map(({ row, code, message }) => ({
              key: `${row} ${code} ${message}`,
              cells: [
                row ?? '—',
                message,
                row !== null && (
                  <MendRow
                    {...{ row, titles, onMend }}
                    columns={cellsOf(code, columns)}
                    rows={cells}
                    parts={[]}
                  />
                ),
              ],
            }))}
          />
        </>
      )}
      {rows.length > 0 && (
        <PlainTable
          caption="Así leímos los poderes"
          columns={['Fila', 'Unidad', 'Lo da', 'Apoderado', 'Documento', 'Instrucciones'].map(
            (column) => ({ name: column }),
          )}
          rows={rows.map((one) => ({
            key: String(one.row),
            cells: [
              ...[one.row, one.units.join(', '), one.grantorName || one.grantorDocument],
              ...[one.attorneyName, one.attorneyDocument, one.instructions],
            ],
          }))}
        />
      )}
    </Box>
  );
}
