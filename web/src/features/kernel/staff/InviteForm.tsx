import { type InviteStaffRequest, inviteStaffRequest, staffEndpoints } from '@asamblea/domain';
import { Box, Button, FormControlLabel, Paper, Radio, RadioGroup } from '@mui/material';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useContentId } from '../../../ui/forms/useContentId.ts';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { AccessEnd } from './AccessEnd.tsx';
import type { ShownInvitation } from './InvitationShown.tsx';
import { RoleField } from './RoleField.tsx';

interface InviteFormProps {
  readonly onInvited: (shown: ShownInvitation) => void;
  readonly onClose: () => void;
}

type Asked = Omit<InviteStaffRequest, 'invitationId'>;

const written = inviteStaffRequest.omit({ invitationId: true });
const empty: Asked = { name: '', email: '', role: 'moderator', accessUntil: null, way: 'print' };

/** Somebody new in the staff: who, as what, until when, and how they get their link. */
export function InviteForm({ onInvited, onClose }: InviteFormProps) {
  const draft = useDraft({ schema: written, begin: () => empty });
  // Another address or role is another invitation; the same one sent twice is one.
  const idOf = useContentId();
  const { failure, ask } = useAct();
  const { typed } = draft;

  async function invite(asked: Asked): Promise<void> {
    const request = { ...asked, invitationId: idOf(asked) };
    const answer = await ask(staffEndpoints.inviteStaff, request);
    if (answer !== null) onInvited({ name: asked.name, answer });
  }

  return (
    <Paper component="section" aria-label="Invitar a alguien" sx={form}>
      <DraftField
        {...{ draft, name: 'name', label: 'Nombre completo', margin: 'none' }}
        hint=" "
        fault="Escriba su nombre, de 3 a 120 letras."
        autoFocus
      />
      <DraftField
        {...{ draft, name: 'email', label: 'Correo electrónico', type: 'email', margin: 'none' }}
        hint="Con él entrará a la aplicación."
        fault="Revise el correo: con él entrará a la aplicación."
      />
      <RoleField
        value={typed.role}
        helperText="Después puede quitarle o darle páginas y partes."
        onChange={(role) => draft.change('role', role)}
      />
      <AccessEnd
        value={typed.accessUntil}
        onChange={(accessUntil) => draft.change('accessUntil', accessUntil)}
      />
      <RadioGroup
        aria-label="Cómo recibe su enlace"
        value={typed.way}
        onChange={(_, way) => draft.change('way', way === 'mail' ? 'mail' : 'print')}
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
        <BusyButton variant="contained" onPress={() => draft.submit(invite)}>
          Invitar
        </BusyButton>
        <Button onClick={onClose}>Cancelar</Button>
      </Box>
    </Paper>
  );
}

const form = { p: 2.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
