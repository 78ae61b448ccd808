import {
  type ArrearsComparison,
  type Clearance,
  citeSource,
  formatCount,
  localDateOf,
  type RosterCorrection,
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
import { useSession } from '../../../firebase/session/session.tsx';
import { MendRow, MendsBar } from '../../../parts/tables/MendRow.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { sayRow } from '../../../ui/tables/chooseSheet.ts';
import { ArrearsBalance } from './ArrearsBalance.tsx';
import { ArrearsChanges, sayCleared, sayOwing } from './ArrearsChanges.tsx';
import { ArrearsTold } from './ArrearsTold.tsx';
import type { ArrearsStep, ArrearsWork, Listed } from './useArrears.ts';

interface ArrearsComparedProps {
  readonly step: Extract<ArrearsStep, { kind: 'comparing' }>;
  readonly work: ArrearsWork;
}

/** The units that begin and those that stop owing, the obstacle, and the button that applies it. */
export function ArrearsCompared({ step, work }: ArrearsComparedProps) {
  const { comparison, listed, failure } = step;
  const { owing, cleared, staying, unknown, blocked, paidAtDoor, debtors, law } = comparison;
  const { timeZone } = useSession();
  const today = localDateOf(Date.now(), timeZone ?? 'UTC');
  const [cutOff, setCutOff] = useState(today);
  // The review is of one comparison: another one asks for it again.
  const [reviewed, setReviewed] = useState<string | null>(null);
  const isReviewed = reviewed === step.importId;
  const isAsking = comparison.balance.asks !== null;
  const isSame = owing.count + cleared.count === 0;
  const isDated = cutOff !== '' && cutOff <= today;
  const mayGo = unknown.count === 0 && blocked === null && !isSame && !isAsking;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {unknown.count > 0 && (
        <UnknownRows unknown={unknown} listed={listed} onMend={(one) => work.mend(step, one)} />
      )}
      <MendsBar count={listed.past.length} onUndo={() => work.undo(step)} />
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
      <ArrearsBalance step={step} work={work} />
      <Paper component="section" aria-label="Qué cambia" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {isAsking
            ? 'Falta un dato para saber quién queda en mora.'
            : isSame
              ? 'Es igual a la cartera vigente: nada cambia.'
              : `La lista trae ${formatCount(debtors)} ${debtors === 1 ? 'unidad' : 'unidades'} en mora.`}
        </Typography>
        {!isAsking && (
          <>
            <ArrearsChanges
              title="Quedan en mora"
              tone="warning"
              list={owing}
              say={(change) => sayOwing(change, law)}
            />
            <ArrearsChanges
              title="Quedan al día"
              tone="success"
              list={cleared}
              say={(change) => sayCleared(change, law)}
            />
            <ArrearsChanges
              title="Siguen en mora"
              tone="neutral"
              list={staying}
              say={(change) => sayOwing(change, law)}
            />
          </>
        )}
        <ArrearsTold {...{ comparison, listed }} onMend={(one) => work.mend(step, one)} />
        {!isSame && !isAsking && (
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {sayEffect(comparison.clearance)}
          </Typography>
        )}
      </Paper>
      {debtors === 0 && !isSame && !isAsking && unknown.count === 0 && (
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
          {...(failure.code === 'roster-changed' || step.isStale
            ? {
                onRetry: () => void work.compareAgain(step, listed),
                retryLabel: 'Comparar de nuevo',
              }
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
                <Checkbox
                  checked={isReviewed}
                  onChange={(_, isOn) => setReviewed(isOn ? step.importId : null)}
                />
              }
            />
            <BusyButton
              variant="contained"
              size="large"
              disabled={!isReviewed || !isDated || step.isComparing || step.isStale}
              onPress={() => work.send(step, cutOff)}
            >
              Actualizar cartera
            </BusyButton>
          </>
        )}
        <Button onClick={work.startOver} size="large">
          Volver a la lista
        </Button>
      </Box>
    </Box>
  );
}

interface UnknownRowsProps extends Pick<ArrearsComparison, 'unknown'> {
  readonly listed: Listed;
  readonly onMend: (correction: RosterCorrection) => void;
}

function UnknownRows({ unknown, listed, onMend }: UnknownRowsProps) {
  const rest = unknown.count - unknown.first.length;
  return (
    <Alert severity="error">
      <AlertTitle sx={{ mb: 0 }}>
        {unknown.count === 1
          ? 'Hay una fila que no es de ninguna unidad'
          : `Hay ${formatCount(unknown.count)} filas que no son de ninguna unidad`}
      </AlertTitle>
      {unknown.count === 1 ? 'Corríjala' : 'Corríjalas'} aquí o en la lista: hasta entonces nada
      cambia.
      <Box component="ul" sx={rows}>
        {unknown.first.map(({ row, text }) => (
          <li key={row}>
            {sayRow(row, listed.parts)}: «{text}»
            <MendRow columns={[]} titles={[]} {...listed} {...{ row, onMend }} />
          </li>
        ))}
      </Box>
      {rest > 0 && `Y ${formatCount(rest)} más.`}
    </Alert>
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
