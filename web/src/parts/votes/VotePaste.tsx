import {
  type Attendance,
  isVoteTitles,
  type Question,
  readVoteTable,
  type UnitFinder,
  type VoteTable,
} from '@asamblea/domain';
import { useState } from 'react';
import { PasteArea } from '../../ui/forms/PasteArea.tsx';
import { readPasted } from '../../ui/tables/readPasted.ts';

interface VotePasteProps {
  readonly label: string;
  readonly question: Question;
  /** The units whose votes may be in the list. */
  readonly findUnit: UnitFinder<Attendance>;
  /** The votes of the list; null where it has none. */
  readonly onRead: (table: VoteTable | null) => void;
}

/** A list of paper votes, as it is copied: a row a unit. */
export function VotePaste({ label, question, findUnit, onRead }: VotePasteProps) {
  const [problem, setProblem] = useState<string | null>(null);

  function read(text: string) {
    const found = readPasted(text, { isHeader: isVoteTitles });
    const table = found.ok ? readVoteTable(found.rows, question, findUnit) : null;
    const isEmpty = table !== null && table.votes.length + table.problems.length === 0;
    setProblem(found.ok ? (isEmpty ? 'No encontramos ningún voto.' : null) : found.message);
    onRead(isEmpty ? null : table);
  }

  return (
    <PasteArea
      label={label}
      hint="Una fila por unidad, con su voto escrito o por su número."
      placeholder={'Unidad\tVoto\nT1-101\tA favor\nT1-102\tEn contra'}
      problem={problem}
      onText={read}
    />
  );
}
