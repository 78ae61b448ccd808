import type { DoorAnswer, Unit } from '@asamblea/domain';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { paperFault, sendPaper } from '../../firebase/sendPaper.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { type Paper, PaperField } from '../../ui/PaperField.tsx';
import { DoorFields } from './DoorFields.tsx';
import { beginDoor, doorFaults, doorRequestOf } from './doorDraft.ts';

interface DoorDialogProps {
  readonly units: readonly Unit[];
  /** What was searched for and nobody had. */
  readonly typed: string;
  /** With the document by which they are found now. */
  readonly onAdded: (document: string) => void;
  readonly onClose: () => void;
}

/** Somebody whom the roster does not know: who they are, for which unit they come and by what. */
export function DoorDialog({ units, typed, onAdded, onClose }: DoorDialogProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => beginDoor(typed));
  const [paper, setPaper] = useState<Paper | null>(null);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const sent = useRef({ content: '', doorId: '' });
  const faults = doorFaults(draft, paper !== null);

  async function add(): Promise<void> {
    setTried(true);
    const { capacity } = draft;
    if (capacity === null || Object.keys(faults).length > 0) {
      requestAnimationFrame(() =>
        content.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    setFailure(null);
    // The same content tried again is the same person, however many times it is sent.
    const said = JSON.stringify([draft, paper?.fileId ?? null]);
    if (sent.current.content !== said)
      sent.current = { content: said, doorId: crypto.randomUUID() };
    try {
      const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
      const { doorId } = sent.current;
      const request = doorRequestOf({ ...draft, capacity }, { doorId, fileId });
      await callApi<DoorAnswer>('POST', '/api/door', request);
      onAdded(request.person.document);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Agregar a quien no está en el padrón</DialogTitle>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography color="textSecondary">
          Podrá acreditarse enseguida, de manera provisional. La presidencia lo confirma o no.
        </Typography>
        <DoorFields
          draft={draft}
          faults={tried ? faults : {}}
          units={units}
          onChange={setDraft}
          photograph={
            <PaperField
              label="Foto del documento"
              faultOf={paperFault}
              paper={paper}
              onChange={setPaper}
            />
          }
        />
        {failure !== null && (
          <ErrorNotice message={failure.message} explanation={failure.explanation} />
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <BusyButton variant="contained" onPress={add}>
          Agregar
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
