import { groupBy, type Holding, sayMarks, sayVoteChannel, takesVotes } from '@asamblea/domain';
import { useUnitWords } from '../../../../parts/unitWords.tsx';
import { OptionMark } from '../../../../ui/charts/OptionMark.tsx';
import { Button } from '../../../../ui/widgets/Button.tsx';
import type { AskedQuestion } from '../form/BallotHeader.tsx';
import { UnitName } from '../form/UnitName.tsx';
import { ReceiptCode } from './ReceiptCode.tsx';
import { SavedVote } from './SavedVote.tsx';

export interface KeptVoteProps {
  readonly cot: string;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  readonly timeZone: string | undefined;
  /** Nothing is left to do in this question. */
  readonly isDone: boolean;
  /** The vote was kept just now, from here. */
  readonly isNews: boolean;
  /** Where it is told already that it was kept, its details are left. */
  readonly isTold?: boolean;
}

interface OwnVotedUnitsProps extends KeptVoteProps {
  /** Where votes may be changed until closing. */
  readonly onChange: (() => void) | null;
}

/** My vote, as the server has it, with the receipt of each submission, and the next step. */
export function OwnVotedUnits(props: OwnVotedUnitsProps) {
  const { cot, question, holdings, timeZone, isDone, isNews, isTold = false, onChange } = props;
  const { noun, one = noun } = useUnitWords().term;
  const voted = holdings.filter((holding) => holding.ballot !== null);
  if (voted.length === 0) {
    return takesVotes(question) || holdings.length === 0 ? null : (
      <p className="text">Usted no votó en esta pregunta.</p>
    );
  }
  const answers = [...new Set(voted.map((unit) => saidBy(question, unit)))];
  const byReceipt = [...groupBy(voted, (holding) => holding.ballot?.receipt ?? '')];
  const castAt = byReceipt.length === 1 ? (voted[0]?.ballot?.castAt ?? null) : null;
  return (
    <section className="kept-vote">
      {!isTold && (
        <SavedVote
          title="Su voto quedó guardado"
          units={voted}
          {...{ castAt, timeZone, isDone, isNews }}
          {...(answers.length === 1 ? { answers } : {})}
        />
      )}
      {byReceipt.map(([receipt, units]) => (
        <div key={receipt}>
          {(voted.length > 1 || isTold || isElsewhere(units)) && (
            <details className="kept-vote-units" open={answers.length > 1 || isElsewhere(units)}>
              <summary>Qué votó con cada {one}</summary>
              <ul className="plain-list voted-units-list">
                {units.map((unit) => (
                  <VotedUnit key={unit.unitId} unit={unit} question={question} />
                ))}
              </ul>
            </details>
          )}
          <ReceiptCode cot={cot} code={receipt} />
        </div>
      ))}
      <p className="text-small muted">
        El comprobante demuestra que su voto se recibió.{' '}
        {takesVotes(question) ? 'Al cerrarse la votación podrá' : 'Ya puede'} buscarlo en la página
        pública de resultados.
      </p>
      {onChange !== null && (
        <div>
          <Button look="outlined" size="large" onClick={onChange}>
            Cambiar mi voto
          </Button>
          <p className="text muted gap-above">
            Puede cambiarlo hasta que se cierre la votación. Cuenta el último.
          </p>
        </div>
      )}
    </section>
  );
}

function VotedUnit({ unit, question }: { unit: Holding; question: AskedQuestion }) {
  const { channel = 'phone' } = unit.ballot ?? {};
  const marks = unit.ballot?.optionIds ?? [];
  const option = question.options.find(({ optionId }) => optionId === marks[0]);
  return (
    <li className="voted-unit">
      {option !== undefined && option.role !== 'candidate' && <OptionMark tone={option.role} />}
      <span>
        <b>{sayMarks(question, marks)}</b> — <UnitName holding={unit} />
        {channel !== 'phone' && channel !== 'remote' && <> · {sayVoteChannel(channel)}</>}
      </span>
    </li>
  );
}

function saidBy(question: AskedQuestion, { ballot }: Holding): string {
  return sayMarks(question, ballot?.optionIds ?? []);
}

/** Some of it came in by a way that is not this page. */
function isElsewhere(units: readonly Holding[]): boolean {
  return units.some(({ ballot }) => {
    const { channel = 'phone' } = ballot ?? {};
    return channel !== 'phone' && channel !== 'remote';
  });
}
