import type { DeskInvitation } from '@asamblea/domain';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useSession } from '../../../../firebase/session/session.tsx';
import { useDownload } from '../../../../parts/useDownload.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { QrCode } from '../../../../ui/pictures/QrCode.tsx';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';
import { DeskDialog } from '../desk/DeskDialog.tsx';
import type { DeskHolding } from '../desk/deskHoldings.ts';
import type { DeskPerson } from '../desk/deskIndex.ts';
import { CredentialByMail } from './CredentialByMail.tsx';
import { type Credential, credentialFile } from './credentialFile.ts';
import { useCredential } from './useCredential.ts';

interface CredentialDialogProps {
  readonly person: DeskPerson;
  readonly holdings: readonly DeskHolding[];
  readonly onClose: () => void;
}

/**
 * The one credential of a person, on screen for their phone, on paper or by mail: it opens their ballot, and
 * any desk finds them by it. Nothing is given before somebody presses.
 */
export function CredentialDialog({ person, holdings, onClose }: CredentialDialogProps) {
  const { assemblyName, timeZone } = useSession();
  const { given, failure, credentialId, create, renew } = useCredential(person.personId);
  const theirs = holdings.filter(({ state }) => state.kind === 'present');
  const labels = (theirs.length > 0 ? theirs : holdings).map(({ unit }) => unit.label);
  const until = (moment: number) => formatMoment(moment, timeZone ?? 'America/Bogota');
  const cardOf = ({ path, expiresAt }: DeskInvitation): Credential => ({
    name: person.name,
    units: labels.join(', '),
    assembly: assemblyName ?? '',
    link: new URL(path, location.origin).href,
    until: until(expiresAt),
  });
  return (
    <DeskDialog
      title={`Credencial de ${person.name}`}
      failure={failure}
      isEnterSafe
      onClose={onClose}
      actions={
        given === null ? (
          <BusyButton variant="contained" onPress={create} autoFocus>
            Crear credencial
          </BusyButton>
        ) : (
          <>
            <BusyButton onPress={renew}>Otra credencial</BusyButton>
            <Printing card={cardOf(given)} />
          </>
        )
      }
    >
      {given === null ? (
        <Typography sx={{ mb: 2 }}>
          Un solo QR para su celular, en papel o por correo: con él entra a votar, y en cualquier
          mesa lo encuentran. La que se le haya dado antes deja de abrir si aún no la usó.
        </Typography>
      ) : (
        <Face card={cardOf(given)} />
      )}
      <CredentialByMail person={person} credentialId={credentialId} />
    </DeskDialog>
  );
}

function Face({ card }: { readonly card: Credential }) {
  return (
    <>
      <Box sx={face}>
        <Box sx={{ flex: '1 1 7rem', minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {card.assembly}
          </Typography>
          <Typography variant="h3" component="p" sx={{ my: 0.5, overflowWrap: 'anywhere' }}>
            {card.name}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{card.units}</Typography>
        </Box>
        <Box sx={{ mx: 'auto' }}>
          <QrCode
            text={card.link}
            label={`Código QR de la credencial de ${card.name}`}
            size="13rem"
          />
        </Box>
      </Box>
      <Typography role="status" sx={{ my: 2 }}>
        Que lo lea con la cámara de su celular y pulse «Entrar». En la mesa sirve siempre para
        encontrarlo; deja entrar una vez, hasta el {card.until}
      </Typography>
    </>
  );
}

/** The card comes where the button to create it was, and takes its place under the keys. */
function Printing({ card }: { readonly card: Credential }) {
  const save = useDownload();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <BusyButton
      ref={button}
      variant="contained"
      startIcon={<PrintIcon />}
      onPress={() =>
        save({
          kind: 'credencial',
          ending: 'pdf',
          what: 'la credencial',
          write: () => credentialFile(card),
          meanwhile: 'Su celular puede leerla de esta pantalla.',
        })
      }
    >
      Imprimir
    </BusyButton>
  );
}

const face = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
