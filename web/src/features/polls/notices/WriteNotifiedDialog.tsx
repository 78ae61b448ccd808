import {
  endSentence,
  type HandNoticeRequest,
  handMeans,
  handNoticeRequest,
  localDateSchema,
  type NotifiedRow,
  type NotifiedView,
  needsProof,
  notifiedMeansNames,
} from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { paperFault } from '../../../firebase/asking/sendPaper.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { type ChosenPaper, PaperField } from '../../../ui/files/PaperField.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
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

const ways = handMeans.filter((means) => means !== 'whatsapp');
const written = handNoticeRequest.pick({ means: true, on: true, note: true, bylaw: true });
type Written = Pick<HandNoticeRequest, 'means' | 'on' | 'note' | 'bylaw'>;

interface Typed extends Written {
  paper: ChosenPaper | null;
}

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
  const isDay = (on: string) =>
    localDateSchema.safeParse(on).success && on >= sentOn && on <= view.today;
  const draft = useDraft({
    schema: written,
    begin: (): Typed => ({
      means: rows.length === 1 ? 'in-hand' : 'signed-list',
      ...{ on: view.today, note: '', bylaw: '', paper: null },
    }),
    // The request omits a missing part, so that the schema names its field.
    read: ({ means, on, note, bylaw, paper }) => ({
      means,
      ...(isDay(on) ? { on } : {}),
      ...(needsProof(means) && paper === null && note.trim() === '' ? {} : { note }),
      ...(means === 'bylaws-address' && bylaw.trim() === '' ? {} : { bylaw }),
    }),
  });
  const { means, on, paper } = draft.typed;
  const { add } = useToasts();
  const who = rows.length === 1 ? rows[0]?.name : `${rows.length} personas`;

  async function send(asked: Written): Promise<void> {
    const personIds = rows.map(({ personId }) => personId);
    const done = await work.write({ ...asked, noticeId, convocationId, personIds }, paper);
    if (done === null) return;
    add({ severity: 'success', summary: 'Aviso anotado' });
    onWritten();
  }

  return (
    <FormDialog
      title={`Anotar el aviso a ${who}`}
      failure={work.failure}
      does={['Anotar', () => draft.submit(send)]}
      isSpaced
      onClose={onClose}
    >
      <DraftField
        {...{ draft, name: 'means', label: 'Medio', margin: 'none' }}
        choices={ways.map((one) => [one, notifiedMeansNames[one]])}
        isMenu
        sx={{ mt: 1 }}
      />
      <DraftField
        {...{ draft, name: 'on', label: 'Día en que se avisó', type: 'date', margin: 'none' }}
        isWrong={!isDay(on)}
        hint=""
        fault="Entre el día en que salió el aviso y hoy."
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: sentOn, max: view.today } }}
        required
      />
      {means === 'bylaws-address' && (
        <DraftField
          {...{ draft, name: 'bylaw', label: 'Artículo de los estatutos', margin: 'none' }}
          hint="El que fija esa dirección para notificar. Por ejemplo: artículo 12."
          slotProps={{ htmlInput: { maxLength: 200 } }}
          required
        />
      )}
      <DraftField
        {...{ draft, name: 'note', label: 'Prueba', margin: 'none' }}
        hint="Número de la guía, folios de la lista, dónde está la cartelera…"
        fault="Escriba dónde está la prueba, o adjunte su foto."
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
      />
      <PaperField
        label="Foto o copia de la prueba"
        {...{ paper }}
        faultOf={paperFault}
        onChange={(chosen) => draft.change('paper', chosen)}
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
