import { sayUnits, takesVotes } from '@asamblea/domain';
import { useUnitWords } from '../../../../parts/unitWords.tsx';
import { UnitName } from '../form/UnitName.tsx';
import type { KeptVoteProps } from './OwnVotedUnits.tsx';
import { ReceiptCode } from './ReceiptCode.tsx';
import { SavedVote } from './SavedVote.tsx';

interface OwnSecretVoteProps extends KeptVoteProps {
  /** The receipts that this device was given, by unit. */
  readonly codes: Readonly<Record<string, string>>;
}

/** That my secret votes were kept, with their receipts. The answers are written nowhere. */
export function OwnSecretVote(props: OwnSecretVoteProps) {
  const { cot, question, holdings, codes, timeZone, isDone, isNews, isTold = false } = props;
  const words = useUnitWords();
  const voted = holdings.filter((holding) => holding.ballot !== null);
  if (voted.length === 0) {
    return takesVotes(question) || holdings.length === 0 ? null : (
      <p className="text">Usted no votó en esta pregunta.</p>
    );
  }
  const withCode = voted.filter(({ unitId }) => codes[unitId] !== undefined);
  const without = voted.length - withCode.length;
  return (
    <section className="kept-vote">
      {!isTold && (
        <SavedVote
          title="Su voto secreto quedó guardado"
          units={voted}
          {...{ timeZone, isDone, isNews }}
        />
      )}
      <p className="text">
        Nadie de la asamblea puede saber qué votó, y este dispositivo tampoco lo recuerda. Ya no se
        puede cambiar.
      </p>
      <ul className="plain-list secret-vote-units">
        {voted.map((unit) => (
          <li key={unit.unitId} className="anywhere">
            {(voted.length > 1 || isTold) && <UnitName holding={unit} />}
            {codes[unit.unitId] !== undefined && (
              <ReceiptCode cot={cot} label={unit.label} code={codes[unit.unitId] ?? ''} />
            )}
          </li>
        ))}
      </ul>
      {withCode.length > 0 && (
        <p className="text-small muted">
          El comprobante solo demuestra que participó, no qué votó. Guárdelo:{' '}
          {takesVotes(question) ? 'cuando se cierre la votación podrá' : 'ya puede'} buscarlo en la
          página pública de resultados.
        </p>
      )}
      {without > 0 && (
        <p className="text-small muted">
          Este dispositivo no tiene el comprobante de {sayUnits(without, words.term)}, y no se
          guarda en ninguna otra parte.
        </p>
      )}
    </section>
  );
}
