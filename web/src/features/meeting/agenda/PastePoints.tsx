import {
  type AgendaPoint,
  agendaEndpoints,
  endSentence,
  type PointApprover,
  pointKindNames,
  pointKinds,
  pointsAtMost,
  pointTerms,
  type ReadPoint,
  readPoints,
} from '@asamblea/domain';
import { Alert, Box, Checkbox, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { PasteArea } from '../../../ui/forms/PasteArea.tsx';
import { rowsOfLines } from '../../../ui/tables/readPasted.ts';
import { ApproverField } from './ApproverField.tsx';

interface PastePointsProps {
  readonly points: readonly AgendaPoint[];
  readonly isConvened: boolean;
  readonly onClose: () => void;
}

/** A line that was pasted. Its id is kept while this is open, so that a retry adds it once. */
interface Line extends ReadPoint {
  readonly pointId: string;
  readonly isChosen: boolean;
  readonly isAdded: boolean;
}

/** The agenda as it stands in a document, a sheet or a mail, added at once after it was looked at. */
export function PastePoints({ points, isConvened, onClose }: PastePointsProps) {
  const { failure, act } = useAct();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [unused, setUnused] = useState<readonly string[]>([]);
  const [approver, setApprover] = useState<PointApprover | null>(null);
  const [isTried, setTried] = useState(false);
  const added = lines.filter(({ isAdded }) => isAdded).length;
  const chosen = lines.filter(({ isChosen, isAdded }) => isChosen && !isAdded);
  const wrong = chosen.filter((line) => faultOf(line) !== null);
  const room = pointsAtMost - points.length;

  function read(text: string) {
    const found = readPoints(
      rowsOfLines(text),
      points.map((point) => point.text),
    );
    setUnused(found.unused);
    setLines(
      found.points.map((point) => ({
        ...point,
        pointId: crypto.randomUUID(),
        isChosen: point.doubt === null,
        isAdded: false,
      })),
    );
  }

  function change(line: Line, more: Partial<Line>) {
    setLines((all) => all.map((one) => (one.pointId === line.pointId ? { ...one, ...more } : one)));
  }

  async function add() {
    setTried(true);
    if (wrong.length > 0 || chosen.length > room || (isConvened && approver === null)) return;
    // One after another: the agenda keeps the order in which they come.
    for (const line of chosen) {
      const { pointId, text, kind, presenter, notes } = line;
      const terms = { text: text.trim(), kind, presenter, notes };
      const approved = approver === null ? {} : { approvedBy: approver };
      if (!(await act(agendaEndpoints.addPoint, { pointId, ...terms, ...approved }))) return;
      change(line, { isAdded: true });
    }
    onClose();
  }

  return (
    <FormDialog
      title="Pegar varios puntos"
      failure={failure}
      does={chosen.length === 0 ? null : [sayAdd(chosen.length), add]}
      onClose={onClose}
    >
      {lines.length === 0 ? (
        <PasteArea
          label="Puntos copiados"
          hint="Un punto por línea o por fila. No hace falta quitar los números."
          placeholder={'1. Elección de la presidencia\n2. Informe de la administración'}
          problem={null}
          onText={read}
        />
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            Revise los puntos: puede corregirlos, cambiar su clase o quitarlos de la lista.
          </Typography>
          {unused.length > 0 && (
            <Alert severity="info" sx={{ mb: 1 }}>
              {endSentence(`Sin usar: ${unused.join(', ')}`)}
            </Alert>
          )}
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {lines.map((line) => (
              <LineItem key={line.pointId} line={line} onChange={(more) => change(line, more)} />
            ))}
          </Box>
          {chosen.length > room && (
            <Alert severity="error">
              El orden del día tiene lugar para {pointsAtMost} puntos y ya hay {points.length}.
              Quite algunos.
            </Alert>
          )}
          {failure !== null && added > 0 && (
            <Alert severity="info">
              {added === 1 ? 'Ya quedó 1 punto' : `Ya quedaron ${added} puntos`}. Puede seguir con
              los demás.
            </Alert>
          )}
          {isConvened && (
            <ApproverField
              value={approver}
              isMissing={isTried && approver === null}
              onChange={setApprover}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface LineItemProps {
  readonly line: Line;
  readonly onChange: (more: Partial<Line>) => void;
}

function LineItem({ line, onChange }: LineItemProps) {
  const { row, text, kind, presenter, doubt, isChosen, isAdded } = line;
  const fault = isChosen && !isAdded ? faultOf(line) : null;
  const told = isAdded
    ? 'Ya está en el orden del día.'
    : fault !== null
      ? fault
      : doubt === 'repeated'
        ? 'Ya estaba: está repetido.'
        : doubt === 'no-number'
          ? 'No tiene número. Márquelo si es un punto.'
          : presenter !== '' && endSentence(`Presenta ${presenter}`);
  return (
    <Box component="li" sx={item}>
      <Checkbox
        checked={isChosen}
        disabled={isAdded}
        onChange={(_, checked) => onChange({ isChosen: checked })}
        slotProps={{ input: { 'aria-label': `Agregar la línea ${row}: ${text}` } }}
      />
      <TextField
        size="small"
        label={`Línea ${row}`}
        value={text}
        error={fault !== null}
        helperText={told}
        disabled={!isChosen || isAdded}
        onChange={({ target }) => onChange({ text: target.value })}
        multiline
        fullWidth
      />
      <TextField
        select
        size="small"
        label={`Clase de la línea ${row}`}
        value={kind}
        disabled={!isChosen || isAdded}
        onChange={({ target }) => {
          const found = pointKinds.find((one) => one === target.value);
          if (found !== undefined) onChange({ kind: found });
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ gridColumn: { xs: '2', sm: 'auto' } }}
      >
        {pointKinds.map((one) => (
          <option key={one} value={one}>
            {pointKindNames[one]}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

function faultOf({ text, presenter, notes }: Line): string | null {
  const { shape } = pointTerms;
  if (!shape.text.safeParse(text).success) return 'Escriba el punto, de 3 a 160 letras.';
  if (!shape.presenter.safeParse(presenter).success) {
    return 'Quien lo presenta no cabe en 80 letras. Agregue este punto aparte.';
  }
  if (!shape.notes.safeParse(notes).success) {
    return 'Sus notas no caben en 2.000 letras. Agregue este punto aparte.';
  }
  return null;
}

function sayAdd(count: number): string {
  return count === 1 ? 'Agregar 1 punto' : `Agregar ${count} puntos`;
}

const item = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) 190px' },
  py: 1,
} as const;
