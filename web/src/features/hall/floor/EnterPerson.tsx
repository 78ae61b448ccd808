import { floorEndpoints } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

/** Enters the person in front of the desk in the one list to speak: for people who came without a phone. */
export function EnterPerson({ personId }: { readonly personId: string }) {
  const [isIn, setIn] = useState(false);
  const { failure, act } = useAct();

  async function enter(): Promise<void> {
    const body = { turnId: crypto.randomUUID(), who: { personId } };
    if (await act(floorEndpoints.enterFloor, body)) setIn(true);
  }

  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <BusyButton onPress={enter}>Anotar para hablar</BusyButton>
        <Typography role="status">{isIn && 'Está en la lista para hablar.'}</Typography>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}
