import { assemblyPhaseNames, type ListedAssembly, sayDate, sayNeed } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { PublicFirestore } from '../../../firebase/listening/PublicFirestore.tsx';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { QuietGuard } from '../../../ui/feedback/QuietGuard.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { ArchiveButton } from './ArchiveButton.tsx';

const SessionQuorum = comesLater(async () => (await import('./SessionQuorum.tsx')).SessionQuorum);

interface AssemblyCardProps {
  readonly assembly: ListedAssembly;
  readonly onEnter: () => Promise<void>;
  readonly onClone: () => void;
  /** The assembly was archived, or brought back. */
  readonly onMoved: () => void;
}

const tones = {
  preparing: 'neutral',
  running: 'success',
  closed: 'info',
  archived: 'neutral',
} as const;

/** An assembly of the list: where it stands, what it lacks, what the law asks next. */
export function AssemblyCard({ assembly, onEnter, onClone, onMoved }: AssemblyCardProps) {
  const id = useId();
  const here = useSession().session.assembly;
  const { assemblyId, name, cot, timeZone, phase, callAt, needs, nextDeadline } = assembly;
  const isHere = here === assemblyId;
  return (
    <Paper component="li" variant="outlined" sx={card}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Box sx={title}>
          <Typography id={id} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <StateChip label={assemblyPhaseNames[phase]} tone={tones[phase]} />
        </Box>
        <Typography color="textSecondary">
          {callAt === null ? 'Sin fecha' : formatMoment(callAt, timeZone)}
        </Typography>
        {phase === 'running' && (
          <QuietGuard>
            <PublicFirestore>
              <SessionQuorum cot={cot} />
            </PublicFirestore>
          </QuietGuard>
        )}
        {needs.length > 0 && <Typography>Falta: {sayNeeds(needs)}.</Typography>}
        {nextDeadline !== null && (
          <Typography>
            {nextDeadline.label}: hasta el {sayDate(nextDeadline.dueOn)}.
          </Typography>
        )}
      </Box>
      <Box sx={buttons}>
        <Button color="inherit" aria-describedby={id} onClick={onClone}>
          Clonar
        </Button>
        <ArchiveButton assembly={assembly} describedBy={id} onMoved={onMoved} />
        {isHere ? (
          <Typography color="textSecondary">Está en esta</Typography>
        ) : (
          <BusyButton variant="outlined" aria-describedby={id} onPress={onEnter}>
            Entrar
          </BusyButton>
        )}
      </Box>
    </Paper>
  );
}

function sayNeeds(needs: ListedAssembly['needs']): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(needs.map(sayNeed));
}

const card = {
  p: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
} as const;

const buttons = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;

const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 } as const;
