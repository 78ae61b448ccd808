import {
  formatWeight,
  isTold,
  mailFateNames,
  type NotifiedRow,
  sayDay,
  sayToldMeans,
  type ToldOnce,
} from '@asamblea/domain';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, Checkbox, Link, Typography } from '@mui/material';
import { fileAddress } from '../../firebase/fileAddress.ts';
import { StateChip } from '../../ui/StateChip.tsx';

export interface NotifiedItemProps {
  readonly row: NotifiedRow;
  readonly isChosen: boolean;
  readonly mayNote: boolean;
  /** Null: their phone is not clear, or there is none. */
  readonly whatsApp: string | null;
  readonly onChoose: () => void;
  readonly onWrite: () => void;
  readonly onWhatsApp: () => void;
  readonly onUndo: (told: ToldOnce) => void;
}

/** One person: how they were told, what became of their mails, and what can be written down. */
export function NotifiedItem(props: NotifiedItemProps) {
  const { row, mayNote, whatsApp } = props;
  const { name, units, weight, told, mails, undone, isGone } = row;
  const contacts = [row.email, row.phone].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={item}>
      {mayNote && !isGone && (
        <Checkbox
          checked={props.isChosen}
          onChange={props.onChoose}
          slotProps={{ input: { 'aria-label': `Marcar a ${name}` } }}
          sx={{ gridArea: 'mark', alignSelf: 'start', mt: -1, ml: -1 }}
        />
      )}
      <Box sx={{ gridArea: 'who', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name === '' ? 'Persona retirada' : name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {isGone ? 'Ya no es propietaria según el padrón' : `${units} · ${formatWeight(weight)}`}
          {contacts !== '' && <> · {contacts}</>}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'state', minWidth: 0, overflowWrap: 'anywhere' }}>
        <StateChip
          label={isTold(row) ? 'Notificado' : 'Falta'}
          tone={isTold(row) ? 'success' : 'warning'}
        />
        {told.map((one) => (
          <ToldLine key={one.id} told={one} name={name} mayNote={mayNote} onUndo={props.onUndo} />
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
            Deshecho{means === null ? '' : ` (${sayToldMeans(means).toLowerCase()})`}: {reason}
          </Typography>
        ))}
      </Box>
      {mayNote && !isGone && (
        <Box sx={actions}>
          <Button onClick={props.onWrite} aria-label={`Anotar un aviso a ${name}`}>
            Anotar aviso
          </Button>
          {whatsApp !== null && (
            <Button
              href={whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<WhatsAppIcon />}
              aria-label={`Escribir por WhatsApp a ${name}`}
              onClick={props.onWhatsApp}
            >
              WhatsApp
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

interface ToldLineProps {
  readonly told: ToldOnce;
  readonly name: string;
  readonly mayNote: boolean;
  readonly onUndo: (told: ToldOnce) => void;
}

function ToldLine({ told, name, mayNote, onUndo }: ToldLineProps) {
  const { means, on, proof, fileId, by } = told;
  const said =
    means === 'mail'
      ? `Correo a ${proof}: ${mailFateNames.accepted.toLowerCase()}`
      : [sayToldMeans(means), proof].filter(Boolean).join(' · ');
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
      {mayNote && by !== null && (
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

const item = {
  listStyle: 'none',
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr)',
    lg: 'auto minmax(0, 4fr) minmax(0, 5fr) 10rem',
  },
  gridTemplateAreas: { xs: '"mark who" "state state" "act act"', lg: '"mark who state act"' },
} as const;
const actions = {
  gridArea: 'act',
  display: 'flex',
  flexDirection: { xs: 'row', lg: 'column' },
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  ml: -1,
} as const;
