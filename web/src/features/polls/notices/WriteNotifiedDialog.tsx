import {
  endSentence,
  type HandMeans,
  handMeans,
  localDateSchema,
  type NotifiedRow,
  type NotifiedView,
  needsProof,
  notifiedMeansNames,
} from '@asamblea/domain';
import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { paperFault } from '../../../firebase/asking/sendPaper.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { type ChosenPaper, PaperField } from '../../../ui/files/PaperField.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import type { NotifiedWork } from './useNotifiedWork.ts';

interface WriteNotifiedDialogProps {
  readonly view: NotifiedView;
  /** The people covered: one, or all of a list. */
  readonly rows: readonly NotifiedRow[];
  readonly work: NotifiedWork;
  readonly onWritten: () => void;
  readonly onClose: () => void;
}

const written = handMeans.filter((means) => means !== 'whatsapp');

/** The means of the notice, its day, and its proof. */
export function WriteNotifiedDialog({
  view,
  rows,
  work,
  onWritten,
  onClose,
}: WriteNotifiedDialogProps) {
  const { convocationId, sentOn } = view.convocation;
  const [noticeId] = useState(() => crypto.randomUUID());
  const [means, setMeans] = useState<HandMeans>(rows.length === 1 ? 'in-hand' : 'signed-list');
  const [on, setOn] = useState(view.today);
  const [note, setNote] = useState('');
  const [bylaw, setBylaw] = useState('');
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const [tried, setTried] = useState(false);
  const { add } = useToasts();
  const isDay = localDateSchema.safeParse(on).success && on >= sentOn && on <= view.today;
  const lacksBylaw = means === 'bylaws-address' && bylaw.trim() === '';
  const lacksProof = needsProof(means) && paper === null && note.trim() === '';
  const who = rows.length === 1 ? rows[0]?.name : `${rows.length} personas`;

  async function send() {
    setTried(true);
    if (!isDay || lacksBylaw || lacksProof) return;
    const personIds = rows.map(({ personId }) => personId);
    const told = { noticeId, convocationId, personIds, means, on };
    const done = await work.write({ ...told, note: note.trim(), bylaw: bylaw.trim() }, paper);
    if (done === null) return;
    add({ severity: 'success', summary: 'Aviso anotado' });
    onWritten();
  }

  return (
    <FormDialog
      title={`Anotar el aviso a ${who}`}
      failure={work.failure}
      does={['Anotar', send]}
      isSpaced
      onClose={onClose}
    >
      <TextField
        select
        label="Medio"
        value={means}
        onChange={({ target }) => setMeans(written.find((one) => one === target.value) ?? 'other')}
        sx={{ mt: 1 }}
      >
        {written.map((one) => (
          <MenuItem key={one} value={one}>
            {notifiedMeansNames[one]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label="Día en que se avisó"
        value={on}
        onChange={({ target }) => setOn(target.value)}
        error={!isDay}
        helperText={isDay ? '' : 'Entre el día en que salió el aviso y hoy.'}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: sentOn, max: view.today } }}
        required
      />
      {means === 'bylaws-address' && (
        <TextField
          label="Artículo de los estatutos"
          value={bylaw}
          onChange={({ target }) => setBylaw(target.value)}
          error={tried && lacksBylaw}
          helperText="El que fija esa dirección para notificar. Por ejemplo: artículo 12."
          slotProps={{ htmlInput: { maxLength: 200 } }}
          required
        />
      )}
      <TextField
        label="Prueba"
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={tried && lacksProof}
        helperText={
          tried && lacksProof
            ? 'Escriba dónde está la prueba, o adjunte su foto.'
            : 'Número de la guía, folios de la lista, dónde está la cartelera…'
        }
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
      />
      <PaperField
        label="Foto o copia de la prueba"
        {...{ paper }}
        faultOf={paperFault}
        onChange={setPaper}
      />
      {rows.length > 1 && (
        <Typography variant="body2" color="textSecondary">
          Una sola prueba cubre a las {rows.length} personas: {endSentence(names(rows))}
        </Typography>
      )}
    </FormDialog>
  );
}

const namedAtMost = 6;

function names(rows: readonly NotifiedRow[]): string {
  const named = rows.slice(0, namedAtMost).map(({ name }) => name);
  const others = rows.length - named.length;
  return others > 0 ? `${named.join(', ')} y ${others} más` : named.join(', ');
}
