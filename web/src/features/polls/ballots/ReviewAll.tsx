import { type Holding, isSecret, sayQuestionNumber } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { AskedQuestion } from './BallotHeader.tsx';
import { type Draft, isComplete } from './draft.ts';
import { ReviewGroups } from './ReviewGroups.tsx';
import { stickyBar } from './stickyBar.ts';

interface ReviewAllProps {
  /** Those that may still be voted. */
  readonly rows: readonly {
    readonly question: AskedQuestion;
    readonly missing: readonly Holding[];
    readonly draft: Draft;
  }[];
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

/** The last look at every answer before they count, and at what is left without one. */
export function ReviewAll({ rows, onBack, onConfirm }: ReviewAllProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const marked = rows.filter(({ question, draft, missing }) =>
    isComplete(question, draft, missing),
  );
  const mayChange = marked.some(({ question }) => question.mayChange === true);
  const hasSecret = marked.some(({ question }) => isSecret(question));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flexGrow: 1 }}>
      <Typography ref={heading} tabIndex={-1} variant="h2" component="h1" sx={{ outline: 'none' }}>
        Revise sus votos
      </Typography>
      {rows.map((row) => {
        const { question, draft, missing } = row;
        return (
          <Box component="section" key={question.questionId} sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              {sayQuestionNumber(question)}. {question.text}
            </Typography>
            {marked.includes(row) ? (
              <ReviewGroups question={question} units={missing} draft={draft} />
            ) : (
              <Typography>Sin responder: puede votarla después, mientras siga abierta.</Typography>
            )}
          </Box>
        );
      })}
      <Typography color="textSecondary">
        {mayChange
          ? 'Al confirmar, sus votos cuentan. Los que llevan su nombre podrá cambiarlos hasta el cierre, si la mesa lo permite.'
          : 'Al confirmar, sus votos cuentan y no pueden cambiarse.'}
        {hasSecret &&
          ' De los secretos nadie podrá ver qué votó, y esta pantalla tampoco los guardará.'}
      </Typography>
      <Box sx={stickyBar}>
        <Button variant="contained" size="large" onClick={onConfirm} sx={{ minHeight: 56 }}>
          {marked.length === 1 ? 'Confirmar mi voto' : `Confirmar mis ${marked.length} votos`}
        </Button>
        <Button size="large" onClick={onBack} sx={{ minHeight: 48 }}>
          Cambiar algo
        </Button>
      </Box>
    </Box>
  );
}
