import {
  type AssemblySession,
  countingLawOf,
  type ElectionAsked,
  nominationEndpoints,
  openNominationsRequest,
  type QuestionTerms,
  ruleOfMatter,
  sayPoint,
} from '@asamblea/domain';
import { FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import type { AgendaLaw, WarningsOf } from '../besideOpen.ts';
import { WritingForecast } from '../forecast/WritingForecast.tsx';
import { MatterField } from '../form/MatterField.tsx';
import { NumberField } from '../form/NumberField.tsx';
import { WinsField } from '../form/WinsField.tsx';

interface OpenNominationsProps {
  readonly law: AgendaLaw;
  readonly meeting: AssemblySession;
  readonly warningsOf: WarningsOf;
  readonly onSaved: (questionId: string) => void;
  readonly onClose: () => void;
}

/** Begins an election whose candidates are proposed in the meeting. */
export function OpenNominations(props: OpenNominationsProps) {
  const { law, meeting, warningsOf, onSaved, onClose } = props;
  const { failure, act } = useAct();
  const [questionId] = useState(() => crypto.randomUUID());
  const [terms, setTerms] = useState<QuestionTerms>(blank);
  const [seats, setSeats] = useState(1);
  const { rulePack } = law;
  const [needsMajority, setNeedsMajority] = useState(countingLawOf(rulePack).asksMajority);
  const [isTried, setTried] = useState(false);
  const isSecret = terms.disclosure === 'secret';
  const asked = openNominationsRequest.safeParse({
    questionId,
    text: terms.text,
    seats,
    needsMajority,
    disclosure: isSecret ? 'secret' : 'named',
    matterId: terms.matterId ?? null,
    pointId: meeting.point?.pointId ?? null,
  });
  const election = { kind: 'people', seats, needsMajority, method: null } as const;
  const rule = ruleOfMatter(law, terms.matterId ?? null);
  const isTextWrong = isTried && terms.text.trim().length < 5;

  async function begin() {
    setTried(true);
    if (!asked.success) return;
    if (await act(nominationEndpoints.openNominations, asked.data)) onSaved(questionId);
  }

  return (
    <FormDialog
      title="Abrir postulaciones"
      failure={null}
      does={['Abrir postulaciones', begin]}
      onClose={onClose}
    >
      {meeting.point && <Typography>En el punto {sayPoint(meeting.point)}</Typography>}
      <TextField
        label="Pregunta"
        value={terms.text}
        onChange={({ target }) => setTerms({ ...terms, text: target.value })}
        error={isTextWrong}
        helperText={isTextWrong ? 'Escriba la pregunta completa, de 5 a 600 letras.' : undefined}
        slotProps={{ htmlInput: { maxLength: 600 } }}
        multiline
        autoFocus
        fullWidth
        required
        margin="normal"
      />
      <NumberField label="Puestos por elegir" value={seats} onChange={setSeats} />
      <MatterField
        {...{ law, warningsOf }}
        terms={terms}
        election={election}
        onChange={(next) => setTerms({ ...next, text: terms.text })}
      />
      <WinsField
        ruled={{ rule, rulePack, election }}
        ways={seats === 1 ? 'one' : 'among'}
        onChange={setNeedsMajority}
      />
      <FormControlLabel
        label="Voto secreto"
        control={
          <Switch
            checked={isSecret}
            onChange={(_, isOn) => setTerms({ ...terms, disclosure: isOn ? 'secret' : 'named' })}
          />
        }
      />
      {isSecret && <WritingForecast terms={{ ...terms, election: proposedFor(seats) }} />}
      <ActionFailure failure={failure} />
    </FormDialog>
  );
}

/** Nobody is proposed yet: as if somebody were for each place, and one more. */
function proposedFor(seats: number): ElectionAsked {
  const candidates = Array.from({ length: seats + 1 }, (_, i) => ({
    label: `${i + 1}`,
    lines: [],
  }));
  const marks = { min: 1, max: seats };
  return {
    ...{ kind: 'people', ...marks, seats, candidates, needsMajority: false, method: 'quotient' },
  };
}

const blank: QuestionTerms = {
  text: '¿A quién elige?',
  blank: true,
  abstention: false,
  liveBars: false,
  durationSeconds: null,
  matterId: null,
  disclosure: 'named',
};
