import {
  type LocalDate,
  localDateOf,
  type ProxyForm,
  type ProxyTable,
  proxyFormNames,
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
import { useSession } from '../../../../firebase/session.tsx';
import { NoteLines } from '../../../../ui/NoteLines.tsx';
import { PlainTable } from '../../../../ui/PlainTable.tsx';
import { paperForms } from '../proxyWords.ts';

interface ImportPreviewProps {
  readonly name: string;
  readonly table: ProxyTable;
  readonly onStart: (choice: {
    readonly form: ProxyForm;
    readonly writtenOn: LocalDate;
    readonly accept: boolean;
  }) => void;
  readonly onClear: () => void;
}

/** What was read of the file, before anything is kept. */
export function ImportPreview({ name, table, onStart, onClear }: ImportPreviewProps) {
  const { timeZone } = useSession();
  const today = localDateOf(Date.now(), timeZone ?? 'America/Bogota');
  const [form, setForm] = useState<ProxyForm>('signed');
  const [writtenOn, setWrittenOn] = useState<LocalDate>(today);
  const [accepts, setAccepts] = useState(true);
  const { rows, problems } = table;
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
      <NoteLines notes={sayProxyNotes(table.notes)} />
      {problems.length > 0 && (
        <>
          <Alert severity="warning">
            Las filas con un problema no se reciben. Corríjalas en el archivo y cárguelo de nuevo:
            lo ya recibido no se repite.
          </Alert>
          <PlainTable
            caption={`Por revisar · ${problems.length}`}
            columns={[{ name: 'Fila' }, { name: 'Qué pasa' }]}
            rows={problems.map(({ row, code, message }) => ({
              key: `${row} ${code}`,
              cells: [row ?? '—', message],
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
