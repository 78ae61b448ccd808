import { sayZoomTrouble, type ZoomAccountView, type ZoomTestAnswer } from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useSession } from '../../firebase/session.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useConfirm } from '../../ui/ConfirmationProvider.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';
import { NoticeAddress } from './NoticeAddress.tsx';
import { ZoomAccountForm } from './ZoomAccountForm.tsx';

interface ZoomAccountCardProps {
  readonly account: ZoomAccountView | null;
  readonly onChanged: () => void;
}

/** The account as it was typed, but its secrets, of which only the day that they were saved is known. */
export function ZoomAccountCard({ account, onChanged }: ZoomAccountCardProps) {
  const titleId = useId();
  const ask = useConfirm();
  const [isEditing, setEditing] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [tested, setTested] = useState<ZoomTestAnswer | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setFailure(null);
    setTested(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }
  const test = () =>
    attempt(async () => setTested(await callApi<ZoomTestAnswer>('POST', `${path}/test`, {})));
  const remove = () =>
    attempt(async () => {
      await callApi('POST', path, { requestId: crypto.randomUUID(), account: null });
      onChanged();
    });
  const confirmRemoval = () =>
    ask({
      header: 'Quitar la cuenta de Zoom',
      message:
        'Se borran sus datos y sus secretos, y Zoom ya no puede avisar quién entra. Las reuniones que estén creadas siguen en Zoom.',
      acceptLabel: 'Quitar',
      accept: remove,
    });

  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography id={titleId} variant="h4" component="h3">
        Cuenta de Zoom
      </Typography>
      {isEditing ? (
        <ZoomAccountForm
          account={account}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      ) : (
        <>
          {account === null ? (
            <Typography sx={{ maxWidth: '65ch' }}>
              Con ella se crea la reunión desde «Sesión remota», cada quien entra con su propio
              enlace y se ve quién está conectado. Sin ella, la reunión se abre en su propia
              aplicación.
            </Typography>
          ) : (
            <Facts account={account} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {account !== null && (
              <BusyButton variant="contained" aria-describedby={titleId} onPress={test}>
                Probar
              </BusyButton>
            )}
            <Button variant="outlined" aria-describedby={titleId} onClick={() => setEditing(true)}>
              {account === null ? 'Poner una cuenta' : 'Cambiar'}
            </Button>
            {account !== null && (
              <Button color="error" aria-describedby={titleId} onClick={confirmRemoval}>
                Quitar
              </Button>
            )}
          </Box>
        </>
      )}
      <Box role="status">
        {tested !== null && (
          <Alert severity={tested.trouble === null ? 'success' : 'warning'}>
            {tested.trouble === null
              ? 'Zoom aceptó las credenciales.'
              : sayZoomTrouble(tested.trouble)}
          </Alert>
        )}
      </Box>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}

const path = '/api/settings/zoom';

function Facts({ account }: { readonly account: ZoomAccountView }) {
  const { accountId, clientId, host, sdkKey, savedAt, takesNotices, hookPath } = account;
  const timeZone = useSession().timeZone ?? 'UTC';
  const facts = [
    ['Cuenta', accountId],
    ['Cliente', clientId],
    ['Secretos', `Guardados el ${formatMoment(savedAt, timeZone)}`],
    ['Anfitrión', host === '' ? 'Quien hizo la aplicación en Zoom' : host],
    ['Video dentro de la página', sdkKey === '' ? 'No' : `Con la llave ${sdkKey}`],
    ['Avisos de quién entra', takesNotices ? 'Sí' : 'No: falta su secreto'],
  ] as const;
  return (
    <>
      <Box component="dl" sx={list}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" color="textSecondary" variant="body2">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      {takesNotices && <NoticeAddress path={hookPath} />}
    </>
  );
}

const list = {
  ...{ m: 0, display: 'grid', gap: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;
