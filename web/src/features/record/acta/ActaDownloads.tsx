import type { ActaDraft, LocalDate } from '@asamblea/domain';
import { PaperButtons } from '../../../parts/writing/PaperButtons.tsx';

interface ActaDownloadsProps {
  readonly draft: ActaDraft;
  /** The day of the meeting. */
  readonly heldOn: LocalDate;
}

/** The draft as a document to go on with, or to print. */
export function ActaDownloads({ draft, heldOn }: ActaDownloadsProps) {
  return (
    <PaperButtons
      name="acta-borrador"
      on={heldOn}
      what="el acta"
      variant="contained"
      writers={[
        { label: 'Word', ending: 'docx', paper: () => ({ kind: 'acta-docx', draft }) },
        { label: 'PDF', ending: 'pdf', paper: () => ({ kind: 'acta-pdf', draft }) },
      ]}
    />
  );
}
