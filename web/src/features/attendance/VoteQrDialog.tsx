import type { DeskInvitation } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { formatTime } from '../../ui/formatMoment.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { DeskDialog } from './DeskDialog.tsx';
import type { DeskPerson } from './deskIndex.ts';
import { useDeskGift } from './useDeskGift.ts';

interface VoteQrDialogProps {
  readonly person: DeskPerson;
  readonly onClose: () => void;
}

/** The person's phone reads it and is signed in. One use, a quarter of an hour. */
export function VoteQrDialog({ person, onClose }: VoteQrDialogProps) {
  const { timeZone } = useSession();
  const invitation = useDeskGift<DeskInvitation>('/api/invitations/desk', person.personId);
  const { gift, failure, ask } = invitation;
  const first = useEffectEvent(() => void ask());
  useEffect(() => first(), []);
  return (
    <DeskDialog
      title={`QR para el celular de ${person.name}`}
      failure={failure}
      onClose={onClose}
      actions={<BusyButton onPress={ask}>Otro QR</BusyButton>}
    >
      <Box sx={{ display: 'flex', justifyContent: 'center', minHeight: '15rem', mb: 2 }}>
        {gift !== null && (
          <QrCode
            text={new URL(gift.path, location.origin).href}
            label={`Código QR para que ${person.name} entre desde su celular`}
            size="15rem"
          />
        )}
      </Box>
      <Typography role="status">
        {gift === null
          ? 'Creando el código…'
          : `Pídale que lo lea con la cámara de su celular y pulse «Entrar». Sirve una vez, hasta las ${formatTime(gift.expiresAt, timeZone ?? 'America/Bogota')}`}
      </Typography>
    </DeskDialog>
  );
}
