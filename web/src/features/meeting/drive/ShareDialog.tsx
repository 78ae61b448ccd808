import {
  at,
  type DocumentLinkView,
  type DriveItemView,
  linkAddress,
  linkEndpoints,
} from '@asamblea/domain';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { CopyLink } from '../../../ui/frames/CopyLink.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface ShareDialogProps {
  readonly entry: DriveItemView;
  readonly timeZone: string;
  /** Something changed: the list is read again. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

const terms = [
  ['', 'No vence'],
  ['1', 'En un día'],
  ['7', 'En una semana'],
  ['30', 'En un mes'],
] as const;
const day = 24 * 60 * 60_000;

/** The links that open a document without an account: made, copied and taken back. */
export function ShareDialog({ entry, timeZone, onChange, onClose }: ShareDialogProps) {
  const { failure, ask } = useAct();
  const [days, setDays] = useState('7');
  const [linkId, setLinkId] = useState(() => crypto.randomUUID());
  const { links = [], entryId } = entry;

  async function make() {
    const expiresAt = days === '' ? null : Date.now() + Number(days) * day;
    const made = await ask(linkEndpoints.makeLink, { linkId, entryId, expiresAt });
    if (made === null) return;
    setLinkId(crypto.randomUUID());
    onChange();
  }

  async function revoke(link: DocumentLinkView) {
    if ((await ask(at(linkEndpoints.revokeLink, { linkId: link.linkId }), {})) !== null) onChange();
  }

  return (
    <FormDialog title={`Compartir ${entry.name}`} failure={failure} does={null} onClose={onClose}>
      <Typography>
        Quien tenga el enlace abre este documento sin cuenta, lo vea quien lo vea en la lista.
        Retírelo cuando ya no haga falta.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
        <TextField
          select
          label="Vence"
          value={days}
          onChange={({ target }) => setDays(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 160 }}
        >
          {terms.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </TextField>
        <BusyButton variant="contained" onPress={make}>
          Hacer un enlace
        </BusyButton>
      </Box>
      <Box component="ul" aria-label="Enlaces que abren ahora" sx={{ listStyle: 'none', p: 0 }}>
        {links.map((link, i) => (
          <Box component="li" key={link.linkId} sx={{ py: 1 }}>
            <CopyLink
              href={linkAddress(link.token)}
              label={`Enlace ${i + 1}`}
              hint={termWords(link, timeZone)}
            />
            <Button onClick={() => void revoke(link)} color="error" sx={{ minHeight: 44 }}>
              {`Retirar el enlace ${i + 1}`}
            </Button>
          </Box>
        ))}
      </Box>
    </FormDialog>
  );
}

function termWords({ at, expiresAt }: DocumentLinkView, timeZone: string): string {
  const made = `Hecho el ${formatMoment(at, timeZone)}`;
  if (expiresAt === null) return `${made}; no vence`;
  const isOver = expiresAt <= Date.now();
  return `${made}; ${isOver ? 'venció' : 'vence'} el ${formatMoment(expiresAt, timeZone)}`;
}
