import {
  type AssemblySession,
  missingOffices,
  noOfficers,
  officersRequest,
  sessionEndpoints,
} from '@asamblea/domain';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/useAct.ts';
import { useMay } from '../../../firebase/useMay.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';

interface OfficersProps {
  readonly session: AssemblySession;
}

/** Who presides and who is the secretary, as the minutes will say it; noted by who conducts the session. */
export function Officers({ session }: OfficersProps) {
  const [isNoting, setNoting] = useState(false);
  const may = useMay('noteOfficers');
  const { chair, secretary } = session.officers ?? noOfficers;
  const isMissing = missingOffices(session.officers).length > 0;
  if (isNoting) return <OfficersForm session={session} onNoted={() => setNoting(false)} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Preside: {chair === '' ? 'sin anotar' : chair}. Secretaría:{' '}
        {secretary === '' ? 'sin anotar' : secretary}.
      </Typography>
      {may && (
        <Button size="small" onClick={() => setNoting(true)}>
          {isMissing ? 'Anotar la mesa directiva' : 'Cambiar la mesa directiva'}
        </Button>
      )}
    </Box>
  );
}

interface OfficersFormProps extends OfficersProps {
  readonly onNoted?: () => void;
}

export function OfficersForm({ session, onNoted }: OfficersFormProps) {
  const { failure, act } = useAct();
  const [typed, setTyped] = useState(session.officers ?? noOfficers);
  const { chair, secretary } = officersRequest.shape;
  const limits = { htmlInput: { maxLength: 120, autoComplete: 'off' } };

  async function note() {
    const { session: number, call } = session;
    const noted = { chair: chair.parse(typed.chair), secretary: secretary.parse(typed.secretary) };
    if (await act(sessionEndpoints.noteOfficers, { session: number, call, ...noted })) onNoted?.();
  }

  return (
    <Box role="group" aria-label="Mesa directiva" sx={{ display: 'grid', gap: 1.5, my: 2 }}>
      <TextField
        label="Quién preside"
        size="small"
        value={typed.chair}
        onChange={({ target }) => setTyped({ ...typed, chair: target.value })}
        slotProps={limits}
      />
      <TextField
        label="Quién es secretario"
        size="small"
        value={typed.secretary}
        onChange={({ target }) => setTyped({ ...typed, secretary: target.value })}
        slotProps={limits}
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <BusyButton variant="outlined" onPress={note} sx={{ justifySelf: 'start' }}>
        Anotar
      </BusyButton>
    </Box>
  );
}
