import { type OwnActaAnswer, objectionAtMost, sayDate, toldEndpoints } from '@asamblea/domain';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../firebase/asking/askApi.ts';
import { useAsked } from '../../firebase/asking/useAsked.ts';
import { useAttempt } from '../../firebase/asking/useAttempt.ts';
import { useRoomKnown } from '../../ui/device/useRoomKnown.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../ui/toasts/Toasts.tsx';

const address = {
  endpoint: toldEndpoints.readOwnActa,
  isAnswer: ({ objections }: OwnActaAnswer) => Array.isArray(objections),
  clockOf: () => null,
  isFinal: ({ code }: { readonly code: string }) => code === 'not-allowed',
};

/** The minutes that were made known last, what this owner objected to them, and where they object. */
export function OwnActaObjections() {
  const { answer, failure, refresh } = useAsked(address);
  const [isAsking, setAsking] = useState(false);
  useRoomKnown(answer !== null || failure !== null);
  if (answer === null || answer.acta === null) return null;
  const { acta, objections } = answer;
  return (
    <Box component="section" aria-labelledby="acta-comunicada" sx={{ mb: 4 }}>
      <Typography id="acta-comunicada" variant="h3" component="h2" sx={{ mb: 1 }}>
        Ya está el acta
      </Typography>
      <Paper sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        <Typography>
          Se comunicó el {sayDate(acta.on)}.{' '}
          {acta.lastDay === null
            ? 'Si no está de acuerdo, puede oponerse por escrito.'
            : `Si no está de acuerdo, puede oponerse por escrito hasta el ${sayDate(acta.lastDay)}. Después también queda anotado, como fuera de plazo.`}
        </Typography>
        {objections.map(({ objectionId, on, lastDay, text, answer: said }) => (
          <Box key={objectionId}>
            <Typography sx={{ fontWeight: 600 }}>
              Usted se opuso el {sayDate(on)}
              {lastDay !== null && on > lastDay ? ', fuera de plazo' : ''}
            </Typography>
            <Typography sx={words}>{text}</Typography>
            {said !== null && (
              <Typography sx={words} color="textSecondary">
                {said.name}: {said.text}
              </Typography>
            )}
          </Box>
        ))}
        <Box>
          <Button variant="outlined" size="large" onClick={() => setAsking(true)}>
            Oponerme al acta
          </Button>
        </Box>
      </Paper>
      {isAsking && <ObjectDialog acta={acta} onDone={refresh} onClose={() => setAsking(false)} />}
    </Box>
  );
}

interface ObjectDialogProps {
  readonly acta: NonNullable<OwnActaAnswer['acta']>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function ObjectDialog({ acta, onDone, onClose }: ObjectDialogProps) {
  const [objectionId] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const { failure, attempt } = useAttempt();
  const { add } = useToasts();
  const { session, call } = acta;

  async function send() {
    if (text.trim() === '') return;
    await attempt(async () => {
      await askApi(toldEndpoints.objectActa, { objectionId, session, call, text: text.trim() });
      add({ severity: 'success', summary: 'Su oposición quedó registrada' });
      onDone();
      onClose();
    });
  }

  return (
    <FormDialog
      title="Oponerme al acta"
      failure={failure}
      does={['Registrar mi oposición', send]}
      isSpaced
      onClose={onClose}
    >
      <Typography>
        Escriba qué no es como fue. Queda con fecha de hoy y la lee quien administra la asamblea. No
        reemplaza una demanda ante el juez.
      </Typography>
      <TextField
        label="Mi oposición"
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: objectionAtMost } }}
        multiline
        minRows={4}
        required
      />
    </FormDialog>
  );
}

const words = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;
