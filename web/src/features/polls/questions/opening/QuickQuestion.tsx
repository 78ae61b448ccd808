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
import { Alert, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { useLive } from '../../../../firebase/live/useLive.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
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
  const [typed, setTyped] = useState<QuestionTerms>({ ...blank, pointId: meeting.point?.pointId });
  const [preset, setPreset] = useState<Preset>('all');
  const [own, setOwn] = useState('');
  const [declares, setDeclares] = useState(false);
  const [chosen, setChosen] = useState<readonly Interested[]>([]);
  const [exception, setException] = useState<AgendaException | null>(null);
  const [isTried, setTried] = useState(false);

  const terms = { ...typed, ...answersOf(preset, own) };
  const parsed = questionTerms.safeParse(terms);
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
  const isTextWrong = isTried && (terms.text.trim().length < 5 || terms.text.length > 600);

  async function open() {
    setTried(true);
    if (!parsed.success || !fits || isUndeclared) return;
    if (!(await act(questionEndpoints.createQuestion, { ...parsed.data, questionId }))) return;
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
      does={['Abrir votación', open]}
      icon={<QuickIcon />}
      onClose={onClose}
    >
      {meeting.point && <Typography>En el punto {sayPoint(meeting.point)}</Typography>}
      <TextField
        label="Pregunta"
        value={typed.text}
        onChange={({ target }) => setTyped({ ...typed, text: target.value })}
        error={isTextWrong}
        helperText={isTextWrong ? 'Escriba la pregunta completa, de 5 a 600 letras.' : undefined}
        slotProps={{ htmlInput: { maxLength: 600 } }}
        multiline
        minRows={2}
        autoFocus
        fullWidth
        required
        margin="normal"
      />
      <TextField
        select
        label="Respuestas"
        value={preset}
        onChange={({ target }) => {
          const found = presets.find(([id]) => id === target.value);
          if (found !== undefined) setPreset(found[0]);
        }}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
        margin="normal"
      >
        {presets.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </TextField>
      {preset === 'own' && (
        <TextField
          label="Opciones, una por línea"
          value={own}
          onChange={({ target }) => setOwn(target.value)}
          error={isTried && !fits}
          helperText={
            isTried && !fits
              ? 'Escriba al menos dos opciones distintas.'
              : 'Gana la que llegue a la mayoría; si ninguna llega, segunda vuelta.'
          }
          multiline
          minRows={3}
          fullWidth
          required
          margin="normal"
        />
      )}
      <MatterField
        {...{ law, warningsOf }}
        terms={typed}
        onChange={(next) => {
          // A person with an interest in one matter has none in another.
          if (next.matterId !== typed.matterId) setChosen([]);
          setTyped(next);
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

const blank: QuestionTerms = {
  text: '',
  blank: true,
  abstention: true,
  liveBars: false,
  durationSeconds: null,
  matterId: null,
  item: '',
};
