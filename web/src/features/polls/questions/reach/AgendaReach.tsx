import {
  type Assembly,
  type AssemblySession,
  type Attendance,
  byQuestionNumber,
  paths,
  type Question,
  sayList,
  sayQuestionNumber,
  sayReach,
  sayReaches,
  takesArrivals,
  type Unit,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useCollection } from '../../../../firebase/listening/useCollection.ts';
import { useDocument } from '../../../../firebase/listening/useDocument.ts';
import { MissingUnits } from './MissingUnits.tsx';
import { useReaches } from './useReaches.ts';

interface AgendaReachProps {
  readonly assembly: Assembly & { readonly assemblyId: string };
  readonly units: readonly Unit[];
  readonly attendance: readonly Attendance[];
}

/** Beside who is here: which questions that wait cannot pass with them, and whom to call. */
export function AgendaReach(props: AgendaReachProps) {
  const { assemblyId, activeSession } = props.assembly;
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, activeSession)).value;
  const { rows } = useCollection<Question>(paths.questions(assemblyId));
  const questions = useMemo(() => [...rows].sort(byQuestionNumber), [rows]);
  if (meeting === null || !(meeting.state === 'open' || takesArrivals(meeting))) return null;
  return <ReachList {...props} {...{ meeting, questions }} />;
}

interface ReachListProps extends AgendaReachProps {
  readonly meeting: AssemblySession;
  readonly questions: readonly Question[];
}

function ReachList(props: ReachListProps) {
  const { reaches, hall } = useReaches(props);
  if (reaches.size === 0) return null;
  // Those that lack the same are read together.
  const lacking = new Map<string, { readonly questions: Question[]; readonly isBeyond: boolean }>();
  for (const question of props.questions) {
    const reach = reaches.get(question.questionId);
    if (reach === undefined || !('lacks' in reach)) continue;
    const said = sayReach(reach, question);
    const same = lacking.get(said);
    if (same === undefined) {
      lacking.set(said, { questions: [question], isBeyond: reach.isBeyond });
    } else same.questions.push(question);
  }
  return (
    <Paper component="section" aria-labelledby="alcanza" sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Typography id="alcanza" variant="h3" component="h2">
        Qué puede decidirse con quienes están
      </Typography>
      <Typography role="status" sx={{ mt: 0.5 }}>
        {sayReaches([...reaches.values()])}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {[...lacking].map(([said, { questions, isBeyond }]) => (
          <Box
            key={said}
            component="li"
            sx={{ pt: 1, mt: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {sayWhich(questions)}
            </Typography>
            <Typography>{said}</Typography>
            {!isBeyond && questions[0] !== undefined && (
              <MissingUnits question={questions[0]} hall={hall} />
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** `Pregunta 3. ¿Aprueba la reforma?`, `Preguntas 3, 4 y 6`. */
function sayWhich(questions: readonly Question[]): string {
  const [first, another] = questions;
  if (first === undefined) return '';
  if (another === undefined) return `Pregunta ${sayQuestionNumber(first)}. ${first.text}`;
  return `Preguntas ${sayList(questions.map(sayQuestionNumber))}`;
}
