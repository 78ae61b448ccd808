import { type RolesAnswer, type StaffAccess, staffEndpoints, tidyAccess } from '@asamblea/domain';
import { Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { PagesAndParts } from './PagesAndParts.tsx';
import { RoleField } from './RoleField.tsx';
import { type MenuOf, SeenBy } from './SeenBy.tsx';

interface RoleEditorProps {
  /** The access of each role, as it was read when this was opened. */
  readonly roles: RolesAnswer['roles'];
  readonly menuOf: MenuOf;
  readonly onClose: () => void;
}

/** The access of a role: for everybody who has it, at once, and for new ones from then on. */
export function RoleEditor({ roles, menuOf, onClose }: RoleEditorProps) {
  const [read, setRead] = useState(
    () => roles.find(({ access }) => access.role === 'moderator') ?? roles[0],
  );
  const [access, setAccess] = useState(read?.access ?? null);
  const { failure, ask } = useAct();
  const { add } = useToasts();
  if (read === undefined || access === null) return null;
  const { revision } = read;
  const change = (more: Partial<StaffAccess>) => setAccess(tidyAccess({ ...access, ...more }));

  async function save() {
    if (access === null) return;
    const { accessUntil: _none, ...lists } = tidyAccess(access);
    const answer = await ask(staffEndpoints.changeRole, { revision, ...lists });
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
      <FormEnd
        {...{ failure, onClose }}
        onSave={save}
        closeLabel={failure === null ? 'Cancelar' : 'Cerrar'}
      />
    </Paper>
  );
}

const form = { p: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
