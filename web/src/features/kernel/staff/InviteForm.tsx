import { type InviteStaffRequest, inviteStaffRequest, staffEndpoints } from '@asamblea/domain';
import { Box, Button, FormControlLabel, Paper, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { AccessEnd } from './AccessEnd.tsx';
import type { ShownInvitation } from './InvitationShown.tsx';
import { RoleField } from './RoleField.tsx';

interface InviteFormProps {
  readonly onInvited: (shown: ShownInvitation) => void;
  readonly onClose: () => void;
}

/** Somebody new in the staff: who, as what, until when, and how they get their link. */
export function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const [asked, setAsked] = useState<InviteStaffRequest>(() => ({
    invitationId: crypto.randomUUID(),
    name: '',
    email: '',
    role: 'moderator',
    accessUntil: null,
    way: 'print',
  }));
  const [isTried, setTried] = useState(false);
  const { failure, ask } = useAct();
  const parsed = inviteStaffRequest.safeParse(asked);
  const isWrong = (field: keyof InviteStaffRequest) =>
    isTried && parsed.error?.issues.some(({ path }) => path[0] === field) === true;
  // Another address or role is another invitation; the same one sent twice is one.
  const change = (more: Partial<InviteStaffRequest>) =>
    setAsked({ ...asked, ...more, invitationId: crypto.randomUUID() });

  async function invite() {
    setTried(true);
    if (!parsed.success) return;
    const answer = await ask(staffEndpoints.inviteStaff, parsed.data);
    if (answer !== null) onInvited({ name: parsed.data.name, answer });
  }

  return (
    <Paper component="section" aria-label="Invitar a alguien" sx={form}>
      <TextField
        label="Nombre completo"
        value={asked.name}
        error={isWrong('name')}
        helperText={isWrong('name') ? 'Escriba su nombre, de 3 a 120 letras.' : ' '}
        onChange={({ target }) => change({ name: target.value })}
        autoFocus
      />
      <TextField
        label="Correo electrónico"
        type="email"
        value={asked.email}
        error={isWrong('email')}
        helperText={
          isWrong('email')
            ? 'Revise el correo: con él entrará a la aplicación.'
            : 'Con él entrará a la aplicación.'
        }
        onChange={({ target }) => change({ email: target.value })}
      />
      <RoleField
        value={asked.role}
        helperText="Después puede quitarle o darle páginas y partes."
        onChange={(role) => change({ role })}
      />
      <AccessEnd value={asked.accessUntil} onChange={(accessUntil) => change({ accessUntil })} />
      <RadioGroup
        aria-label="Cómo recibe su enlace"
        value={asked.way}
        onChange={(_, way) => change({ way: way === 'mail' ? 'mail' : 'print' })}
      >
        <FormControlLabel
          value="print"
          control={<Radio />}
          label="Se lo entrego: impreso, en pantalla o copiado"
        />
        <FormControlLabel value="mail" control={<Radio />} label="Por correo" />
      </RadioGroup>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={invite}>
          Invitar
        </BusyButton>
        <Button onClick={onClose}>Cancelar</Button>
      </Box>
    </Paper>
  );
}

const form = { p: 2.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
