import {
  type AssemblySession,
  countingLawOf,
  type ElectionAsked,
  nominationEndpoints,
  type OpenNominationsRequest,
  openNominationsRequest,
  type QuestionTerms,
  ruleOfMatter,
  sayPoint,
} from '@asamblea/domain';
import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../../firebase/asking/useAct.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { DraftField } from '../../../../ui/forms/DraftField.tsx';
import { useDraft } from '../../../../ui/forms/useDraft.ts';
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
  const { rulePack } = law;
  const draft = useDraft({
    schema: openNominationsRequest,
    begin: (): Typed => ({
      ...{ text: blank.text, matterId: null, disclosure: 'named', seats: 1 },
      needsMajority: countingLawOf(rulePack).asksMajority,
    }),
    read: (typed) => ({ ...typed, questionId, pointId: meeting.point?.pointId ?? null }),
  });
  const { seats, needsMajority, ...typed } = draft.typed;
  const terms = { ...blank, ...typed };
  const isSecret = terms.disclosure === 'secret';
  const election = { kind: 'people', seats, needsMajority, method: null } as const;
  const rule = ruleOfMatter(law, typed.matterId);

  async function begin(asked: OpenNominationsRequest): Promise<void> {
    if (await act(nominationEndpoints.openNominations, asked)) onSaved(questionId);
  }

  return (
    <FormDialog
      title="Abrir postulaciones"
      failure={null}
      does={['Abrir postulaciones', () => draft.submit(begin)]}
      onClose={onClose}
    >
      {meeting.point && <Typography>En el punto {sayPoint(meeting.point)}</Typography>}
      <DraftField
        {...{ draft, name: 'text', label: 'Pregunta', margin: 'normal' }}
        fault="Escriba la pregunta completa, de 5 a 600 letras."
        slotProps={{ htmlInput: { maxLength: 600 } }}
        multiline
        autoFocus
        required
      />
      <NumberField
        label="Puestos por elegir"
        value={seats}
        onChange={(count) => draft.change('seats', count)}
      />
      <MatterField
        {...{ law, warningsOf }}
        terms={terms}
        election={election}
        onChange={({ matterId = null }) => draft.change('matterId', matterId)}
      />
      <WinsField
        ruled={{ rule, rulePack, election }}
        ways={seats === 1 ? 'one' : 'among'}
        onChange={(needs) => draft.change('needsMajority', needs)}
      />
      <FormControlLabel
        label="Voto secreto"
        control={
          <Switch
            checked={isSecret}
            onChange={(_, isOn) => draft.change('disclosure', isOn ? 'secret' : 'named')}
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

interface Typed extends Pick<OpenNominationsRequest, 'text' | 'matterId' | 'disclosure' | 'seats'> {
  needsMajority: boolean;
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
