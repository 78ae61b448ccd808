import type { RolesAnswer } from '@asamblea/domain';
import RolesIcon from '@mui/icons-material/GroupsOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import type { MenuOf } from './SeenBy.tsx';

/** Opens what each role brings, as it stands then. */
export function RoleButton({ menuOf }: { readonly menuOf: MenuOf }) {
  const [roles, setRoles] = useState<RolesAnswer['roles'] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  if (roles !== null) {
    return <RoleEditor {...{ roles, menuOf }} onClose={() => setRoles(null)} />;
  }

  async function open() {
    setFailure(null);
    try {
      setRoles((await callApi<RolesAnswer>('GET', '/api/staff/roles')).roles);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return (
    <Box sx={{ mt: 1 }}>
      <BusyButton startIcon={<RolesIcon />} onPress={open}>
        Cambiar lo que trae cada papel
      </BusyButton>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}
