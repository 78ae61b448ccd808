import { isSecret } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import type { VotingListsProps } from './VotingLists.tsx';

const VotingLists = comesLater(async () => (await import('./VotingLists.tsx')).VotingLists);

/**
 * The missing units and, for a vote with name, those that voted and their votes. Asked for only while
 * somebody looks.
 */
export function VotingUnits({ question, live }: VotingListsProps) {
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
        <VotingLists {...{ question, live }} />
      </AccordionDetails>
    </Accordion>
  );
}
