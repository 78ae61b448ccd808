import { at, convocationEndpoints, sayPeople, type UnmailedAnswer } from '@asamblea/domain';
import { Alert, Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

/**
 * The people without a mail of a notice, and the button that sends it to them as it went out; nothing when
 * nobody lacks it.
 */
export function MissingMail({ convocationId }: { readonly convocationId: string }) {
  const address = useMemo(
    () => ({
      endpoint: at(convocationEndpoints.readUnmailed, { convocationId }),
      isAnswer: ({ missing }: UnmailedAnswer) => typeof missing === 'number',
      clockOf: () => null,
      isFinal: ({ code }: { readonly code: string }) => code === 'not-allowed',
    }),
    [convocationId],
  );
  const { answer, refresh } = useAsked(address);
  const { failure, ask } = useAct();
  const [done, setDone] = useState<number | null>(null);

  async function send() {
    const sent = await ask(at(convocationEndpoints.mailMissing, { convocationId }));
    if (sent === null) return;
    setDone(sent.mails);
    refresh();
  }

  if (answer === null) return null;
  const { canMail, missing } = answer;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {done !== null && (
        <Typography role="status">
          {done === 0 ? 'Ya les había salido a todos.' : `En camino a ${sayPeople(done)}.`}
        </Typography>
      )}
      {missing > 0 && (
        <Alert severity={canMail ? 'warning' : 'info'} sx={{ width: '100%' }}>
          {sayMissing(missing)}{' '}
          {!canMail &&
            'Aquí todavía no se puede enviar correo: cuando quien administra ponga el servidor en Ajustes, Integraciones, podrá enviárselo desde aquí.'}
        </Alert>
      )}
      {missing > 0 && canMail && (
        <BusyButton variant="contained" onPress={send}>
          Enviar por correo a quienes falta
        </BusyButton>
      )}
    </Box>
  );
}

function sayMissing(missing: number): string {
  return missing === 1
    ? 'A 1 persona que tiene correo no se le ha enviado este aviso.'
    : `A ${sayPeople(missing)} que tienen correo no se les ha enviado este aviso.`;
}
