import {
  sayZoomTrouble,
  type ZoomAccountView,
  type ZoomTestAnswer,
  zoomEndpoints,
} from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { AccountCard } from '../../../ui/forms/AccountCard.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { NoticeAddress } from './NoticeAddress.tsx';
import { ZoomAccountForm } from './ZoomAccountForm.tsx';

interface ZoomAccountCardProps {
  readonly account: ZoomAccountView | null;
  readonly onChanged: () => void;
}

/** The account as it was typed, but its secrets, of which only the day that they were saved is known. */
export function ZoomAccountCard({ account, onChanged }: ZoomAccountCardProps) {
  const { failure, attempt } = useAttempt();
  const [tested, setTested] = useState<ZoomTestAnswer | null>(null);

  const test = () => {
    setTested(null);
    return attempt(async () => setTested(await askApi(zoomEndpoints.testZoom)));
  };
  const remove = () => {
    setTested(null);
    return attempt(async () => {
      await askApi(zoomEndpoints.setZoomAccount, {
        requestId: crypto.randomUUID(),
        account: null,
      });
      onChanged();
    });
  };

  return (
    <AccountCard
      title="Cuenta de Zoom"
      isSet={account !== null}
      addLabel="Poner una cuenta"
      form={(leave) => (
        <ZoomAccountForm
          account={account}
          onClose={leave}
          onSaved={() => {
            leave();
            onChanged();
          }}
        />
      )}
      onTest={test}
      tested={tested !== null && <Tested trouble={tested.trouble} />}
      removal={{
        header: 'Quitar la cuenta de Zoom',
        message:
          'Se borran sus datos y sus secretos, y Zoom ya no puede avisar quién entra. Las reuniones que estén creadas siguen en Zoom.',
        remove,
      }}
      failure={failure}
    >
      {account === null ? (
        <Typography sx={{ maxWidth: '65ch' }}>
          Con ella se crea la reunión desde «Sesión remota», cada quien entra con su propio enlace y
          se ve quién está conectado. Sin ella, la reunión se abre en su propia aplicación.
        </Typography>
      ) : (
        <Facts account={account} />
      )}
    </AccountCard>
  );
}

function Tested({ trouble }: ZoomTestAnswer) {
  return (
    <Alert severity={trouble === null ? 'success' : 'warning'}>
      {trouble === null ? 'Zoom aceptó las credenciales.' : sayZoomTrouble(trouble)}
    </Alert>
  );
}

function Facts({ account }: { readonly account: ZoomAccountView }) {
  const { accountId, clientId, host, sdkKey, savedAt, takesNotices, hookPath } = account;
  const timeZone = useSession().timeZone ?? 'UTC';
  const facts = [
    ['Cuenta', accountId],
    ['Cliente', clientId],
    ['Secretos', `Guardados el ${formatMoment(savedAt, timeZone)}`],
    ['Anfitrión', host === '' ? 'Quien hizo la aplicación en Zoom' : host],
    ['Llave del video en la página', sdkKey === '' ? 'No hay' : sdkKey],
    ['Avisos de quién entra', takesNotices ? 'Sí' : 'No: falta su secreto'],
  ] as const;
  return (
    <>
      <FactList facts={facts} />
      {takesNotices && <NoticeAddress path={hookPath} />}
    </>
  );
}
