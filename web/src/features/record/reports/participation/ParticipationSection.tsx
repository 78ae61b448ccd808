import type { QuestionNumber } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useState } from 'react';
import { comesLater } from '../../../../firebase/listening/comesLater.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../../ui/feedback/Loading.tsx';
import type { ParticipationReading } from './useParticipation.ts';

const ParticipationCharts = comesLater(
  async () => (await import('./ParticipationCharts.tsx')).ParticipationCharts,
  <Loading shape="list" rows={3} />,
);

interface ParticipationSectionProps {
  readonly question: QuestionNumber & { readonly questionId: string };
  readonly reading: ParticipationReading;
  readonly timeZone: string;
}

/** How the votes of a question came in, folded; asked for only once somebody unfolds it. */
export function ParticipationSection({ question, reading, timeZone }: ParticipationSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_, expanded) => {
        setOpen(expanded);
        if (expanded) reading.ask();
      }}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ mt: 2 }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          Participación en el tiempo y por agrupación
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Opened {...{ question, reading, timeZone }} />
      </AccordionDetails>
    </Accordion>
  );
}

function Opened({ question, reading, timeZone }: ParticipationSectionProps) {
  const { report, failure, ask } = reading;
  if (failure !== null) {
    const { message, explanation } = failure;
    return <ErrorMessage message={message} explanation={explanation} onRetry={ask} />;
  }
  if (report === null) return <Loading shape="list" rows={3} />;
  const one = report.questions.find(({ questionId }) => questionId === question.questionId);
  if (one === undefined) {
    return (
      <Typography color="textSecondary">
        De esta votación no quedó a qué hora votó cada unidad.
      </Typography>
    );
  }
  return <ParticipationCharts question={one} words={report.words} timeZone={timeZone} />;
}
