import { agendaPart, type LivePoint } from '@asamblea/domain';
import DoneIcon from '@mui/icons-material/Check';
import { Box } from '@mui/material';
import { screenSize } from '../../../ui/screenSize.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

interface AgendaListProps {
  readonly points: readonly LivePoint[];
  /** The one that is treated; null: none. */
  readonly current: string | null;
}

/** More at once would not be read from the last row. */
const shownAtMost = 7;

/** The agenda and where the meeting is: what was treated has a mark, what is treated is large. */
export function AgendaList({ points, current }: AgendaListProps) {
  const { shown, before, after } = agendaPart(points, current, shownAtMost);
  const reached = points.findIndex(({ pointId }) => pointId === current);
  return (
    <Box component="section" aria-label="Orden del día" sx={{ minWidth: 0 }}>
      <Box aria-hidden sx={{ color: 'text.secondary', mb: '0.4em' }}>
        Orden del día{before > 0 && ` · ${sayMore(before)} antes`}
      </Box>
      <Box component="ol" sx={[list, reached < 0 && { fontSize: screenSize(3.8) }]}>
        {shown.map(({ pointId, number, text }) => {
          const isCurrent = pointId === current;
          const isPast = before + shown.findIndex((one) => one.pointId === pointId) < reached;
          // Drawn apart, it is still read before its text.
          const said = (
            <>
              <VisuallyHidden>{number}. </VisuallyHidden>
              {text}
            </>
          );
          return (
            <Box
              component="li"
              key={pointId}
              {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
              sx={[point, isPast && past, isCurrent && treated]}
            >
              <Box aria-hidden component="span" sx={{ textAlign: 'right' }}>
                {isPast ? <DoneIcon sx={{ fontSize: '1em', verticalAlign: '-0.12em' }} /> : number}
              </Box>
              {isCurrent ? (
                <Box component="h1" sx={heading}>
                  {said}
                </Box>
              ) : (
                <span>{said}</span>
              )}
            </Box>
          );
        })}
      </Box>
      {after > 0 && <Box sx={{ color: 'text.secondary', mt: '0.5em' }}>Y {sayMore(after)} más</Box>}
    </Box>
  );
}

function sayMore(count: number): string {
  return count === 1 ? '1 punto' : `${count} puntos`;
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', rowGap: '0.45em' } as const;

const point = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.4em minmax(0, 1fr)',
  columnGap: '0.6em',
  lineHeight: 1.22,
  overflowWrap: 'anywhere',
  pl: '0.5em',
  borderLeft: '0.18em solid transparent',
} as const;

const past = { color: 'text.secondary' } as const;

const treated = {
  fontSize: screenSize(5.2, 1.5),
  fontWeight: 700,
  borderColor: 'primary.main',
  lineHeight: 1.15,
  py: '0.12em',
} as const;

const heading = { m: 0, fontSize: 'inherit', lineHeight: 'inherit' } as const;
