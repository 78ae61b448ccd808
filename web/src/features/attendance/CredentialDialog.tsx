import { credentialCode } from '@asamblea/domain';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Typography } from '@mui/material';
import { useSession } from '../../firebase/session.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { useFileSaver } from '../../ui/useFileSaver.ts';
import { credentialFile } from './credentialFile.ts';
import { DeskDialog } from './DeskDialog.tsx';
import type { DeskHolding } from './deskHoldings.ts';
import type { DeskPerson } from './deskIndex.ts';

interface CredentialDialogProps {
  readonly person: DeskPerson;
  readonly holdings: readonly DeskHolding[];
  readonly onClose: () => void;
}

/** The card by which any desk finds the person again, at an exit or a return. It lets nobody in. */
export function CredentialDialog({ person, holdings, onClose }: CredentialDialogProps) {
  const { assemblyName } = useSession();
  const save = useFileSaver();
  const theirs = holdings.filter(({ state }) => state.kind === 'present');
  const labels = (theirs.length > 0 ? theirs : holdings).map(({ unit }) => unit.label);
  const card = {
    name: person.name,
    units: labels.join(', '),
    assembly: assemblyName ?? '',
    code: credentialCode(person.personId),
  };
  return (
    <DeskDialog
      title={`Credencial de ${person.name}`}
      failure={null}
      onClose={onClose}
      actions={
        <BusyButton
          variant="contained"
          startIcon={<PrintIcon />}
          onPress={() =>
            save({
              name: 'credencial.pdf',
              what: 'la credencial',
              write: () => credentialFile(card),
              meanwhile: 'A la persona se la encuentra igual por su nombre o su documento.',
            })
          }
        >
          Descargar para imprimir
        </BusyButton>
      }
    >
      <Box sx={face}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {card.assembly}
          </Typography>
          <Typography variant="h3" component="p" sx={{ my: 0.5 }}>
            {card.name}
          </Typography>
          <Typography>{card.units}</Typography>
        </Box>
        <QrCode text={card.code} label={`Código QR de la credencial de ${card.name}`} size="8rem" />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Con este QR cualquier mesa la encuentra al salir o al volver. No sirve para votar ni para
        entrar.
      </Typography>
    </DeskDialog>
  );
}

const face = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
