import { type MailAnswer, sayMail } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { DeskDialog } from './DeskDialog.tsx';
import type { DeskPerson } from './deskIndex.ts';
import { useCredentialMail } from './useCredentialMail.ts';

interface MailDialogProps {
  readonly person: DeskPerson;
  readonly onClose: () => void;
}

/** The way in to the ballot, to the address of the roster. The desk reads it out before it sends. */
export function MailDialog({ person, onClose }: MailDialogProps) {
  const { answer, failure, send } = useCredentialMail(person.personId);
  return (
    <DeskDialog
      title={`Enviar credencial a ${person.name}`}
      failure={failure}
      onClose={onClose}
      actions={
        person.email !== null &&
        answer?.state !== 'sent' && (
          <BusyButton variant="contained" onPress={send}>
            {nextStep(answer)}
          </BusyButton>
        )
      }
    >
      {person.email === null ? (
        <Typography>
          No hay un correo de esta persona en el padrón. Escríbalo en Ajustes, Base de datos;
          mientras tanto, muéstrele el QR para su celular.
        </Typography>
      ) : (
        <>
          <Typography>
            Irá a{' '}
            <Box component="b" sx={{ overflowWrap: 'anywhere' }}>
              {person.email}
            </Box>
            , con un enlace y un QR que la dejan votar sin contraseña.
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Confírmele la dirección: quien abra el enlace entra a su nombre. Sirve una vez, durante
            dos días.
          </Typography>
        </>
      )}
      {answer !== null && <Answer answer={answer} />}
    </DeskDialog>
  );
}

function Answer({ answer }: { readonly answer: MailAnswer }) {
  const { tone, title, whatNow } = sayMail(answer);
  return (
    <Alert severity={tone} role="status" sx={{ mt: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      {whatNow}
    </Alert>
  );
}

function nextStep(answer: MailAnswer | null): string {
  if (answer === null) return 'Enviar credencial';
  return answer.state === 'failed' ? 'Enviar otra vez' : 'Ver si ya salió';
}
