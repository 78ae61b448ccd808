import { type MailSettingsAnswer, type MailSource, mailEndpoints } from '@asamblea/domain';
import { Alert, Box, Link, Typography } from '@mui/material';
import { MailPace } from './MailPace.tsx';
import { MailServerCard } from './MailServerCard.tsx';
import { TestMail } from './TestMail.tsx';

interface MailSettingsProps {
  readonly settings: MailSettingsAnswer;
  readonly onChanged: () => void;
}

/** The server by which the mail leaves, the servers that may be changed here, and a message to try it. */
export function MailSettings({ settings, onChanged }: MailSettingsProps) {
  const { own, organisation, mayOrganise, inForce, mailbox, pace } = settings;
  return (
    <Box component="section" aria-labelledby="correo" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="correo" variant="h3" component="h2">
        Correo
      </Typography>
      <Alert severity={inForce === null ? 'warning' : 'info'} role="status">
        {inForce === null ? withoutMail : said[inForce]}
      </Alert>
      <MailServerCard
        title="Servidor de esta asamblea"
        empty={inForce === null ? 'No tiene uno propio.' : 'No tiene uno propio: usa el de arriba.'}
        endpoint={mailEndpoints.setMail}
        server={own}
        onChanged={onChanged}
      />
      {mayOrganise && (
        <MailServerCard
          title="Servidor de la organización"
          empty="No hay. El que ponga aquí sirve a todas sus asambleas que no tengan uno propio."
          endpoint={mailEndpoints.setOrganisationMail}
          server={organisation}
          onChanged={onChanged}
        />
      )}
      <MailPace key={pace} {...{ pace, onChanged }} />
      {inForce !== null && <TestMail />}
      {mailbox !== null && inForce === 'installation' && (
        <Typography>
          En este equipo los mensajes no salen a internet:{' '}
          <Link href={mailbox} target="_blank" rel="noreferrer">
            ver el buzón local
          </Link>
          .
        </Typography>
      )}
    </Box>
  );
}

const withoutMail =
  'Por ahora no se envía correo: las credenciales se muestran en pantalla o se imprimen.';

const said: Readonly<Record<MailSource, string>> = {
  assembly: 'El correo sale por el servidor de esta asamblea.',
  organisation: 'El correo sale por el servidor de la organización.',
  installation: 'El correo sale por el servidor con que se instaló la aplicación.',
};
