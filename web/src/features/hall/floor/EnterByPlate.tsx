import { floorEndpoints } from '@asamblea/domain';
import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

/** Somebody of the hall who raised their plate, in the same queue. */
export function EnterByPlate() {
  const [typed, setTyped] = useState('');
  const { failure, act } = useAct();
  const plate = /^\d{1,4}$/u.test(typed) ? Number(typed) : 0;

  async function enter(): Promise<void> {
    if (plate === 0) return;
    const body = { turnId: crypto.randomUUID(), who: { plate } };
    if (await act(floorEndpoints.enterFloor, body)) setTyped('');
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
      sx={{ display: 'grid', gap: 1, mt: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          label="Placa de la sala"
          size="small"
          value={typed}
          onChange={({ target }) => setTyped(target.value.replaceAll(/\D/gu, ''))}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          autoComplete="off"
          sx={{ width: '10rem' }}
        />
        <BusyButton disabled={plate === 0} onPress={enter}>
          Agregar a la lista
        </BusyButton>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}
