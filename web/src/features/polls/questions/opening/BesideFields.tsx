import {
  besidesAsked,
  mayNameConflict,
  type NamedSetKind,
  type NamingQuestion,
  needsNoConflict,
  type Question,
} from '@asamblea/domain';
import { Button } from '@mui/material';
import { useState } from 'react';
import { InterestedFields } from './InterestedFields.tsx';
import type { Interested } from './interested.ts';

/** Sets that the law of a question lets be named and nobody has to ask for, in their order. */
export function besideSets(question: NamingQuestion): readonly NamedSetKind[] {
  const isOffered = mayNameConflict(question) && !needsNoConflict(question);
  return [...(isOffered ? (['conflict'] as const) : []), ...besidesAsked(question)];
}

interface BesideFieldsProps {
  readonly question: Pick<Question, 'rule' | 'session'> & NamingQuestion;
  /** `Pregunta 3. `, where several are open; empty for one alone. */
  readonly of: string;
  readonly named: readonly Interested[];
  readonly isTried: boolean;
  readonly onChange: (named: readonly Interested[]) => void;
}

/** A button for each set that may be named besides, and its fields once it was pressed. */
export function BesideFields({ question, of, named, isTried, onChange }: BesideFieldsProps) {
  const [opened, setOpened] = useState<readonly NamedSetKind[]>([]);
  return besideSets(question).map((set) =>
    opened.includes(set) ? (
      <InterestedFields key={set} {...{ set, question, named, isTried, onChange }} />
    ) : (
      <Button key={set} sx={{ mr: 1 }} onClick={() => setOpened([...opened, set])}>
        {of}
        {words[set]}
      </Button>
    ),
  );
}

const words: Readonly<Record<NamedSetKind, string>> = {
  conflict: 'Alguien tiene un interés propio…',
  affected: 'Afecta a alguien…',
  class: 'Afecta a una clase…',
};
