import { isSecret, type LiveVoting, type Question } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { MissingUnits } from './MissingUnits.tsx';
import { VotedUnits } from './VotedUnits.tsx';

interface VotingUnitsProps {
  readonly question: Question;
  /** Null while the projection shows something else. */
  readonly live: LiveVoting | null;
}

/** Who is missing and, of a vote with name, who voted and what. Asked for only while somebody looks. */
export function VotingUnits({ question, live }: VotingUnitsProps) {
  const [isOpen, setOpen] = useState(false);
  const named = !isSecret(question);
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => setOpen(expanded)}
      slotProps={{ transition: { unmountOnExit: true } }}
      disableGutters
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {named ? 'Quién falta y quién votó' : 'Quién falta por votar'}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {named ? (
          <BothLists question={question} live={live} />
        ) : (
          <MissingUnits questionId={question.questionId} live={live} />
        )}
      </AccordionDetails>
    </Accordion>
  );
}

const lists = [
  ['missing', 'Faltan'],
  ['voted', 'Votaron'],
] as const;

function BothLists({ question, live }: VotingUnitsProps) {
  const [list, setList] = useState<(typeof lists)[number][0]>('missing');
  const id = useId();
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
        {list === 'missing' ? (
          <MissingUnits questionId={question.questionId} live={live} />
        ) : (
          <VotedUnits question={question} />
        )}
      </Box>
    </>
  );
}
