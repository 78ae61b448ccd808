import { sayMail } from '@asamblea/domain';
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import type { DeskPerson } from '../desk/deskIndex.ts';
import { type Contact, RosterContact } from './RosterContact.tsx';
import { useCredentialMail } from './useCredentialMail.ts';

interface CredentialByMailProps {
  readonly person: DeskPerson;
  readonly credentialId: () => string;
}

/** The same credential to the address of the roster. The desk reads it out before it sends. */
export function CredentialByMail(props: CredentialByMailProps) {
  return (
    <RosterContact personId={props.person.personId}>
      {(contact) => <MailTo {...props} contact={contact} />}
    </RosterContact>
  );
}

function MailTo(props: CredentialByMailProps & { readonly contact: Contact | null }) {
  const { person, credentialId, contact } = props;
  const email = contact?.email ?? person.email;
  const { answer, failure, send } = useCredentialMail(person.personId, credentialId);
  if (email === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        No hay un correo de esta persona en el padrón; puede escribirlo en Ajustes, Padrón.
      </Typography>
    );
  }
  const told = answer === null ? null : sayMail(answer);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>{email}</Typography>
        {answer?.state !== 'sent' && (
          <BusyButton variant="outlined" startIcon={<MailIcon />} onPress={send}>
            {nextStep(answer)}
          </BusyButton>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {contact?.isContactOld === true
          ? 'Ese correo es de otro año. Pregúntele si sigue siendo el suyo: quien abra el enlace entra a su nombre.'
          : 'Confírmele la dirección: quien abra el enlace entra a su nombre.'}
      </Typography>
      {told !== null && (
        <Alert severity={told.tone} role="status">
          <AlertTitle>{told.title}</AlertTitle>
          {told.whatNow}
        </Alert>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </>
  );
}

function nextStep(answer: ReturnType<typeof useCredentialMail>['answer']): string {
  if (answer === null) return 'Enviar por correo';
  return answer.state === 'failed' ? 'Enviar otra vez' : 'Ver si ya salió';
}
