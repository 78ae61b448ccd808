import CredentialIcon from '@mui/icons-material/BadgeOutlined';
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import CodeIcon from '@mui/icons-material/PasswordOutlined';
import DeviceIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import QrIcon from '@mui/icons-material/QrCode2Outlined';
import { Box, Button } from '@mui/material';
import type { PersonDialog } from './PersonDialogs.tsx';
import { useMayGive } from './useMayGive.ts';

/** How this person enters and is known: a QR for the phone, a code, a card, and a way out of a lost phone. */
export function PersonAccess({ onOpen }: { readonly onOpen: (dialog: PersonDialog) => void }) {
  if (!useMayGive()) return null;
  return (
    <Box role="group" aria-label="Ingreso de la persona" sx={row}>
      <Button startIcon={<QrIcon />} onClick={() => onOpen('qr')}>
        QR para votar en el celular
      </Button>
      <Button startIcon={<CredentialIcon />} onClick={() => onOpen('credential')}>
        Credencial
      </Button>
      <Button startIcon={<MailIcon />} onClick={() => onOpen('mail')}>
        Enviar credencial
      </Button>
      <Button startIcon={<CodeIcon />} onClick={() => onOpen('code')}>
        Código personal
      </Button>
      <Button startIcon={<DeviceIcon />} onClick={() => onOpen('device')}>
        Restablecer dispositivo
      </Button>
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
