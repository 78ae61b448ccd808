import {
  accessOf,
  endSentence,
  type Member,
  roleNames,
  staffEndpoints,
  staffState,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { StateChip, type StateTone } from '../../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { AccessEditor } from './AccessEditor.tsx';
import type { ShownInvitation } from './InvitationShown.tsx';
import type { MenuOf } from './SeenBy.tsx';
import { sayExceptions } from './sayExceptions.ts';

interface StaffCardProps {
  readonly member: Member;
  readonly menuOf: MenuOf;
  readonly mayManage: boolean;
  /** Another link was given to them. */
  readonly onLink: (shown: ShownInvitation) => void;
}

const states: Readonly<
  Record<ReturnType<typeof staffState>, { readonly label: string; readonly tone: StateTone }>
> = {
  active: { label: 'En el equipo', tone: 'success' },
  invited: { label: 'Aún no ha entrado', tone: 'info' },
  expired: { label: 'Su enlace venció', tone: 'warning' },
  ended: { label: 'Su acceso terminó', tone: 'critical' },
};

/** One person of the staff: their role, their state, and the possible actions. */
export function StaffCard({ member, menuOf, mayManage, onLink }: StaffCardProps) {
  const { session, timeZone } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const { failure, ask } = useAct();
  const confirm = useConfirm();
  const { add } = useToasts();
  const { uid, name, email, role, accessUntil = null } = member;
  const state = staffState(member, Date.now());
  const isOwn = uid === session.userId;
  const exceptions = sayExceptions(accessOf(member));

  function close(revision = saved) {
    setSaved(revision);
    setOpen(false);
  }

  async function remove() {
    const revision = Math.max(member.revision ?? 0, saved);
    const answer = await ask(staffEndpoints.removeStaff, { uid, revision });
    if (answer !== null) add({ severity: 'success', summary: `${name} ya no está en el equipo` });
  }

  async function renew() {
    const body = { invitationId: crypto.randomUUID(), uid, way: 'print' } as const;
    const answer = await ask(staffEndpoints.renewStaffLink, body);
    if (answer !== null) onLink({ name, answer });
  }

  return (
    <Paper component="article" aria-label={name} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
            {isOwn && ' (usted)'}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <StateChip label={roleNames[role]} />
          <StateChip {...states[state]} />
        </Box>
      </Box>
      {accessUntil !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Su acceso {state === 'ended' ? 'terminó' : 'termina'} el{' '}
          {endSentence(formatMoment(accessUntil, timeZone ?? 'UTC'))}
        </Typography>
      )}
      {exceptions !== null && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {exceptions}
        </Typography>
      )}
      {isOwn && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Sus propios permisos los cambia otra persona de la administración.
        </Typography>
      )}
      {failure !== null && (
        <Box sx={{ mt: 1 }}>
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        </Box>
      )}
      {isOpen ? (
        <AccessEditor {...{ member, menuOf }} onClose={close} />
      ) : (
        mayManage &&
        !isOwn && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              Ver o cambiar permisos
            </Button>
            {(state === 'invited' || state === 'expired') && (
              <BusyButton onPress={renew}>Dar otro enlace</BusyButton>
            )}
            <BusyButton
              color="error"
              onPress={() => {
                confirm({
                  header: `¿Retirar a ${name}?`,
                  message:
                    'Sale al instante de todos sus dispositivos y no vuelve a entrar. Lo que hizo queda en el registro.',
                  acceptLabel: 'Retirar',
                  accept: remove,
                });
                return undefined;
              }}
            >
              Retirar
            </BusyButton>
          </Box>
        )
      )}
    </Paper>
  );
}
