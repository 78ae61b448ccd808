import { codeSignInEndpoints } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useSession } from '../../../../firebase/session/session.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';
import { DeskDialog } from '../desk/DeskDialog.tsx';
import type { DeskPerson } from '../desk/deskIndex.ts';
import { useDeskGift } from './useDeskGift.ts';

interface AccessCodeDialogProps {
  readonly person: DeskPerson;
  readonly onClose: () => void;
}

/** A code to enter with document and code. It is shown once: nobody can read it again. */
export function AccessCodeDialog({ person, onClose }: AccessCodeDialogProps) {
  const { timeZone } = useSession();
  const { issued, failure, ask } = useDeskGift(codeSignInEndpoints.issueCode, person.personId);
  return (
    <DeskDialog
      title={`Código personal de ${person.name}`}
      failure={failure}
      onClose={onClose}
      actions={
        issued === null && (
          <BusyButton variant="contained" onPress={ask}>
            Crear código
          </BusyButton>
        )
      }
    >
      {issued === null ? (
        <Typography>
          Con este código y su documento, la persona entra sin correo ni contraseña. Si ya tenía
          uno, deja de servir.
        </Typography>
      ) : (
        <Box role="status">
          <Typography sx={code}>{issued.code}</Typography>
          <Typography>
            Anótelo o léalo ahora: no se puede volver a ver. Sirve en «Ingreso virtual»
            {person.represented.length > 0 && ' y en «Ingreso de apoderados»'}.
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            Vence el {formatMoment(issued.expiresAt, timeZone ?? 'America/Bogota')}
          </Typography>
        </Box>
      )}
    </DeskDialog>
  );
}

const code = {
  my: 2,
  textAlign: 'center',
  fontSize: '2.5rem',
  fontWeight: 700,
  letterSpacing: '0.08em',
  whiteSpace: 'nowrap',
} as const;
