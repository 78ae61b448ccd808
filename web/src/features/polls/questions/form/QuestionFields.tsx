import {
  type AgendaPoint,
  attachable,
  ballotKindOf,
  countingLawOf,
  type DecidingLaw,
  type DriveItemView,
  documentsAtMost,
  type ElectionKind,
  type PackId,
  type QuestionTerms,
} from '@asamblea/domain';
import { Checkbox, FormControlLabel, FormGroup, TextField } from '@mui/material';
import { DocumentsField } from '../../../../ui/files/DocumentsField.tsx';
import type { WarningsOf } from '../besideOpen.ts';
import { durations, sayDuration } from '../durations.ts';
import { WritingForecast } from '../forecast/WritingForecast.tsx';
import { DisclosureChoice } from './DisclosureChoice.tsx';
import { ElectionFields } from './ElectionFields.tsx';
import { KindField } from './KindField.tsx';
import { kindWords } from './kindWords.ts';
import { MatterField } from './MatterField.tsx';
import { PointField } from './PointField.tsx';
import { SightFields } from './SightFields.tsx';

interface QuestionFieldsProps {
  readonly law: DecidingLaw;
  readonly warningsOf: WarningsOf;
  readonly points: readonly AgendaPoint[];
  readonly items: readonly string[];
  readonly terms: QuestionTerms;
  /** Of the drive; null: they may not be seen here. */
  readonly documents: readonly DriveItemView[] | null;
  readonly isTextWrong: boolean;
  /** The problem of the election that keeps it from being created. */
  readonly electionProblem: string | null;
  readonly onChange: (terms: QuestionTerms) => void;
}

const choices = [
  ['blank', 'Ofrecer «En blanco»'],
  ['abstention', 'Ofrecer «Abstención»'],
  ['liveBars', 'Mostrar los votos en la pantalla mientras llegan'],
  ['mayChange', 'Se puede cambiar el voto hasta el cierre; cuenta el último'],
  ['rehearsal', 'Es un ensayo: se vota igual, pero no cuenta'],
] as const;

/** The question, its law, and the way of voting. */
export function QuestionFields(props: QuestionFieldsProps) {
  const {
    law,
    warningsOf,
    points,
    items,
    terms,
    documents,
    isTextWrong,
    electionProblem,
    onChange,
  } = props;
  const election = terms.election ?? null;

  function ask(kind: ElectionKind | null) {
    const next = kind === null ? {} : { election: { kind } };
    onChange({
      ...terms,
      ...(ballotKindOf(next).decidedFrom === 'ballots' ? { disclosure: 'named' as const } : {}),
      election:
        kind === null
          ? null
          : { ...blankOf(law.rulePack), ...election, kind, needsMajority: asksMajority(law, kind) },
    });
  }

  return (
    <>
      <KindField election={election} onChange={ask} />
      <MatterField {...{ law, warningsOf, terms, onChange }} />
      <TextField
        label="Pregunta"
        placeholder={
          election === null
            ? '¿Aprueba usted el presupuesto de 2027?'
            : kindWords[election.kind].asks
        }
        value={terms.text}
        onChange={({ target }) => onChange({ ...terms, text: target.value })}
        error={isTextWrong}
        helperText={isTextWrong ? wrongText : `${terms.text.length} de 600 letras`}
        slotProps={{ htmlInput: { maxLength: 600 } }}
        multiline
        minRows={3}
        autoFocus
        fullWidth
        required
        margin="normal"
      />
      {election !== null && (
        <ElectionFields
          law={law}
          matterId={terms.matterId ?? null}
          election={election}
          problem={electionProblem}
          onChange={(next) => onChange({ ...terms, election: next })}
        />
      )}
      <PointField {...{ points, items, terms, onChange }} />
      {documents !== null && (
        <DocumentsField
          documents={attachable(documents)}
          value={terms.documentIds ?? []}
          atMost={documentsAtMost}
          onChange={(documentIds) => onChange({ ...terms, documentIds })}
        />
      )}
      <DisclosureChoice
        value={terms.disclosure ?? 'named'}
        packId={law.rulePack}
        isByBallots={ballotKindOf(terms).decidedFrom === 'ballots'}
        forecast={<WritingForecast terms={terms} />}
        onChange={(disclosure) =>
          onChange({
            ...terms,
            disclosure,
            liveBars: disclosure === 'named' && terms.liveBars,
            mayChange: disclosure === 'named' && (terms.mayChange ?? false),
            roll: disclosure === 'named' ? (terms.roll ?? null) : null,
          })
        }
      />
      <FormGroup sx={{ my: 1, rowGap: 0.5 }}>
        {choices.map(([name, label]) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Checkbox
                checked={terms[name] ?? false}
                disabled={isCalm(name) && terms.disclosure === 'secret'}
                onChange={(_, checked) => onChange(apart({ ...terms, [name]: checked }))}
              />
            }
          />
        ))}
      </FormGroup>
      <SightFields terms={terms} onChange={onChange} />
      <TextField
        select
        label="Tiempo para votar"
        value={terms.durationSeconds ?? ''}
        onChange={({ target }) =>
          onChange({ ...terms, durationSeconds: target.value === '' ? null : +target.value })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        fullWidth
        margin="normal"
      >
        <option value="">Sin límite: se cierra a mano</option>
        {durations.map((seconds) => (
          <option key={seconds} value={seconds}>
            {sayDuration(seconds)}
          </option>
        ))}
      </TextField>
    </>
  );
}

/** Running bars put the wall away, unless every vote is public. */
function apart(terms: QuestionTerms): QuestionTerms {
  return terms.liveBars && (terms.roll ?? null) === null ? { ...terms, wall: false } : terms;
}

/** A secret vote is neither watched while it runs nor changed. */
function isCalm(name: (typeof choices)[number][0]): boolean {
  return name === 'liveBars' || name === 'mayChange';
}

const wrongText = 'Escriba la pregunta completa, de 5 a 600 letras.';

/** The rule that the law supplies to silent bylaws is the first value of an election. */
function asksMajority({ rulePack }: DecidingLaw, kind: ElectionKind): boolean {
  return kind === 'one' || countingLawOf(rulePack).asksMajority;
}

function blankOf(packId: PackId) {
  return {
    candidates: [],
    min: 1,
    max: 1,
    seats: 1,
    needsMajority: false,
    method: countingLawOf(packId).method ?? ('quotient' as const),
  };
}
