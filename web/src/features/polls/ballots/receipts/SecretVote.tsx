import { type Holding, sayUnits, takesVotes } from '@asamblea/domain';
import { useUnitWords } from '../../../../parts/unitWords.tsx';
import { Icon } from '../../../../ui/widgets/Icon.tsx';
import { lockIcon } from '../../../../ui/widgets/icons.ts';
import type { AskedQuestion } from '../form/BallotHeader.tsx';
import { UnitName } from '../form/UnitName.tsx';
import { SecretReceipt } from './SecretReceipt.tsx';

interface SecretVoteProps {
  readonly cot: string;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  /** The receipts that this device was given, by unit. */
  readonly codes: Readonly<Record<string, string>>;
}

/** That my secret votes were kept, with their receipts. What they were is written nowhere. */
export function SecretVote({ cot, question, holdings, codes }: SecretVoteProps) {
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
    <section className="card secret-vote">
      <h2 className="text-h3 secret-vote-title">
        <Icon path={lockIcon} />
        Su voto secreto quedó guardado
      </h2>
      <p className="text">
        Nadie de la asamblea puede saber qué votó, y este dispositivo tampoco lo recuerda. Ya no se
        puede cambiar.
      </p>
      <ul className="plain-list secret-vote-units">
        {voted.map((unit) => (
          <li key={unit.unitId} className="anywhere">
            <UnitName holding={unit} />
            {codes[unit.unitId] !== undefined && (
              <SecretReceipt
                cot={cot}
                label={unit.label}
                code={codes[unit.unitId] ?? ''}
                isOpen={withCode.length === 1}
              />
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
