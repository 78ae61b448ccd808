import {
  type Attendance,
  type DeskConflict,
  type DeskOperation,
  saying,
  solvingOperation,
  type WayOut,
  wayOutOf,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import type { DeskIndex } from './desk/deskIndex.ts';
import type { DeskOutbox } from './offline/deskOutbox.ts';
import { whatAttendingDoes } from './useArrival.tsx';

interface ConflictListProps {
  readonly conflicts: readonly DeskConflict[];
  readonly index: DeskIndex;
  /** As the server last said it. */
  readonly attendance: ReadonlyMap<string, Attendance>;
  readonly session: number;
  readonly outbox: DeskOutbox;
}

/** The desk's operations that the server refused: the present holder, and the button that solves it. */
export function ConflictList({ conflicts, index, attendance, session, outbox }: ConflictListProps) {
  const confirm = useConfirm();
  if (conflicts.length === 0) return null;

  /** The new press is kept before the conflict goes: closing the page in between loses nothing. */
  function solve(conflict: DeskConflict, way: WayOut) {
    const sending = { requestId: crypto.randomUUID(), session };
    const operation = solvingOperation(conflict, way, sending);
    if (operation !== null) void outbox.press([operation]);
    return outbox.forget([conflict]);
  }

  return (
    <Paper component="section" aria-labelledby="por-resolver" sx={frame}>
      <Typography id="por-resolver" variant="h3" component="h2">
        Por resolver
      </Typography>
      <Typography variant="body2" color="textSecondary">
        El servidor no recibió estas unidades. No se perdió nada: decida qué hacer con cada una.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {conflicts.map((conflict) => {
          const { operation, unitId, refusal } = conflict;
          const label = index.unitOf.get(unitId)?.label ?? unitId;
          const name = index.nameOf.get(operation.personId) ?? 'esa persona';
          const way = wayOutOf(conflict, attendance.get(unitId));
          return (
            <Box component="li" key={`${operation.requestId} ${unitId}`} sx={row}>
              <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 700 }}>
                  {label} · {sayWish(operation, name)}
                </Typography>
                <Typography variant="body2">
                  {way.kind === 'settled' ? saySettled(operation, name) : refusal.message}
                </Typography>
              </Box>
              {way.kind === 'transfer' && (
                <Button
                  variant="contained"
                  onClick={() =>
                    confirm({
                      header: `Pasar ${label} a ${name}`,
                      message: saying`Ahora la tiene ${way.fromName}. Quedará acreditada a ${name}. Los votos que ya emitió se mantienen.`,
                      enter: 'rejects',
                      acceptLabel: 'Pasar la unidad',
                      accept: () => solve(conflict, way),
                    })
                  }
                >
                  Pasar a {name}
                </Button>
              )}
              {way.kind === 'attend' && (
                <Button
                  variant="contained"
                  onClick={() =>
                    confirm({
                      header: `${label} tiene apoderado`,
                      message: `${refusal.message} ${whatAttendingDoes}`,
                      enter: 'rejects',
                      acceptLabel: 'Asistir y revocar el poder',
                      rejectLabel: 'Solo mirar',
                      accept: () => solve(conflict, way),
                      reject: () => outbox.forget([conflict]),
                    })
                  }
                >
                  Asistir o solo mirar
                </Button>
              )}
              {way.kind === 'again' && (
                <BusyButton variant="contained" onPress={() => solve(conflict, way)}>
                  Intentar de nuevo
                </BusyButton>
              )}
              <BusyButton onPress={() => outbox.forget([conflict])}>
                {way.kind === 'settled' ? 'Entendido' : 'Dejar como está'}
              </BusyButton>
            </Box>
          );
        })}
      </Box>
    </Paper>
  );
}

function sayWish(operation: DeskOperation, name: string): string {
  switch (operation.kind) {
    case 'accredit':
      return `acreditar a ${name}`;
    case 'transfer':
      return `pasar a ${name}`;
    case 'leave':
      return `salida de ${name}`;
  }
}

function saySettled({ kind }: DeskOperation, name: string): string {
  return kind === 'leave' ? saying`Ya no la tiene ${name}.` : saying`Ya la tiene ${name}.`;
}

const frame = { p: 2, mb: 2, borderColor: 'warning.main', borderWidth: 2 } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
