import { type MailServerView, mailSecurityNames } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useSession } from '../../firebase/session.tsx';
import { useConfirm } from '../../ui/ConfirmationProvider.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';
import { MailServerForm } from './MailServerForm.tsx';

interface MailServerCardProps {
  readonly title: string;
  /** What it means that there is none. */
  readonly empty: string;
  readonly path: string;
  readonly server: MailServerView | null;
  readonly onChanged: () => void;
}

/** A mail server as it was typed, but its password, of which only the day that it was saved is known. */
export function MailServerCard({ title, empty, path, server, onChanged }: MailServerCardProps) {
  const titleId = useId();
  const ask = useConfirm();
  const timeZone = useSession().timeZone ?? 'UTC';
  const [isEditing, setEditing] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function remove(): Promise<void> {
    setFailure(null);
    try {
      await callApi('POST', path, { requestId: crypto.randomUUID(), server: null });
      onChanged();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  const confirmRemoval = () =>
    ask({
      header: `Quitar: ${title.toLowerCase()}`,
      message:
        'Se borran sus datos y su contraseña. Los mensajes que falten salen por el que siga.',
      acceptLabel: 'Quitar',
      accept: remove,
    });

  return (
    <Paper component="section" aria-labelledby={titleId} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography id={titleId} variant="h4" component="h3">
        {title}
      </Typography>
      {isEditing ? (
        <MailServerForm
          {...{ path, server }}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onChanged();
          }}
        />
      ) : (
        <>
          {server === null ? <Typography>{empty}</Typography> : <Facts {...{ server, timeZone }} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" aria-describedby={titleId} onClick={() => setEditing(true)}>
              {server === null ? 'Poner un servidor' : 'Cambiar'}
            </Button>
            {server !== null && (
              <Button color="error" aria-describedby={titleId} onClick={confirmRemoval}>
                Quitar
              </Button>
            )}
          </Box>
        </>
      )}
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}

function Facts(props: { readonly server: MailServerView; readonly timeZone: string }) {
  const { host, port, security, user, senderName, senderAddress, replyTo } = props.server;
  const { passwordSavedAt } = props.server;
  const facts = [
    ['Servidor', `${host}, puerto ${port}`],
    ['Seguridad', mailSecurityNames[security]],
    ['Usuario', user === '' ? 'Sin usuario' : user],
    [
      'Contraseña',
      passwordSavedAt === null
        ? 'Sin contraseña'
        : `Guardada el ${formatMoment(passwordSavedAt, props.timeZone)}`,
    ],
    ['De', `${senderName === '' ? 'Nombre de la asamblea' : senderName} <${senderAddress}>`],
    ['Responder a', replyTo === '' ? 'La misma dirección' : replyTo],
  ] as const;
  return (
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
  );
}

const list = {
  ...{ m: 0, display: 'grid', gap: 2 },
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;
