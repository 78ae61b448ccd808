import {
  isNotified,
  mailFateNames,
  type NotifiedOnce,
  type NotifiedRow,
  sayDay,
  sayNotifiedMeans,
  sayWeight,
} from '@asamblea/domain';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, Link, Typography } from '@mui/material';
import { fileAddress } from '../../../firebase/asking/fileAddress.ts';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import { MarkItem } from '../../../ui/lists/MarkItem.tsx';
import type { Mark } from '../../../ui/lists/MarkList.tsx';

interface NotifiedItemProps {
  readonly row: NotifiedRow;
  /** Null: the reader records nothing. */
  readonly noting: Noting | null;
}

interface Noting {
  readonly mark: Mark;
  /** Null: their phone is not clear, or there is none. */
  readonly whatsApp: string | null;
  readonly onWrite: () => void;
  readonly onWhatsApp: () => void;
  readonly onUndo: (told: NotifiedOnce) => void;
}

/** One person: their notices, the outcome of their mails, and the records that can be made. */
export function NotifiedItem({ row, noting }: NotifiedItemProps) {
  const words = useHoldingWords();
  const { name, units, weight, told, mails, undone, isGone } = row;
  const contacts = [row.email, row.phone].filter(Boolean).join(' · ');
  return (
    <MarkItem
      markLabel={`Marcar a ${name}`}
      mark={noting !== null && !isGone ? noting.mark : null}
      name={name === '' ? 'Persona retirada' : name}
      about={
        <>
          {isGone
            ? 'Ya no es propietaria según el padrón'
            : `${units} · ${sayWeight(weight, words)}`}
          {contacts !== '' && <> · {contacts}</>}
        </>
      }
      actions={noting !== null && !isGone && <ItemActions {...{ name, noting }} />}
    >
      <StateChip
        label={isNotified(row) ? 'Notificado' : 'Falta'}
        tone={isNotified(row) ? 'success' : 'warning'}
      />
      {told.map((one) => (
        <NotifiedLine key={one.id} told={one} name={name} onUndo={noting?.onUndo ?? null} />
      ))}
      {mails
        .filter(({ mailId }) => !told.some(({ id }) => id === mailId))
        .map(({ mailId, to, fate, reason = '' }) => (
          <Typography key={mailId} variant="body2" sx={{ mt: 0.5 }}>
            Correo a {to}: {mailFateNames[fate].toLowerCase()}
            {reason === '' ? '' : `. ${reason}`}
          </Typography>
        ))}
      {undone.map(({ id, means, reason }) => (
        <Typography key={id} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Deshecho{means === null ? '' : ` (${sayNotifiedMeans(means).toLowerCase()})`}: {reason}
        </Typography>
      ))}
    </MarkItem>
  );
}

interface ItemActionsProps {
  readonly name: string;
  readonly noting: Noting;
}

function ItemActions({ name, noting }: ItemActionsProps) {
  const { whatsApp, onWrite, onWhatsApp } = noting;
  return (
    <>
      <Button onClick={onWrite} aria-label={`Anotar aviso a ${name}`}>
        Anotar aviso
      </Button>
      {whatsApp !== null && (
        <Button
          href={whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<WhatsAppIcon />}
          aria-label={`Escribir por WhatsApp a ${name}`}
          onClick={onWhatsApp}
        >
          WhatsApp
        </Button>
      )}
    </>
  );
}

interface NotifiedLineProps {
  readonly told: NotifiedOnce;
  readonly name: string;
  readonly onUndo: ((told: NotifiedOnce) => void) | null;
}

function NotifiedLine({ told, name, onUndo }: NotifiedLineProps) {
  const { means, on, proof, fileId, by } = told;
  const said =
    means === 'mail'
      ? `Correo a ${proof}: ${mailFateNames.accepted.toLowerCase()}`
      : [sayNotifiedMeans(means), proof].filter(Boolean).join(' · ');
  return (
    <Typography component="div" variant="body2" sx={{ mt: 0.5 }}>
      El {sayDay(on)} · {said}
      {fileId !== null && (
        <>
          {' · '}
          <Link href={fileAddress(fileId)} download>
            Descargar la prueba
          </Link>
        </>
      )}
      {onUndo !== null && by !== null && (
        <Button
          size="small"
          color="inherit"
          onClick={() => onUndo(told)}
          aria-label={`Deshacer el aviso a ${name} del ${sayDay(on)}`}
        >
          Deshacer
        </Button>
      )}
    </Typography>
  );
}
