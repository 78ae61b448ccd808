import { doorEndpoints, type Unit } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { paperFault, sendPaper } from '../../../firebase/asking/sendPaper.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { focusFault } from '../../../ui/device/focusFault.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { type ChosenPaper, PaperField } from '../../../ui/files/PaperField.tsx';
import { useContentId } from '../../../ui/forms/useContentId.ts';
import { DoorFields } from './DoorFields.tsx';
import { beginDoor, doorFaults, doorRequestOf } from './doorDraft.ts';

interface DoorDialogProps {
  readonly units: readonly Unit[];
  /** The text that was searched for and nobody had. */
  readonly typed: string;
  /** With the document by which they are found now. */
  readonly onAdded: (document: string) => void;
  readonly onClose: () => void;
}

/** A person outside the roster: their name, the unit and the capacity. */
export function DoorDialog({ units, typed, onAdded, onClose }: DoorDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState(() => beginDoor(typed));
  const [paper, setPaper] = useState<ChosenPaper | null>(null);
  const [tried, setTried] = useState(false);
  const { failure, attempt } = useAttempt();
  // The same content tried again is the same person, however many times it is sent.
  const idOf = useContentId();
  const faults = doorFaults(draft, paper !== null);

  async function add(): Promise<void> {
    setTried(true);
    const { capacity } = draft;
    if (capacity === null || Object.keys(faults).length > 0) {
      focusFault(content.current);
      return;
    }
    const doorId = idOf([draft, paper?.fileId ?? null]);
    await attempt(async () => {
      const fileId = paper === null ? null : (await sendPaper(paper)).fileId;
      const request = doorRequestOf({ ...draft, capacity }, { doorId, fileId });
      await askApi(doorEndpoints.addDoorPerson, request);
      onAdded(request.person.document);
    });
  }

  return (
    <FormDialog
      title="Agregar a quien no está en el padrón"
      failure={failure}
      does={['Agregar', add]}
      isSpaced
      isWindow
      contentRef={content}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
