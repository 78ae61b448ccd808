import { sayPresence } from '@asamblea/domain';
import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { FloorSection } from '../../features/hall/floor/FloorSection.tsx';
import { HallReach } from '../../features/polls/questions/reach/HallReach.tsx';
import { useLive } from '../../firebase/live/useLive.ts';
import { useSession } from '../../firebase/session/session.tsx';

const presence = '/quorum/private';

interface StageHallProps {
  readonly cot: string;
  /** The further facts, before the people who asked to speak. */
  readonly children?: ReactNode;
}

/** The quorum of the room and the people who asked to speak, beside the question; inside `MemberFirestore`. */
export function StageHall({ cot, children }: StageHallProps) {
  const { routesAvailable } = useSession().session;
  const quorum = useLive(cot, 'quorum').value?.quorum ?? null;
  return (
    <>
      <Box component="section" aria-label="Quórum de la sala" sx={{ minHeight: '4.5em' }}>
        {quorum !== null && (
          <Typography>
            <strong>{quorum.met ? 'Hay quórum en la sala' : 'No hay quórum en la sala'}:</strong>{' '}
            {sayPresence(quorum)}. Se requiere {quorum.needed}.
          </Typography>
        )}
        {routesAvailable.includes(presence) && (
          <Link component={RouterLink} to={presence}>
            Ver unidad por unidad
          </Link>
        )}
        <HallReach />
      </Box>
      {children}
      <FloorSection />
    </>
  );
}
