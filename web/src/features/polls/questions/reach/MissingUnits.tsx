import {
  type Question,
  reachSources,
  sayHeld,
  saying,
  sayList,
  sayUnits,
  sayWeight,
  type Unit,
  unitsForReach,
} from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useHoldingWords } from '../../../../parts/useHoldingWords.ts';
import type { ReachTold } from './reachContext.ts';

interface MissingUnitsProps {
  readonly question: Question;
  readonly hall: NonNullable<ReachTold['hall']>;
}

/** Behind a press: whom to call, the heaviest first, and of which towers they are. */
export function MissingUnits(props: MissingUnitsProps) {
  const [isShown, show] = useState(false);
  return (
    <Box>
      <Button
        color="inherit"
        size="small"
        aria-expanded={isShown}
        onClick={() => show(!isShown)}
        sx={toTheEdge}
      >
        {isShown ? 'Ocultar las unidades' : 'Ver con qué unidades alcanza'}
      </Button>
      {isShown && <CalledUnits {...props} />}
    </Box>
  );
}

/** So many are called in a minute; the rest are asked for. */
const shownAtFirst = 6;

function CalledUnits({ question, hall }: MissingUnitsProps) {
  const words = useHoldingWords();
  const [isWhole, setWhole] = useState(false);
  const called = useMemo(
    () => unitsForReach({ ...reachSources(question, hall), units: hall.units }),
    [question, hall],
  );
  if (called.kind === 'met') return null;
  if (called.kind === 'unreachable') return <Typography role="status">{sayNobody}</Typography>;
  const { units } = called;
  const shown = isWhole ? units : units.slice(0, shownAtFirst);
  const held = sayHeld(sumOf(units), words);
  const all = question.election
    ? 'hay quórum de la decisión'
    : 'alcanza, si todos los que estén votan a favor';
  const towers = towersOf(units);
  return (
    <>
      <Typography role="status">
        {units.length === 1
          ? saying`Con esta unidad ${all}: ${held}.`
          : saying`Con estas ${sayUnits(units.length)} ${all}. Suman ${held}.`}
      </Typography>
      {towers.length > 1 && (
        <Typography variant="body2">
          {saying`Son de ${sayList(towers.map(({ name, of }) => `${name} (${of})`))}.`}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.5 }}>
        {shown.map((unit) => (
          <Box key={unit.unitId} component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <strong>{unit.label}</strong> · {sayWeight(unit.weight, words)} ·{' '}
            {unit.ownerNames.join(', ') || 'Sin propietario en el padrón'}
          </Box>
        ))}
      </Box>
      {shown.length < units.length && (
        <Button color="inherit" size="small" onClick={() => setWhole(true)} sx={toTheEdge}>
          Mostrar las otras {units.length - shown.length}
        </Button>
      )}
    </>
  );
}

/** The words begin where those above do, and the ring is inside. */
const toTheEdge = { px: 0, mt: 0.5, textAlign: 'left', outlineOffset: -2 } as const;

const sayNobody =
  'No se hallaron unidades que lo completen. Revise el padrón y quiénes no tienen voto.';

/** The towers of some units, that with most weight among them first; none where the roster says of none. */
function towersOf(units: readonly Unit[]) {
  const towers = new Map<string, Unit[]>();
  for (const unit of units) {
    const tower = towers.get(unit.group);
    if (tower === undefined) towers.set(unit.group, [unit]);
    else tower.push(unit);
  }
  if (towers.size < 2) return [];
  return [...towers]
    .sort(([, one], [, other]) => sumOf(other) - sumOf(one))
    .map(([name, own]) => ({ name: name === '' ? 'sin torre' : name, of: own.length }));
}

function sumOf(units: readonly Unit[]): number {
  return units.reduce((sum, { weight }) => sum + weight, 0);
}
