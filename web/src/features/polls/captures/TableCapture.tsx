import {
  choicesAtOnce,
  formatCount,
  type Question,
  sayMarks,
  type VoteTable,
} from '@asamblea/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { VotePaste } from '../../../parts/votes/VotePaste.tsx';
import { VoteProblems } from '../../../parts/votes/VoteProblems.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { NoteLines } from '../../../ui/lists/NoteLines.tsx';
import { PlainTable } from '../../../ui/lists/PlainTable.tsx';
import type { CaptureHall } from './captureHall.ts';
import type { Captures } from './useCaptures.ts';

interface TableCaptureProps {
  readonly question: Question;
  readonly captures: Captures;
  readonly hall: CaptureHall;
}

/** A list of paper votes that was copied: looked at first, and then entered at once. */
export function TableCapture({ question, captures, hall }: TableCaptureProps) {
  const [table, setTable] = useState<VoteTable | null>(null);

  async function enter({ votes }: VoteTable) {
    const { questionId } = question;
    for (let from = 0; from < votes.length; from += choicesAtOnce) {
      const part = votes.slice(from, from + choicesAtOnce);
      const choices = part.map(({ unit, optionIds }) => ({ unitId: unit.unitId, optionIds }));
      const ids = { questionId, requestId: crypto.randomUUID() };
      const title = `Lista en papel: ${sayVotes(part.length)}`;
      const request = { ...ids, by: 'units', channel: 'paper', choices } as const;
      if ((await captures.capture(title, request)) !== null) continue;
      // This part stays among the last, to be sent again as the same one; the rest waits here.
      const rest = votes.slice(from + choicesAtOnce);
      setTable(rest.length === 0 ? null : { votes: rest, problems: [], notes: [] });
      return;
    }
    setTable(null);
  }

  if (table === null) {
    return (
      <VotePaste
        label="Votos copiados"
        question={question}
        findUnit={hall.findUnit}
        onRead={setTable}
      />
    );
  }
  const { votes, problems, notes } = table;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton
          size="large"
          variant="contained"
          disabled={votes.length === 0}
          onPress={() => enter(table)}
        >
          {`Registrar ${sayVotes(votes.length)}`}
        </BusyButton>
        <Button size="large" onClick={() => setTable(null)}>
          Volver
        </Button>
      </Box>
      <Typography role="status">
        Nada se ha registrado todavía. Quien ya votó conserva su voto.
      </Typography>
      <NoteLines notes={notes} />
      {problems.length > 0 && (
        <Alert severity="warning">
          {problems.length === 1
            ? 'Una fila no se registra. Corríjala'
            : `${formatCount(problems.length)} filas no se registran. Corríjalas`}{' '}
          en su lista y péguela otra vez.
        </Alert>
      )}
      {problems.length > 0 && <VoteProblems problems={problems} />}
      {votes.length > 0 && (
        <PlainTable
          caption="Votos por registrar"
          columns={[{ name: 'Unidad' }, { name: 'Quién la tiene' }, { name: 'Voto' }]}
          rows={votes.map(({ unit, optionIds }) => ({
            key: unit.unitId,
            cells: [unit.label, unit.personName, sayMarks(question, optionIds)],
          }))}
        />
      )}
    </Box>
  );
}

function sayVotes(count: number): string {
  return count === 1 ? '1 voto' : `${formatCount(count)} votos`;
}
