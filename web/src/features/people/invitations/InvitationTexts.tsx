import { type Assembly, endSentence, formatCount } from '@asamblea/domain';
import CopyIcon from '@mui/icons-material/ContentCopy';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useDownload } from '../../../parts/useDownload.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { type InvitationText, textsCsv, textsToCopy, writeTexts } from './invitationTexts.ts';
import type { Invitee } from './invitees.ts';
import { sayInvitees } from './sayInvitees.ts';
import type { Inviting } from './useInviting.ts';

interface InvitationTextsProps {
  readonly assembly: Pick<Assembly, 'name' | 'timeZone' | 'country'>;
  readonly invitees: readonly Invitee[];
  readonly failure: ApiFailure | null;
  readonly onWrite: Inviting['writeLinks'];
  /** Links were made: what is known is asked for again. */
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

/** The way in of one or many as messages that a hand sends, since many owners never open their mail. */
export function InvitationTexts(props: InvitationTextsProps) {
  const { assembly, invitees, failure, onWrite, onMoved, onClose } = props;
  const [texts, setTexts] = useState<readonly InvitationText[] | null>(null);
  const [only] = invitees.length === 1 ? invitees : [];

  async function write() {
    const sheets = await onWrite(invitees.map(({ personId }) => personId));
    onMoved();
    if (sheets === null) return;
    const { name: assemblyName, timeZone, country } = assembly;
    const frame = { assemblyName, timeZone, country, origin: location.origin };
    setTexts(writeTexts(invitees, sheets, frame));
  }

  return (
    <FormDialog
      title={only === undefined ? 'Enlaces por mensaje' : `Enlace de ${only.name} por mensaje`}
      failure={failure}
      does={texts === null ? [sayWrite(invitees.length), write] : null}
      isSpaced
      onClose={onClose}
    >
      {texts === null ? (
        <Typography>
          {only === undefined
            ? 'Cada persona tiene un texto con su nombre y su enlace, listo para WhatsApp o SMS.'
            : 'El texto lleva su nombre y su enlace, listo para WhatsApp o SMS.'}{' '}
          El enlace que ya se envió por correo o en papel es el mismo y sigue sirviendo. Queda
          anotado quién los preparó y cuándo.
        </Typography>
      ) : (
        <Written {...{ invitees, texts }} />
      )}
    </FormDialog>
  );
}

interface WrittenProps {
  readonly invitees: readonly Invitee[];
  readonly texts: readonly InvitationText[];
}

function Written({ invitees, texts }: WrittenProps) {
  const save = useDownload();
  const { add } = useToasts();
  // Of many that were asked for, one that is left is still a list.
  const [one] = invitees.length === 1 ? texts : [];
  const unclear = texts.filter(({ whatsApp }) => whatsApp === null);
  const gone = invitees.filter(({ personId }) => texts.every((text) => text.personId !== personId));

  async function copy() {
    await navigator.clipboard.writeText(one === undefined ? textsToCopy(texts) : one.text);
    const summary = one === undefined ? `Copiado: ${sayTexts(texts.length)}` : 'Texto copiado';
    add({ severity: 'success', summary });
  }

  return (
    <>
      <Typography role="status">{sayReady(invitees.length, texts.length)}</Typography>
      {one !== undefined && <Typography sx={shown}>{one.text}</Typography>}
      {unclear.length > 0 && (
        <Alert severity="warning">
          Sin teléfono claro en el padrón: {endSentence(sayInvitees(unclear))}
        </Alert>
      )}
      {gone.length > 0 && (
        <Alert severity="warning">
          No tienen enlace porque ya no están en el padrón: {endSentence(sayInvitees(gone))}
        </Alert>
      )}
      {texts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {one !== undefined && one.whatsApp !== null && (
            <Button
              variant="contained"
              href={one.whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<WhatsAppIcon />}
            >
              Abrir WhatsApp
            </Button>
          )}
          <BusyButton variant="outlined" startIcon={<CopyIcon />} onPress={copy}>
            {one === undefined ? 'Copiar textos' : 'Copiar texto'}
          </BusyButton>
          {one === undefined && (
            <BusyButton
              variant="outlined"
              startIcon={<DownloadIcon />}
              onPress={() =>
                save({
                  kind: 'enlaces-por-mensaje',
                  ending: 'csv',
                  what: 'los textos',
                  write: () => textsCsv(texts),
                })
              }
            >
              CSV
            </BusyButton>
          )}
        </Box>
      )}
    </>
  );
}

const shown = {
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflowWrap: 'anywhere',
} as const;

function sayTexts(many: number): string {
  return many === 1 ? '1 texto' : `${formatCount(many)} textos`;
}

function sayWrite(many: number): string {
  return many === 1 ? 'Preparar el texto' : `Preparar ${sayTexts(many)}`;
}

function sayReady(asked: number, many: number): string {
  if (many === 0) return 'No quedó ningún texto.';
  if (asked === 1) return 'El texto está listo.';
  return `${sayTexts(many)}: ${many === 1 ? 'listo' : 'listos'}. Cada uno con su enlace.`;
}
