import {
  formatCount,
  isVoteTitles,
  type Question,
  readVoteTable,
  unitFinder,
  type VoteTable,
} from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useSeats } from '../../../../firebase/records/useSeats.ts';
import { PasteArea } from '../../../../ui/forms/PasteArea.tsx';
import { NoteLines } from '../../../../ui/lists/NoteLines.tsx';
import { PlainTable } from '../../../../ui/lists/PlainTable.tsx';
import { readPasted } from '../../../../ui/tables/readPasted.ts';

interface PaperListProps {
  readonly assemblyId: string;
  readonly question: Question;
  /** The reading of the list; null while there is none. */
  readonly table: VoteTable | null;
  readonly onRead: (table: VoteTable | null) => void;
}

/** The votes of the sheets, copied as a list; who was there at that hour is for the server to say. */
export function PaperList({ assemblyId, question, table, onRead }: PaperListProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { rows: seats } = useSeats(assemblyId, question.session);
  const findUnit = useMemo(() => unitFinder(seats), [seats]);

  function read(text: string) {
    const found = readPasted(text, { isHeader: isVoteTitles });
    const read = found.ok ? readVoteTable(found.rows, question, findUnit) : null;
    const isEmpty = read !== null && read.votes.length + read.problems.length === 0;
    onRead(isEmpty ? null : read);
    setProblem(found.ok ? (isEmpty ? 'No encontramos ningún voto.' : null) : found.message);
  }

  if (table === null) {
    return (
      <>
        <Typography sx={{ mb: 2 }}>
          Copie los votos de las papeletas. Se cuentan sobre quienes estaban presentes a la hora en
          que se cerró la votación.
        </Typography>
        <PasteArea
          label="Votos de las papeletas"
          hint="Una fila por unidad, con su voto escrito o por su número."
          placeholder={'Unidad\tVoto\nT1-101\tA favor\nT1-102\tEn contra'}
          problem={problem}
          onText={read}
        />
      </>
    );
  }
  const { problems, told } = table;
  return (
    <>
      <NoteLines notes={told} />
      {problems.length > 0 && (
        <>
          <Alert severity="warning" sx={{ mb: 1 }}>
            {problems.length === 1
              ? 'Una fila no se registra.'
              : `${formatCount(problems.length)} filas no se registran.`}
          </Alert>
          <PlainTable
            caption="No se registran"
            columns={[{ name: 'Fila' }, { name: 'Por qué' }]}
            rows={problems.map(({ row, message }, i) => ({
              key: `${row}-${i}`,
              cells: [row, message],
            }))}
          />
        </>
      )}
    </>
  );
}
