import {
  type LiveVoting,
  presentParticipation,
  presentResult,
  sayQuestionNumber,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { verdictColor } from '../../../ui/verdictTones.ts';
import { sayEnding } from './sayEnding.ts';

/** Several questions at once, a line each: how much has voted, or the verdict once it is shown. */
export function SeveralPanel({ votings }: { readonly votings: readonly LiveVoting[] }) {
  const isOver = votings.every(({ result }) => result !== null);
  return (
    <>
      <Box component="h1" sx={{ m: 0, fontSize: '1.1em' }}>
        {isOver ? 'Resultados' : 'Votación'} de {votings.length} preguntas
        {sayEnding(votings.map(({ question }) => question))}
      </Box>
      <Box component="ol" sx={list}>
        {votings.map(({ question, result, ...counts }) => {
          if (question === null) return null;
          const said = result === null ? null : presentResult(result);
          return (
            <Box component="li" key={question.questionId} sx={row}>
              <Box sx={oneLine}>
                {sayQuestionNumber(question)}. {question.text}
              </Box>
              <Box
                component="strong"
                data-enters="verdict"
                sx={{ whiteSpace: 'nowrap', ...(said && { color: verdictColor(said.kind) }) }}
              >
                {said?.word ?? presentParticipation(counts).percent}
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
}

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  columnGap: '2em',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22em), 1fr))',
} as const;
const row = { display: 'flex', justifyContent: 'space-between', gap: '1em', minWidth: 0 } as const;
const oneLine = {
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;
