import CredentialIcon from '@mui/icons-material/BadgeOutlined';
import CodeIcon from '@mui/icons-material/PasswordOutlined';
import DeviceIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import { Box, Button } from '@mui/material';
import { useMay } from '../../../../firebase/session/useMay.ts';
import type { PersonDialog } from './PersonDialogs.tsx';
import { useMayGive } from './useMayGive.ts';

/** How this person enters and is known: a credential, a code, and a way out of a lost phone. */
export function PersonAccess({ onOpen }: { readonly onOpen: (dialog: PersonDialog) => void }) {
  const mayGive = useMayGive();
  const mayReset = useMay('resetDevice');
  if (!mayGive && !mayReset) return null;
  return (
    <Box role="group" aria-label="Ingreso de la persona" sx={row}>
      {mayGive && (
        <>
          <Button startIcon={<CredentialIcon />} onClick={() => onOpen('credential')}>
            Credencial
          </Button>
          <Button startIcon={<CodeIcon />} onClick={() => onOpen('code')}>
            Código personal
          </Button>
        </>
      )}
      {mayReset && (
        <Button startIcon={<DeviceIcon />} onClick={() => onOpen('device')}>
          Restablecer dispositivo
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  mt: 2,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
