import type { ActaDraft, LocalDate } from '@asamblea/domain';
import { PaperButtons } from '../../../parts/writing/PaperButtons.tsx';

interface ActaDownloadsProps {
  readonly draft: ActaDraft;
  /** The day of the meeting. */
  readonly heldOn: LocalDate;
  readonly isApproved: boolean;
  /** Of the record as it was read; undefined: nothing was sealed yet. */
  readonly sealMark: string | undefined;
}

/** The minutes as a document to go on with, or to print; its name says whether they are a draft. */
export function ActaDownloads({ draft, heldOn, isApproved, sealMark }: ActaDownloadsProps) {
  return (
    <PaperButtons
      name={isApproved ? 'acta' : 'acta-borrador'}
      on={heldOn}
      what="el acta"
      variant="contained"
      writers={[
        { label: 'Word', ending: 'docx', paper: () => ({ kind: 'acta-docx', draft }) },
        { label: 'PDF', ending: 'pdf', paper: () => ({ kind: 'acta-pdf', draft, sealMark }) },
      ]}
    />
  );
}
