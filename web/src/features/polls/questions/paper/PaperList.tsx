import { formatCount, type Question, unitFinder, type VoteTable } from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useSeats } from '../../../../firebase/records/useSeats.ts';
import { VotePaste } from '../../../../parts/votes/VotePaste.tsx';
import { VoteProblems } from '../../../../parts/votes/VoteProblems.tsx';
import { NoteLines } from '../../../../ui/lists/NoteLines.tsx';

interface PaperListProps {
  readonly assemblyId: string;
  readonly question: Question;
  /** The reading of the list; null while there is none. */
  readonly table: VoteTable | null;
  readonly onRead: (table: VoteTable | null) => void;
}

/** The votes of the sheets, copied as a list; who was there at that hour is for the server to say. */
export function PaperList({ assemblyId, question, table, onRead }: PaperListProps) {
  const { rows: seats } = useSeats(assemblyId, question.session);
  const findUnit = useMemo(() => unitFinder(seats), [seats]);

  if (table === null) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>
          Copie los votos de las papeletas. Se cuentan sobre quienes estaban presentes a la hora en
          que se cerró la votación.
        </Typography>
        <VotePaste label="Votos de las papeletas" {...{ question, findUnit, onRead }} />
      </>
    );
  }
  const { problems, notes } = table;
  return (
    <>
      <NoteLines notes={notes} />
      {problems.length > 0 && (
        <>
          <Alert severity="warning" sx={{ mb: 1 }}>
            {problems.length === 1
              ? 'Una fila no se registra.'
              : `${formatCount(problems.length)} filas no se registran.`}
          </Alert>
          <VoteProblems problems={problems} />
        </>
      )}
    </>
  );
}
