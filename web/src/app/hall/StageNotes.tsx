import { type AssemblySession, type Question, sayPoint } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useMay } from '../../firebase/session/useMay.ts';
import { ActaNotes } from '../../parts/acta/ActaNotes.tsx';
import { ActaPen } from '../../parts/acta/ActaPen.tsx';
import { useWrittenActa } from '../../parts/acta/useWrittenActa.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';

interface StageNotesProps {
  readonly meeting: AssemblySession;
  /** The question in hand; null: none is. */
  readonly question: Question | null;
}

/** The notes for the minutes while the meeting goes on, a press away: of the point that is treated. */
export function StageNotes(props: StageNotesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const mayRead = useMay('readActaDocument');
  if (!mayRead || props.meeting.state === 'planned') return null;
  return (
    <Box component="section" aria-label="Notas del acta">
      <Button
        fullWidth
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Cerrar las notas del acta' : 'Notas del acta'}
      </Button>
      <Box id={id}>{isOpen && <OpenNotes {...props} />}</Box>
    </Box>
  );
}

function OpenNotes({ meeting, question }: StageNotesProps) {
  const acta = useWrittenActa(meeting.session, meeting.call);
  const mayWrite = useMay('writeActa');
  const { document, words, writer } = acta.view;
  const { title, ...at } = placeOf(meeting, question);
  if (document === null) return <Loading shape="text" rows={3} />;
  const isReadOnly = !mayWrite || writer !== null || document.state === 'approved';
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <ActaNotes
        key={`${at.place} ${at.placeId}`}
        at={at}
        words={words}
        isReadOnly={isReadOnly}
        onChange={acta.write}
      />
      <ActaPen acta={acta} mayWrite={mayWrite} />
    </Box>
  );
}

/** The point that is treated or, without one, the question in hand; before both, how it began. */
function placeOf({ point = null }: AssemblySession, question: Question | null) {
  if (point !== null) {
    return { place: 'point', placeId: point.pointId, title: sayPoint(point) } as const;
  }
  if (question === null) return { place: 'opening', placeId: null, title: 'Al comenzar' } as const;
  const { questionId, text } = question;
  return { place: 'question', placeId: questionId, title: text } as const;
}
