import { mayDo } from '@asamblea/domain';
import CodeIcon from '@mui/icons-material/PasswordOutlined';
import DeviceIcon from '@mui/icons-material/PhonelinkEraseOutlined';
import QrIcon from '@mui/icons-material/QrCode2Outlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import type { DeskPerson } from './deskIndex.ts';
import { ResetDeviceDialog } from './ResetDeviceDialog.tsx';
import { VoteQrDialog } from './VoteQrDialog.tsx';

/** How this person enters: a code to type, a QR for the phone, and a way out of a lost phone. */
export function PersonAccess({ person }: { readonly person: DeskPerson }) {
  const { session } = useSession();
  const [open, setOpen] = useState<'code' | 'qr' | 'device' | null>(null);
  const { role, routesAvailable } = session;
  if (role === null || !mayDo({ role, routesAvailable }, 'inviteAtDesk')) return null;
  const close = () => setOpen(null);
  return (
    <Box role="group" aria-label="Ingreso de la persona" sx={row}>
      <Button startIcon={<QrIcon />} onClick={() => setOpen('qr')}>
        QR para votar en el celular
      </Button>
      <Button startIcon={<CodeIcon />} onClick={() => setOpen('code')}>
        Código personal
      </Button>
      <Button startIcon={<DeviceIcon />} onClick={() => setOpen('device')}>
        Restablecer dispositivo
      </Button>
      {open === 'qr' && <VoteQrDialog person={person} onClose={close} />}
      {open === 'code' && <CodeDialog person={person} onClose={close} />}
      {open === 'device' && <ResetDeviceDialog person={person} onClose={close} />}
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
