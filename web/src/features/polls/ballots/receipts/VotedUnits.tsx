import { groupBy, type Holding, sayMarks, sayVoteChannel, takesVotes } from '@asamblea/domain';
import { OptionMark } from '../../../../ui/OptionMark.tsx';
import { QrCode } from '../../../../ui/QrCode.tsx';
import { Button } from '../../../../ui/widgets/Button.tsx';
import type { AskedQuestion } from '../form/BallotHeader.tsx';
import { UnitName } from '../form/UnitName.tsx';
import { receiptLink } from './receiptLink.ts';

interface VotedUnitsProps {
  readonly cot: string;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  /** Where votes may be changed until closing. */
  readonly onChange: (() => void) | null;
}

/** What I voted, as the server has it, with the receipt of each sending, and what comes next. */
export function VotedUnits({ cot, question, holdings, onChange }: VotedUnitsProps) {
  const voted = holdings.filter((holding) => holding.ballot !== null);
  if (voted.length === 0) {
    return takesVotes(question) || holdings.length === 0 ? null : (
      <p className="text">Usted no votó en esta pregunta.</p>
    );
  }
  const byReceipt = groupBy(voted, (holding) => holding.ballot?.receipt ?? '');
  return (
    <>
      {[...byReceipt].map(([receipt, units]) => (
        <section key={receipt} className="card">
          <h2 className="text-h3">Su voto quedó guardado</h2>
          <ul className="plain-list voted-units-list">
            {units.map((unit) => (
              <VotedUnit key={unit.unitId} unit={unit} question={question} />
            ))}
          </ul>
          <div className="receipt-row">
            <QrCode
              text={receiptLink(cot, receipt)}
              label={`Código QR del comprobante ${receipt}`}
              size="7rem"
            />
            <div>
              <p className="text muted">Comprobante</p>
              <p className="text receipt-code">{receipt}</p>
              <p className="text-small muted">
                Demuestra que su voto se recibió.{' '}
                {takesVotes(question) ? 'Al cerrarse la votación podrá' : 'Ya puede'} buscarlo en la
                página pública de resultados.
              </p>
            </div>
          </div>
        </section>
      ))}
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
    </>
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
