import type { StaffInvitationAnswer } from '@asamblea/domain';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, AlertTitle, Box, Button, Paper, Typography } from '@mui/material';
import { useSession } from '../../../firebase/session/session.tsx';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { CopyLink } from '../../../ui/frames/CopyLink.tsx';
import { QrCode } from '../../../ui/pictures/QrCode.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { invitationFile } from './invitationFile.ts';
import { sayInvitationMail } from './sayInvitationMail.ts';

export interface ShownInvitation {
  readonly name: string;
  readonly answer: StaffInvitationAnswer;
}

/** The next step for an invitation: its link to be printed, shown or copied, or the outcome of its message. */
export function InvitationShown(props: ShownInvitation & { readonly onClose: () => void }) {
  const { name, answer, onClose } = props;
  const { path, hasAccount, expiresAt, mail } = answer;
  const { assemblyName, timeZone } = useSession();
  const save = useDownload();
  const link = new URL(path, window.location.origin).href;
  const until = expiresAt === null ? null : formatMoment(expiresAt, timeZone ?? 'UTC');
  const told = mail === null ? null : sayInvitationMail(mail);

  return (
    <Paper component="section" aria-label={`Invitación de ${name}`} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        {name} ya tiene su lugar
      </Typography>
      <Typography sx={{ mt: 1, mb: 2 }}>
        {hasAccount
          ? 'Ya tiene una cuenta: ingresa con su correo y la contraseña de siempre, en esta dirección.'
          : `Con este enlace elige su contraseña y entra. Sirve una vez${until === null ? '' : `, hasta el ${until}`}; déselo solo a esa persona.`}
      </Typography>
      {told !== null && (
        <Alert severity={told.tone} role="status" sx={{ mb: 2 }}>
          <AlertTitle>{told.title}</AlertTitle>
          {told.whatNow}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <QrCode text={link} label={`Código QR del enlace de ${name}`} />
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <CopyLink
            href={path}
            label={hasAccount ? 'Dirección de ingreso' : 'Enlace para elegir contraseña'}
            hint="Cópielo, o que lo lea con la cámara de su celular."
          />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <BusyButton
          variant="contained"
          startIcon={<PrintIcon />}
          onPress={() =>
            save({
              kind: 'invitacion-equipo',
              ending: 'pdf',
              what: 'la invitación',
              write: () => invitationFile({ name, assembly: assemblyName ?? '', link, until }),
              meanwhile: 'Mientras tanto, muéstrele el código de la pantalla.',
            })
          }
        >
          Imprimir
        </BusyButton>
        <Button onClick={onClose}>Listo</Button>
      </Box>
    </Paper>
  );
}
