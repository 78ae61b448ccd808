import type { NotifiedRow, NotifiedView } from '@asamblea/domain';
import { endSentence } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import type { NotifiedWork } from './useNotifiedWork.ts';

interface SentByWhatsAppProps {
  readonly view: NotifiedView;
  readonly row: NotifiedRow;
  readonly work: NotifiedWork;
  readonly onClose: () => void;
}

/** On coming back from WhatsApp: only the person who pressed its button knows whether the message went out. */
export function SentByWhatsApp({ view, row, work, onClose }: SentByWhatsAppProps) {
  const [noticeId] = useState(() => crypto.randomUUID());
  const { add } = useToasts();

  async function write() {
    const { convocationId } = view.convocation;
    const told = { noticeId, convocationId, personIds: [row.personId], on: view.today };
    const done = await work.write({ ...told, means: 'whatsapp', note: '', bylaw: '' }, null);
    if (done === null) return;
    add({ severity: 'success', summary: 'Aviso anotado' });
    onClose();
  }

  return (
    <FormDialog
      title="¿Lo envió?"
      failure={work.failure}
      does={['Sí, anotarlo', write]}
      isSpaced
      onClose={onClose}
    >
      <Typography>
        WhatsApp se abrió en otra ventana con el aviso escrito para {endSentence(row.name)} Si lo
        envió, queda anotado quién lo hizo y cuándo. Si no, cancele y no se anota nada.
      </Typography>
    </FormDialog>
  );
}
