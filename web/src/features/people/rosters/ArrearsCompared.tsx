import {
  type ArrearsComparison,
  type Clearance,
  citeSource,
  type Excerpt,
  formatCount,
  localDateOf,
  sayList,
} from '@asamblea/domain';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Paper,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../../firebase/session.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { NoteLines } from '../../../ui/NoteLines.tsx';
import { StateChip, type StateTone } from '../../../ui/StateChip.tsx';
import type { TablePart } from '../../../ui/tables/checkTable.ts';
import { sayRow } from '../../../ui/tables/chooseSheet.ts';
import type { ArrearsStep, ArrearsWork } from './useArrears.ts';

interface ArrearsComparedProps {
  readonly step: Extract<ArrearsStep, { kind: 'comparing' }>;
  readonly work: ArrearsWork;
}

/** Who begins and who stops owing, what is in the way, and the button that does it. */
export function ArrearsCompared({ step, work }: ArrearsComparedProps) {
  const { comparison, listed, failure } = step;
  const { owing, cleared, unknown, blocked, paidAtDoor, debtors } = comparison;
  const { timeZone } = useSession();
  const today = localDateOf(Date.now(), timeZone ?? 'UTC');
  const [cutOff, setCutOff] = useState(today);
  const [isReviewed, setReviewed] = useState(false);
  const isSame = owing.count + cleared.count === 0;
  const isDated = cutOff !== '' && cutOff <= today;
  const mayGo = unknown.count === 0 && blocked === null && !isSame;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {unknown.count > 0 && <UnknownRows unknown={unknown} parts={listed.parts} />}
      {listed.notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
      {blocked !== null && (
        <Alert severity="error">
          <AlertTitle sx={{ mb: 0 }}>Ahora no se puede cambiar la cartera</AlertTitle>
          {blocked}
        </Alert>
      )}
      <Paper component="section" aria-label="Qué cambia" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {isSame
            ? 'Es igual a la cartera vigente: nada cambia.'
            : `La lista trae ${formatCount(debtors)} ${debtors === 1 ? 'unidad' : 'unidades'} en mora.`}
        </Typography>
        <Labels title="Quedan en mora" tone="warning" list={owing} />
        <Labels title="Quedan al día" tone="success" list={cleared} />
        <Told comparison={comparison} />
        {!isSame && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {sayEffect(comparison.clearance)}
          </Typography>
        )}
      </Paper>
      {debtors === 0 && !isSame && unknown.count === 0 && (
        <Alert severity="warning">
          La lista no trae a nadie: todas las unidades quedan al día.
        </Alert>
      )}
      {paidAtDoor.count > 0 && (
        <Alert severity="warning">
          <AlertTitle sx={{ mb: 0 }}>Ya habían mostrado su paz y salvo en la mesa</AlertTitle>
          {sayList(paidAtDoor.first)}: esta lista {paidAtDoor.count === 1 ? 'la' : 'las'} vuelve a
          poner en mora. Confirme los pagos antes de seguir.
        </Alert>
      )}
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          {...(failure.code === 'roster-changed'
            ? { onRetry: () => void work.compare(listed), retryLabel: 'Comparar de nuevo' }
            : {})}
        />
      )}
      <Box sx={actions}>
        {mayGo && (
          <>
            <TextField
              type="date"
              label="Fecha de corte"
              value={cutOff}
              onChange={({ target }) => setCutOff(target.value)}
              error={!isDated}
              helperText={isDated ? 'El día de las cuentas.' : 'Escriba un día que ya llegó.'}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
              required
            />
            <FormControlLabel
              label="Revisé quién queda en mora y quién al día"
              control={
                <Checkbox checked={isReviewed} onChange={(_, reviewed) => setReviewed(reviewed)} />
              }
            />
            <BusyButton
              variant="contained"
              size="large"
              disabled={!isReviewed || !isDated}
              onPress={() => work.send(step, cutOff)}
            >
              Actualizar cartera
            </BusyButton>
          </>
        )}
        <Button onClick={work.startOver} size="large">
          {unknown.count > 0 ? 'Corregir la lista' : 'Volver a la lista'}
        </Button>
      </Box>
    </Box>
  );
}

interface UnknownRowsProps extends Pick<ArrearsComparison, 'unknown'> {
  readonly parts: readonly TablePart[];
}

function UnknownRows({ unknown, parts }: UnknownRowsProps) {
  const rest = unknown.count - unknown.first.length;
  return (
    <Alert severity="error">
      <AlertTitle sx={{ mb: 0 }}>
        {unknown.count === 1
          ? 'Hay una fila que no es de ninguna unidad'
          : `Hay ${formatCount(unknown.count)} filas que no son de ninguna unidad`}
      </AlertTitle>
      {unknown.count === 1 ? 'Corríjala' : 'Corríjalas'} en la lista y cárguela otra vez: hasta
      entonces nada cambia.
      <Box component="ul" sx={rows}>
        {unknown.first.map(({ row, text }) => (
          <li key={row}>
            {sayRow(row, parts)}: «{text}»
          </li>
        ))}
      </Box>
      {rest > 0 && `Y ${formatCount(rest)} más.`}
    </Alert>
  );
}

/** What the list says that is no debt, or that nobody understands, and what was left out of it. */
function Told({ comparison }: { readonly comparison: ArrearsComparison }) {
  const { inFavour, unclear, notes } = comparison;
  const lines = [
    ...sayRows('Con saldo a favor, no deben', inFavour),
    ...sayRows('No entendimos el saldo, quedan en mora', unclear),
    ...notes,
  ];
  return <NoteLines notes={lines} />;
}

function sayRows(title: string, { count, first }: ArrearsComparison['unknown']): readonly string[] {
  if (count === 0) return [];
  const said = first.slice(0, 10).map(({ row, text }) => `fila ${row} (${text})`);
  const rest = count - said.length;
  return [`${title}: ${said.join(', ')}${rest > 0 ? ` y ${formatCount(rest)} más` : ''}.`];
}

interface LabelsProps {
  readonly title: string;
  readonly tone: StateTone;
  readonly list: Excerpt<string>;
}

function Labels({ title, tone, list }: LabelsProps) {
  if (list.count === 0) return null;
  const rest = list.count - list.first.length;
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <StateChip tone={tone} label={formatCount(list.count)} />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {list.first.join(', ')}
        {rest > 0 && ` y ${formatCount(rest)} más`}
      </Typography>
    </Box>
  );
}

function sayEffect(clearance: Clearance): string {
  switch (clearance.kind) {
    case 'counts':
      return 'Quien queda en mora pierde el voto mientras dure la deuda; quien queda al día lo recupera enseguida.';
    case 'no-effect':
      return 'En esta asamblea la mora no quita el voto: queda constancia.';
    case 'late':
      return `La ley mira quién debía al comenzar la sesión (${citeSource(clearance.source)}).`;
  }
}

const rows = { m: 0, mt: 1, pl: 2.5, maxHeight: 240, overflow: 'auto' } as const;
const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
