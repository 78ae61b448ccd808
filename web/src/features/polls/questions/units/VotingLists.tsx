import { isSecret, type LiveVoting, type Question } from '@asamblea/domain';
import { Box, Tab, Tabs } from '@mui/material';
import { useId, useState } from 'react';
import { MissingVoters } from './MissingVoters.tsx';
import { VotesByUnit } from './VotesByUnit.tsx';

export interface VotingListsProps {
  readonly question: Question;
  /** Null while the projection shows something else. */
  readonly live: LiveVoting | null;
}

const lists = [
  ['missing', 'Faltan'],
  ['voted', 'Votaron'],
] as const;

/** The missing units and, for a vote with name, those that voted beside them. */
export function VotingLists({ question, live }: VotingListsProps) {
  const [list, setList] = useState<(typeof lists)[number][0]>('missing');
  const id = useId();
  const missing = <MissingVoters questionId={question.questionId} live={live} />;
  if (isSecret(question)) return missing;
  return (
    <>
      <Tabs
        value={list}
        onChange={(_, chosen: typeof list) => setList(chosen)}
        aria-label="Unidades de esta votación"
        sx={{ mb: 2 }}
      >
        {lists.map(([name, label]) => (
          <Tab
            key={name}
            value={name}
            label={label}
            id={`${id}-${name}`}
            aria-controls={`${id}-list`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-list`} aria-labelledby={`${id}-${list}`}>
        {list === 'missing' ? missing : <VotesByUnit question={question} />}
      </Box>
    </>
  );
}
