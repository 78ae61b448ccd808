import { type ActaSignatory, type ActaVersion, sayActaNumber } from '@asamblea/domain';
import { Box, Button, Link, Typography } from '@mui/material';
import { useSession } from '../../firebase/session/session.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { CopyLink } from '../../ui/frames/CopyLink.tsx';
import { QrCode } from '../../ui/pictures/QrCode.tsx';

interface AskSignatureProps {
  readonly cot: string;
  /** As the minutes are numbered. */
  readonly number: string;
  readonly version: ActaVersion;
  readonly signatory: ActaSignatory;
  readonly onClose: () => void;
}

/** The way for somebody to sign: an address to send, a code to scan here, and the text for WhatsApp. */
export function AskSignature({ cot, number, version, signatory, onClose }: AskSignatureProps) {
  const { assemblyName } = useSession();
  const address = `${location.origin}/acta?cot=${encodeURIComponent(cot)}`;
  const what = `${sayActaNumber(number)}, versión ${version.number}`;
  const text = `Hola, ${signatory.name}: le pedimos firmar el documento «${what}» de ${assemblyName ?? 'la asamblea'}, que puede leer y firmar aquí con su cuenta: ${address}`;
  return (
    <FormDialog
      title={`Pedir la firma a ${signatory.name}`}
      failure={null}
      does={null}
      isSpaced
      onClose={onClose}
    >
      <Typography>
        Firma como {signatory.label.toLowerCase()}. El enlace no autoriza nada: solo{' '}
        {signatory.name} puede firmar, con su cuenta.
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <QrCode text={address} label="Código QR para leer y firmar el acta" />
      </Box>
      <CopyLink href={address} label="Página para firmar" hint="Puede copiarla y enviarla." />
      <Button
        component={Link}
        // The text is built here, so that no name passes by our servers; the sender chooses to whom.
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        variant="contained"
        size="large"
      >
        Enviar por WhatsApp
      </Button>
    </FormDialog>
  );
}
