import { type RolesAnswer, staffEndpoints } from '@asamblea/domain';
import RolesIcon from '@mui/icons-material/GroupsOutlined';
import { Box } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { RoleEditor } from './RoleEditor.tsx';
import type { MenuOf } from './SeenBy.tsx';

/** Opens what each role brings, as it stands then. */
export function RoleButton({ menuOf }: { readonly menuOf: MenuOf }) {
  const [roles, setRoles] = useState<RolesAnswer['roles'] | null>(null);
  const { failure, attempt } = useAttempt();
  if (roles !== null) {
    return <RoleEditor {...{ roles, menuOf }} onClose={() => setRoles(null)} />;
  }

  async function open() {
    await attempt(async () => {
      setRoles((await askApi(staffEndpoints.readRoles)).roles);
    });
  }

  return (
    <Box sx={{ mt: 1 }}>
      <BusyButton startIcon={<RolesIcon />} onPress={open}>
        Cambiar lo que trae cada papel
      </BusyButton>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}
