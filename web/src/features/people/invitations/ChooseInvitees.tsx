import { endSentence, formatCount } from '@asamblea/domain';
import { Alert, Box, Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { type Audience, chooseInvitees, type Invitee } from './invitees.ts';
import { sayInvitees } from './sayInvitees.ts';

interface ChooseInviteesProps {
  readonly invitees: readonly Invitee[];
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly onInvite: (personIds: readonly string[]) => Promise<unknown>;
  readonly onPrint: (invitees: readonly Invitee[]) => Promise<unknown>;
  /** Also the proxy form of each; null: they may not be read. */
  readonly onPrintAll: ((invitees: readonly Invitee[]) => Promise<unknown>) | null;
  readonly onText: (invitees: readonly Invitee[]) => void;
}

const everything = 'todas';
const audienceNames: Readonly<Record<Audience, string>> = {
  pending: 'A quienes les falta',
  everybody: 'A todos los que no han entrado',
};

/** The recipients, and the output: those with mail by mail, those without it on paper. */
export function ChooseInvitees({
  invitees,
  progress,
  onInvite,
  onPrint,
  onPrintAll,
  onText,
}: ChooseInviteesProps) {
  const confirm = useConfirm();
  const [audience, setAudience] = useState<Audience>('pending');
  const [group, setGroup] = useState(everything);
  const groups = [...new Set(invitees.flatMap((one) => one.groups))].filter((name) => name !== '');
  const chosen = chooseInvitees(invitees, audience, group === everything ? null : group);
  const withMail = chosen.filter(({ hasMail }) => hasMail);
  const withoutMail = chosen.filter(({ hasMail }) => !hasMail);
  const open = withMail.filter(({ isOpen }) => isOpen).length;

  const send = () =>
    confirm({
      header: sayInvite(withMail.length),
      message:
        open === 0
          ? 'Cada persona recibe su enlace para entrar a la asamblea. Es solo suyo.'
          : `Cada persona recibe un enlace nuevo. ${open === 1 ? 'Una ya tenía uno sin usar, que deja' : `${formatCount(open)} ya tenían uno sin usar, que deja`} de servir.`,
      acceptLabel: 'Enviar',
      accept: () => onInvite(withMail.map(({ personId }) => personId)),
    });

  return (
    <Paper component="section" aria-labelledby="invitar" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography id="invitar" variant="h3" component="h2">
        Invitar
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          label="A quiénes"
          value={audience}
          onChange={({ target }) =>
            setAudience(target.value === 'everybody' ? 'everybody' : 'pending')
          }
          sx={field}
        >
          {(['pending', 'everybody'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {audienceNames[one]}
            </MenuItem>
          ))}
        </TextField>
        {groups.length > 1 && (
          <TextField
            select
            label="Agrupación"
            value={group}
            onChange={({ target }) => setGroup(target.value)}
            sx={field}
          >
            <MenuItem value={everything}>Todo el padrón</MenuItem>
            {groups.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <Typography role="status">{sayChosen(withMail.length, withoutMail.length)}</Typography>
      {withoutMail.length > 0 && (
        <Typography color="textSecondary">
          Sin correo: {endSentence(sayInvitees(withoutMail))} Entrégueles una hoja con su código.
        </Typography>
      )}
      {withoutMail.some(({ hasDocument }) => !hasDocument) && (
        <Alert severity="info">
          Quien no tiene documento en el padrón recibe solo el QR: el código personal lo necesita.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {withMail.length > 0 && (
          <Button variant="contained" size="large" disabled={progress !== null} onClick={send}>
            {sayInvite(withMail.length)}
          </Button>
        )}
        {withoutMail.length > 0 && (
          <BusyButton variant="outlined" size="large" onPress={() => onPrint(withoutMail)}>
            Hojas para quienes no tienen correo ({formatCount(withoutMail.length)})
          </BusyButton>
        )}
        {withMail.length > 0 && (
          <BusyButton size="large" onPress={() => onPrint(chosen)}>
            Hojas para todos ({formatCount(chosen.length)})
          </BusyButton>
        )}
        {onPrintAll !== null && chosen.length > 0 && (
          <BusyButton size="large" onPress={() => onPrintAll(chosen)}>
            Imprimir credenciales y poderes ({formatCount(chosen.length)})
          </BusyButton>
        )}
        {chosen.length > 0 && (
          <Button size="large" disabled={progress !== null} onClick={() => onText(chosen)}>
            Textos para WhatsApp o SMS ({formatCount(chosen.length)})
          </Button>
        )}
      </Box>
      {progress !== null && (
        <Typography role="status">
          Preparando: {formatCount(progress.done)} de {formatCount(progress.total)}…
        </Typography>
      )}
    </Paper>
  );
}

const field = { width: 'min(100%, 20rem)' } as const;

function sayInvite(many: number): string {
  return many === 1 ? 'Enviar 1 invitación' : `Enviar ${formatCount(many)} invitaciones`;
}

function sayChosen(withMail: number, withoutMail: number): string {
  if (withMail + withoutMail === 0) return 'No falta nadie por invitar.';
  if (withMail === 0)
    return withoutMail === 1 ? '1 persona sin correo.' : `${formatCount(withoutMail)} sin correo.`;
  const mail = withMail === 1 ? '1 persona con correo' : `${formatCount(withMail)} con correo`;
  return withoutMail === 0 ? `${mail}.` : `${mail} y ${formatCount(withoutMail)} sin correo.`;
}
