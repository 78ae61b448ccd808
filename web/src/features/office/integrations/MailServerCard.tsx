import { type MailServerView, type mailEndpoints, mailSecurityNames } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { AccountCard } from '../../../ui/forms/AccountCard.tsx';
import { type Fact, FactList } from '../../../ui/lists/FactList.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { MailServerForm } from './MailServerForm.tsx';

interface MailServerCardProps {
  readonly title: string;
  /** The meaning of having none. */
  readonly empty: string;
  /** The assembly's, or its organisation's. */
  readonly endpoint: (typeof mailEndpoints)['setMail' | 'setOrganisationMail'];
  readonly server: MailServerView | null;
  readonly onChanged: () => void;
}

/** A mail server as it was typed, but its password, of which only the day that it was saved is known. */
export function MailServerCard({ title, empty, endpoint, server, onChanged }: MailServerCardProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const { failure, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      await askApi(endpoint, { requestId: crypto.randomUUID(), server: null });
      onChanged();
    });
  return (
    <AccountCard
      title={title}
      isSet={server !== null}
      addLabel="Poner un servidor"
      form={(leave) => (
        <MailServerForm
          {...{ endpoint, server }}
          onClose={leave}
          onSaved={() => {
            leave();
            onChanged();
          }}
        />
      )}
      removal={{
        header: `Quitar: ${title.toLowerCase()}`,
        message:
          'Se borran sus datos y su contraseña. Los mensajes que falten salen por el que siga.',
        remove,
      }}
      failure={failure}
    >
      {server === null ? (
        <Typography>{empty}</Typography>
      ) : (
        <FactList facts={factsOf(server, timeZone)} />
      )}
    </AccountCard>
  );
}

function factsOf(server: MailServerView, timeZone: string): readonly Fact[] {
  const { host, port, security, user, senderName, senderAddress, replyTo } = server;
  const { passwordSavedAt } = server;
  const password =
    passwordSavedAt === null
      ? 'Sin contraseña'
      : `Guardada el ${formatMoment(passwordSavedAt, timeZone)}`;
  return [
    ['Servidor', `${host}, puerto ${port}`],
    ['Seguridad', mailSecurityNames[security]],
    ['Usuario', user === '' ? 'Sin usuario' : user],
    ['Contraseña', password],
    ['De', `${senderName === '' ? 'Nombre de la asamblea' : senderName} <${senderAddress}>`],
    ['Responder a', replyTo === '' ? 'La misma dirección' : replyTo],
  ];
}
