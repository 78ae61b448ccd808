import {
  accessOf,
  defaultParts,
  defaultRoutes,
  type Member,
  type StaffAccess,
  type StaffRole,
  staffEndpoints,
  tidyAccess,
} from '@asamblea/domain';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { AccessEnd } from './AccessEnd.tsx';
import { PagesAndParts } from './PagesAndParts.tsx';
import { RoleField } from './RoleField.tsx';
import { type MenuOf, SeenBy } from './SeenBy.tsx';

interface AccessEditorProps {
  readonly member: Member;
  readonly menuOf: MenuOf;
  /** Told the version that stands once it was saved, which the list shows a moment later. */
  readonly onClose: (saved?: number) => void;
}

/** Role, end, pages and parts of one person, and the menu that they would see. Saved all at once. */
export function AccessEditor({ member, menuOf, onClose }: AccessEditorProps) {
  // The lists as they were when this was opened: a change by somebody else meanwhile is refused, and told.
  const [read] = useState(() => ({ access: accessOf(member), revision: member.revision ?? 0 }));
  const [access, setAccess] = useState(read.access);
  const { failure, ask } = useAct();
  const { add } = useToasts();
  const { uid, name } = member;
  const change = (more: Partial<StaffAccess>) => setAccess(tidyAccess({ ...access, ...more }));

  async function save() {
    const body = { uid, revision: read.revision, ...tidyAccess(access) };
    const answer = await ask(staffEndpoints.changeStaff, body);
    if (answer === null) return;
    add({ severity: 'success', summary: `Permisos de ${name} guardados`, life: 5000 });
    onClose(answer.revision);
  }

  return (
    <Box component="section" aria-label={`Permisos de ${name}`} sx={form}>
      <RoleField
        value={access.role}
        helperText="Al cambiarlo, páginas y partes vuelven a ser las de ese papel."
        onChange={(role) => change(ofRole(role))}
      />
      <AccessEnd value={access.accessUntil} onChange={(accessUntil) => change({ accessUntil })} />
      <PagesAndParts access={access} onChange={change} />
      <SeenBy {...{ name, access, menuOf }} />
      <FormEnd
        failure={failure}
        onClose={() => onClose()}
        onSave={save}
        closeLabel={failure === null ? 'Cancelar' : 'Cerrar'}
      >
        <Button onClick={() => change(ofRole(access.role))}>Dejar lo usual de su papel</Button>
      </FormEnd>
    </Box>
  );
}

function ofRole(role: StaffRole): Partial<StaffAccess> {
  return {
    role,
    routesAvailable: defaultRoutes(role),
    componentsAvailable: defaultParts(role),
    fullRouteComponents: [],
  };
}

const form = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  mt: 2,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
