import {
  type Assembly,
  type AssemblySession,
  completeQuorum,
  type HoldingWords,
  packInSession,
  paths,
  sayHeld,
  sayUnits,
  sayWeight,
  takesArrivals,
  type Unit,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { OwnerReach } from './OwnerReach.tsx';
import type { UnitPresence } from './presence.ts';

interface CallsForQuorumProps {
  readonly assembly: Assembly & { readonly assemblyId: string };
  readonly rows: readonly UnitPresence[];
}

/** The fewest absent units that complete the quorum, and how to call them; nothing once there is. */
export function CallsForQuorum({ assembly, rows }: CallsForQuorumProps) {
  const { assemblyId, activeSession } = assembly;
  const session = useDocument<AssemblySession>(paths.session(assemblyId, activeSession)).value;
  if (session === null || !takesArrivals(session)) return null;
  return <MissingInCall assembly={assembly} session={session} rows={rows} />;
}

/** So many are called in a minute; the rest are asked for. */
const shownAtFirst = 6;

function MissingInCall({
  assembly,
  session,
  rows,
}: CallsForQuorumProps & { readonly session: AssemblySession }) {
  const words = useHoldingWords();
  const hall = useDeferredValue(rows);
  const [isWhole, setWhole] = useState(false);
  const missing = useMemo(() => {
    const here = new Set(hall.flatMap(({ unit, held }) => (held?.present ? unit.unitId : [])));
    const units = hall.map(({ unit }) => unit);
    const pack = packInSession(assembly, session);
    return completeQuorum(pack, session.call, units, (unitId) => here.has(unitId));
  }, [hall, assembly, session]);
  if (missing.kind === 'met') return null;
  const units = missing.kind === 'units' ? missing.units : [];
  const shown = isWhole ? units : units.slice(0, shownAtFirst);
  return (
    <Paper component="section" aria-labelledby="falta" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id="falta" variant="h3" component="h2">
        Qué falta para el quórum de la sala
      </Typography>
      <Typography role="status" sx={{ mt: 0.5 }}>
        {missing.kind === 'units' ? sayMissing(units, words) : sayUnreachable}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {shown.map((unit) => (
          <Box key={unit.unitId} component="li" sx={row}>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <Typography>
                <strong>{unit.label}</strong> · {sayWeight(unit.weight, words)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {unit.ownerNames.join(', ') || 'Sin propietario en el padrón'}
              </Typography>
            </Box>
            <OwnerReach assembly={assembly} unit={unit} />
          </Box>
        ))}
      </Box>
      {shown.length < units.length && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          Mostrar las otras {units.length - shown.length}
        </Button>
      )}
    </Paper>
  );
}

function sayMissing(units: readonly Unit[], words: HoldingWords): string {
  const weight = units.reduce((sum, unit) => sum + unit.weight, 0);
  const held = sayHeld(weight, words);
  return units.length === 1
    ? `Con esta unidad hay quórum en la sala: ${held}.`
    : `Con estas ${sayUnits(units.length)} hay quórum en la sala; con menos no se completa. Suman ${held}.`;
}

const sayUnreachable =
  'Ni con todas las unidades que faltan se completa el quórum de la sala. Revise el padrón y quiénes están en mora.';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
