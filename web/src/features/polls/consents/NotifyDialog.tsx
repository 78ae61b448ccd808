import {
  type AbsenteeRow,
  addDays,
  type ConsentView,
  localDateSchema,
  meansNames,
  type NotifyRequest,
  noticeMeans,
  notifyRequest,
  sayDate,
} from '@asamblea/domain';
import NotifyIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Box, Typography } from '@mui/material';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import type { ConsentWork } from './useConsentWork.ts';
import { WorkFailure } from './WorkFailure.tsx';

interface NotifyDialogProps {
  readonly view: ConsentView;
  readonly rows: readonly AbsenteeRow[];
  readonly work: ConsentWork;
  readonly onClose: () => void;
}

const written = notifyRequest.pick({ on: true, means: true, proof: true });
type Written = Pick<NotifyRequest, 'on' | 'means' | 'proof'>;

/** When, how and with what proof the decision reached them: their days begin there. */
export function NotifyDialog({ view, rows, work, onClose }: NotifyDialogProps) {
  const { process, today } = view;
  const isDay = (on: string) =>
    localDateSchema.safeParse(on).success && on >= process.closedOn && on <= today;
  const draft = useDraft({
    schema: written,
    begin: (): Written => ({ on: today, means: 'certified-mail', proof: '' }),
    read: ({ on, ...typed }) => ({ ...typed, on: isDay(on) ? on : '' }),
  });
  const { on } = draft.typed;
  const { add } = useToasts();
  const who = rows.length === 1 ? `a ${rows[0]?.owner}` : `a ${rows.length} propietarios`;

  async function accept(asked: Written): Promise<void> {
    const noticeIds = rows.map(({ noticeId }) => noticeId);
    const changed = await work.notify({ ...asked, noticeIds });
    if (changed === null) return;
    add({
      severity: 'success',
      summary: changed === 1 ? 'Notificación anotada' : `${changed} notificaciones anotadas`,
    });
    onClose();
  }

  return (
    <AskDialog
      open
      header={`Anotar la notificación ${who}`}
      acceptLabel="Anotar"
      icon={<NotifyIcon />}
      onAccept={() => draft.submit(accept)}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <WorkFailure failure={work.failure} />
        <DraftField
          {...{ draft, name: 'on', label: 'Día en que la recibieron', type: 'date' }}
          margin="none"
          isWrong={!isDay(on)}
          hint=""
          fault="Entre el cierre de la votación y hoy."
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: process.closedOn, max: today },
          }}
          required
        />
        <DraftField
          {...{ draft, name: 'means', label: 'Medio', margin: 'none' }}
          choices={noticeMeans.map((one) => [one, meansNames[one]])}
          isMenu
        />
        <DraftField
          {...{ draft, name: 'proof', label: 'Prueba', margin: 'none' }}
          hint="Número del envío, quién firmó el recibo… Puede quedar vacía."
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        {isDay(on) && (
          <Typography color="textSecondary">
            Podrán oponerse hasta el {sayDate(addDays(on, process.days))}.
          </Typography>
        )}
      </Box>
    </AskDialog>
  );
}
