import { type RolesAnswer, type StaffAccess, type StaffAnswer, tidyAccess } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useToasts } from '../../ui/Toasts.tsx';
import { PagesAndParts } from './PagesAndParts.tsx';
import { RoleField } from './RoleField.tsx';
import { type MenuOf, SeenBy } from './SeenBy.tsx';
import { useStaffWork } from './useStaffWork.ts';

interface RoleEditorProps {
  /** What each role brings, as it was read when this was opened. */
  readonly roles: RolesAnswer['roles'];
  readonly menuOf: MenuOf;
  readonly onClose: () => void;
}

/** What a role brings: of everybody who has it, at once, and of who gets it from then on. */
export function RoleEditor({ roles, menuOf, onClose }: RoleEditorProps) {
  const [read, setRead] = useState(
    () => roles.find(({ access }) => access.role === 'moderator') ?? roles[0],
  );
  const [access, setAccess] = useState(read?.access ?? null);
  const { failure, send } = useStaffWork();
  const { add } = useToasts();
  if (read === undefined || access === null) return null;
  const { revision } = read;
  const change = (more: Partial<StaffAccess>) => setAccess(tidyAccess({ ...access, ...more }));

  async function save() {
    if (access === null) return;
    const { accessUntil: _none, ...lists } = access;
    const answer = await send<StaffAnswer>('/api/staff/role', { revision, ...lists });
    if (answer === null) return;
    add({ severity: 'success', summary: 'Papel guardado', life: 5000 });
    onClose();
  }

  return (
    <Paper component="section" aria-label="Lo que trae cada papel" sx={form}>
      <Typography variant="h3" component="h2">
        Lo que trae cada papel
      </Typography>
      <RoleField
        value={access.role}
        helperText="El cambio llega a todos los que lo tienen, menos a usted; las excepciones de cada persona se mantienen."
        onChange={(role) => {
          const chosen = roles.find((one) => one.access.role === role);
          setRead(chosen);
          setAccess(chosen?.access ?? null);
        }}
      />
      <PagesAndParts access={access} onChange={change} />
      <SeenBy {...{ access, menuOf }} name="este papel" />
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="contained" onPress={save}>
          Guardar
        </BusyButton>
        <Button onClick={onClose}>{failure === null ? 'Cancelar' : 'Cerrar'}</Button>
      </Box>
    </Paper>
  );
}

const form = { p: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
