import { type MailAnswer, mailEndpoints, sayMail } from '@asamblea/domain';
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';

interface AttorneyMailProps {
  readonly attorneyId: string;
  /** As the proxy says it; who is written to is what roster and proxy say together. */
  readonly email: string;
}

/** A personal link to the attorney's address, by the outbox: the code itself is never mailed. */
export function AttorneyMail({ attorneyId, email }: AttorneyMailProps) {
  const request = useRef<{ requestId: string; credentialId: string } | null>(null);
  const [answer, setAnswer] = useState<MailAnswer | null>(null);
  const { failure, attempt } = useAttempt();
  async function send() {
    if (answer?.state === 'failed') request.current = null;
    request.current ??= { requestId: crypto.randomUUID(), credentialId: crypto.randomUUID() };
    const body = { ...request.current, personId: attorneyId };
    await attempt(async () => {
      setAnswer(await askApi(mailEndpoints.mailCredential, body));
    });
  }
  const told = answer === null ? null : sayMail(answer);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        También puede enviarle su enlace personal a <b>{email}</b>. Confirme la dirección: quien
        abra el enlace entra a su nombre.
      </Typography>
      {answer?.state !== 'sent' && (
        <BusyButton variant="outlined" startIcon={<MailIcon />} onPress={send} sx={{ mt: 1 }}>
          {answer === null ? 'Enviar por correo' : 'Ver si ya salió'}
        </BusyButton>
      )}
      {told !== null && (
        <Alert severity={told.tone} role="status" sx={{ mt: 1 }}>
          <AlertTitle>{told.title}</AlertTitle>
          {told.whatNow}
        </Alert>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}
