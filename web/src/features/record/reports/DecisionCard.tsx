import {
  amendedFrom,
  type DecidedQuestion,
  presentResult,
  sayQuestionNumber,
  sayRequests,
  sayResultBase,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MeasureBars } from '../../../ui/charts/MeasureBars.tsx';
import { verdictColor } from '../../../ui/charts/verdictTones.ts';
import { tieFigures } from '../../../ui/text/tieFigures.ts';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface DecisionCardProps {
  readonly question: DecidedQuestion;
  readonly timeZone: string;
  /** The further facts about it, below. */
  readonly children?: ReactNode;
}

/** A closed question: its bars with both counts, its base, the rule that decided it and the verdict. */
export function DecisionCard({ question, timeZone, children }: DecisionCardProps) {
  const { result, rule, needed, article, openedAt, shownAt, outside, requests } = question;
  const { measures, kind, word, sentence } = presentResult(result);
  const proposed = amendedFrom(result);
  const titleId = `question-${result.questionId}`;
  return (
    <Paper component="article" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={header}>
        <Typography color="textSecondary">
          Pregunta {sayQuestionNumber(result)}
          {openedAt !== null && ` · abierta ${formatMoment(openedAt, timeZone)}`} · cerrada{' '}
          {formatMoment(result.closedAt, timeZone)}
          {shownAt === null && ' · sin mostrar'}
        </Typography>
        <Box component="strong" sx={{ color: verdictColor(kind), fontSize: '1.2em' }}>
          {word}
        </Box>
      </Box>
      <Typography id={titleId} variant="h3" component="h2" sx={{ my: 2, overflowWrap: 'anywhere' }}>
        {result.text}
      </Typography>
      {proposed !== null && (
        <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          Propuesta: «{proposed}»
        </Typography>
      )}
      {outside !== undefined && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Fuera del orden del día. {outside.text} {outside.cited}.
        </Typography>
      )}
      {sayRequests(requests).map((request) => (
        <Typography key={request} color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {request}
        </Typography>
      ))}
      <MeasureBars
        caption={`Resultado de la pregunta ${sayQuestionNumber(result)}`}
        measures={measures}
      />
      <Typography sx={{ mt: 2 }}>{tieFigures(sentence)}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {sayResultBase(result)} {rule}: {needed} ({article}).
      </Typography>
      {children}
    </Paper>
  );
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;
