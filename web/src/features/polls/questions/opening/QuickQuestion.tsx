import {
  type AgendaException,
  type AgendaWarning,
  type AssemblySession,
  needsNoConflict,
  type Question,
  type QuestionTerms,
  questionEndpoints,
  questionTerms,
  ruleOfMatter,
  sayPoint,
  settleElection,
} from '@asamblea/domain';
import QuickIcon from '@mui/icons-material/BoltOutlined';
import { Alert, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useLive } from '../../../../firebase/live/useLive.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../../ui/forms/useDraft.ts';
import { ActionFailure } from '../ActionFailure.tsx';
import type { AgendaLaw, WarningsOf } from '../besideOpen.ts';
import { typedLines } from '../form/electionRows.ts';
import { MatterField } from '../form/MatterField.tsx';
import { sayLackOfQuorum, sayWhatLackDoes } from '../sayLackOfQuorum.ts';
import { BesideFields, besideSets } from './BesideFields.tsx';
import { InterestedFields } from './InterestedFields.tsx';
import { type Interested, isReasoned, namedAsked } from './interested.ts';
import { OutsideFields } from './OutsideFields.tsx';
import { sayNoConflict } from './sayNoConflict.ts';

interface QuickQuestionProps {
  readonly cot: string;
  readonly law: AgendaLaw;
  readonly meeting: AssemblySession;
  readonly outsideOf: (question: Pick<Question, 'pointId' | 'election'>) => AgendaWarning | null;
  readonly warningsOf: WarningsOf;
  readonly onSaved: (questionId: string) => void;
  readonly onClose: () => void;
}

/** By the clock, in the meeting: what is asked, its answers and its majority; and it opens. */
export function QuickQuestion(props: QuickQuestionProps) {
  const { cot, law, meeting, outsideOf, warningsOf, onSaved, onClose } = props;
  const { failure, act } = useAct();
  const { value: live } = useLive(cot, 'quorum');
  const [questionId] = useState(() => crypto.randomUUID());
  const draft = useDraft({
    schema: questionTerms,
    begin: () => beginTyped(meeting.point?.pointId),
    read: termsOf,
  });
  const { typed, isTried } = draft;
  const [declares, setDeclares] = useState(false);
  const [chosen, setChosen] = useState<readonly Interested[]>([]);
  const [exception, setException] = useState<AgendaException | null>(null);

  const terms = termsOf(typed);
  const fits = !terms.election || settleElection(terms.election).ok;
  const rule = ruleOfMatter(law, terms.matterId ?? null);
  const asksConflict = needsNoConflict({ rule });
  const naming = { rule, session: meeting.session, election: terms.election ?? null };
  const sets = [...(asksConflict ? (['conflict'] as const) : []), ...besideSets(naming)];
  const named = chosen.filter(({ set }) => sets.includes(set));
  const isNobody = !named.some(({ set }) => set === 'conflict');
  const isUndeclared = (asksConflict && isNobody && !declares) || !named.every(isReasoned);
  const outside = outsideOf({ pointId: terms.pointId ?? null, election: null });
  const warnings = warningsOf({ ...terms, rule });

  async function open(asked: QuestionTerms): Promise<void> {
    if (!fits || isUndeclared) return;
    if (!(await act(questionEndpoints.createQuestion, { ...asked, questionId }))) return;
    await act(questionEndpoints.openQuestions, {
      questionIds: [questionId],
      ...(asksConflict && isNobody ? { declaresNoConflict: true } : {}),
      ...(named.length === 0 ? {} : { named: namedAsked(questionId, named) }),
      ...(outside === null ? {} : { outsideAgenda: { exception } }),
      ...(warnings.length === 0 ? {} : { seenWarnings: warnings }),
    });
    // Created in any case: a question that did not open waits as a draft, with its button and its missing
    // parts.
    onSaved(questionId);
  }

  return (
    <FormDialog
      title="Pregunta rápida"
      failure={null}
      does={['Abrir votación', () => draft.submit(open)]}
      icon={<QuickIcon />}
      onClose={onClose}
    >
      {meeting.point && <Typography>En el punto {sayPoint(meeting.point)}</Typography>}
      <DraftField
        {...{ draft, name: 'text', label: 'Pregunta', margin: 'normal' }}
        fault="Escriba la pregunta completa, de 5 a 600 letras."
        slotProps={{ htmlInput: { maxLength: 600 } }}
        multiline
        minRows={2}
        autoFocus
        required
      />
      <DraftField
        {...{ draft, name: 'preset', label: 'Respuestas', margin: 'normal', choices: presets }}
      />
      {typed.preset === 'own' && (
        <DraftField
          {...{ draft, name: 'own', label: 'Opciones, una por línea', margin: 'normal' }}
          isWrong={isTried && !fits}
          hint="Gana la que llegue a la mayoría; si ninguna llega, segunda vuelta."
          fault="Escriba al menos dos opciones distintas."
          multiline
          minRows={3}
          required
        />
      )}
      <MatterField
        {...{ law, warningsOf }}
        terms={termsOf({ ...typed, preset: 'all' })}
        onChange={({ matterId = null, text }) => {
          // A person with an interest in one matter has none in another.
          if (matterId !== typed.matterId) setChosen([]);
          draft.change('matterId', matterId);
          draft.change('text', text);
        }}
      />
      {outside !== null && (
        <OutsideFields warning={outside} exception={exception} onChange={setException} />
      )}
      {live !== null && !live.quorum.met && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {sayLackOfQuorum(live.quorum)}. Puede abrir. {sayWhatLackDoes([rule])}
        </Alert>
      )}
      {asksConflict && (
        <>
          <Alert severity={isTried && isUndeclared ? 'error' : 'warning'} sx={{ my: 1 }}>
            {sayNoConflict(rule)}
            {isNobody && (
              <FormControlLabel
                label="Declaro que nadie tiene un interés propio"
                control={<Checkbox checked={declares} onChange={(_, isOn) => setDeclares(isOn)} />}
              />
            )}
          </Alert>
          <InterestedFields
            set="conflict"
            question={naming}
            {...{ named, isTried }}
            onChange={setChosen}
          />
        </>
      )}
      <BesideFields
        key={terms.matterId ?? ''}
        of=""
        {...{ question: naming, named, isTried }}
        onChange={setChosen}
      />
      <ActionFailure failure={failure} />
    </FormDialog>
  );
}

const presets = [
  ['all', 'A favor · En contra · En blanco · Abstención'],
  ['two', 'A favor · En contra'],
  ['own', 'Opciones propias'],
] as const;
type Preset = (typeof presets)[number][0];

interface Typed extends Pick<QuestionTerms, 'pointId' | 'text'> {
  matterId: string | null;
  preset: Preset;
  /** The answers of its own, one a line. */
  own: string;
}

function beginTyped(pointId: string | undefined): Typed {
  return { pointId, text: '', matterId: null, preset: 'all', own: '' };
}

function termsOf({ preset, own, ...typed }: Typed): QuestionTerms {
  return { ...blank, ...typed, ...answersOf(preset, own) };
}

function answersOf(preset: Preset, own: string): Partial<QuestionTerms> {
  if (preset !== 'own') return { blank: preset === 'all', abstention: preset === 'all' };
  return {
    blank: true,
    abstention: false,
    election: {
      kind: 'one',
      min: 1,
      max: 1,
      seats: 1,
      needsMajority: true,
      method: 'quotient',
      candidates: typedLines(own).map((label) => ({ label, lines: [] })),
    },
  };
}

const blank = {
  blank: true,
  abstention: true,
  liveBars: false,
  durationSeconds: null,
  item: '',
};
