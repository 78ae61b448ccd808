import {
  type ActaSubject,
  type ActaWords,
  lawPlacesOf,
  sayPoint,
  sayQuestionNumber,
} from '@asamblea/domain';
import { Paper, Typography } from '@mui/material';
import { ActaNotes, type NotesAt } from '../../../parts/acta/ActaNotes.tsx';

interface ActaPlacesProps {
  readonly subject: ActaSubject;
  readonly words: ActaWords;
  readonly isReadOnly: boolean;
  readonly onChange: (words: ActaWords) => void;
}

interface Place extends NotesAt {
  readonly title: string;
  /** The document has no such place now: its words are here and not there. */
  readonly isApart?: boolean;
}

/** The words of each place of the minutes, in the order in which the document has them. */
export function ActaPlaces({ subject, ...writing }: ActaPlacesProps) {
  return placesOf(subject, writing.words).map(({ title, place, placeId, isApart = false }) => (
    <Paper
      key={`${place} ${placeId}`}
      component="section"
      aria-label={title}
      sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {isApart && (
        <Typography color="textSecondary">
          No están en el acta: la pregunta no se ha cerrado, o lo que se trataba se quitó. Si deben
          estar, cópielas a otro lugar.
        </Typography>
      )}
      <ActaNotes at={{ place, placeId }} {...writing} />
    </Paper>
  ));
}

/** Those of the document, and then each other one of which somebody wrote: no word is without a place to read it. */
function placesOf(subject: ActaSubject, { notes }: ActaWords): readonly Place[] {
  const known = placesOfDocument(subject);
  const keyOf = ({ place, placeId }: NotesAt) => `${place} ${placeId}`;
  const keys = new Set(known.map(keyOf));
  const apart = new Map(
    notes.filter((one) => !keys.has(keyOf(one))).map((one) => [keyOf(one), one] as const),
  );
  const title = 'Notas de algo que el acta no tiene';
  return [
    ...known,
    ...[...apart.values()].map(({ place, placeId }) => ({ title, place, placeId, isApart: true })),
  ];
}

function placesOfDocument(subject: ActaSubject): readonly Place[] {
  const { agenda = [], questions } = subject.record.votes;
  const known = new Set(agenda.map(({ pointId }) => pointId));
  const placeOf = ({ result }: (typeof questions)[number]): Place => ({
    ...{ place: 'question', placeId: result.questionId },
    title: `Pregunta ${sayQuestionNumber(result)}: ${result.text}`,
  });
  const loose = questions.filter(({ pointId = null }) => pointId === null || !known.has(pointId));
  return [
    { place: 'opening', placeId: null, title: 'Al comenzar' },
    ...agenda.flatMap((point): readonly Place[] => [
      { place: 'point', placeId: point.pointId, title: sayPoint(point) },
      ...questions.filter(({ pointId }) => pointId === point.pointId).map(placeOf),
    ]),
    ...loose.map(placeOf),
    { place: 'closing', placeId: null, title: 'Al terminar' },
    ...lawPlacesOf(subject).map(
      ({ itemId, label }): Place => ({ place: 'law', placeId: itemId, title: label }),
    ),
  ];
}
