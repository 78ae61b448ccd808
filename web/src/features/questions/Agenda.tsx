import type { AssemblySession, PackId, Question, StoredResult } from '@asamblea/domain';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { AgendaList } from './AgendaList.tsx';
import { chooseQuestion } from './chooseQuestion.ts';
import { NewQuestionDialog } from './NewQuestionDialog.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import { ScreenLinks } from './ScreenLinks.tsx';
import { StageControl } from './StageControl.tsx';

interface AgendaProps {
  readonly cot: string;
  readonly rulePack: PackId;
  readonly meeting: AssemblySession;
  /** In the order of the agenda. */
  readonly questions: readonly Question[];
  readonly results: ReadonlyMap<string, StoredResult>;
  readonly mayPress: boolean;
}

/** The agenda beside the question that is being worked on, and what the hall is looking at. */
export function Agenda(props: AgendaProps) {
  const { cot, rulePack, meeting, questions, results, mayPress } = props;
  const [isCreating, setCreating] = useState(false);
  const [chosen, setChosen] = useState<{ readonly questionId: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = chooseQuestion(questions, meeting, chosen?.questionId ?? null);

  // On a phone the question is above the list: choosing goes to it.
  useEffect(() => {
    if (chosen !== null) heading.current?.focus();
  }, [chosen]);

  const newQuestion = mayPress && (
    <Button
      variant={questions.length === 0 ? 'contained' : 'outlined'}
      startIcon={<AddIcon />}
      onClick={() => setCreating(true)}
    >
      Nueva pregunta
    </Button>
  );
  return (
    <Page title="Votaciones" width="wide" actions={questions.length > 0 && newQuestion}>
      <StageControl stage={meeting.stage} questions={questions} mayPress={mayPress} />
      {shown === null ? (
        <EmptyState title="La agenda está vacía" action={newQuestion}>
          {mayPress
            ? 'Cree la primera pregunta; se abre cuando usted diga.'
            : 'Las preguntas aparecerán aquí cuando la moderación las cree.'}
        </EmptyState>
      ) : (
        <Box sx={columns}>
          <QuestionPanel
            key={shown.questionId}
            heading={heading}
            cot={cot}
            meeting={meeting}
            question={shown}
            other={questions.find((one) => one.questionId === meeting.openQuestionId) ?? null}
            result={results.get(shown.questionId) ?? null}
            mayPress={mayPress}
          />
          <AgendaList
            questions={questions}
            results={results}
            shownId={shown.questionId}
            onChoose={(questionId) => setChosen({ questionId })}
          />
        </Box>
      )}
      <ScreenLinks cot={cot} />
      {isCreating && (
        <NewQuestionDialog
          rulePack={rulePack}
          onClose={() => setCreating(false)}
          onCreated={(questionId) => {
            setCreating(false);
            setChosen({ questionId });
          }}
        />
      )}
    </Page>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  mb: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(280px, 24rem)' },
} as const;
