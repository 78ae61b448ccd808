import { type AskedBallot, type Holding, sayUnits } from '@asamblea/domain';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { useUnitWords } from '../../../parts/unitWords.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';

const ProtestPart = comesLater(async () => (await import('./ProtestPart.tsx')).ProtestPart);

interface BarredUnitsProps extends Pick<AskedBallot, 'question' | 'protestedAt'> {
  /** Mine without a vote. */
  readonly units: readonly Holding[];
  readonly timeZone: string | undefined;
}

/** My units that have no vote in this question, and why, before anything is marked. */
export function BarredUnits({ units, ...asked }: BarredUnitsProps) {
  const words = useUnitWords();
  const barred = units.filter(({ refusal }) => refusal !== undefined);
  if (barred.length === 0) return null;
  return (
    <Message
      tone="warning"
      title={
        <>
          {sayUnits(barred.length, words.term)} no {barred.length === 1 ? 'puede' : 'pueden'} votar
        </>
      }
      role="status"
    >
      <ul className="list">
        {barred.map(({ unitId, label, refusal }) => (
          <li key={unitId}>
            <b>{label}</b>: {refusal?.message}
          </li>
        ))}
      </ul>
      {barred.some(({ refusal }) => refusal?.code === 'unit-in-arrears') && (
        <p className="text gap-above">
          Si ya está al día, acérquese a la mesa de registro. Apenas lo anoten podrá votar aquí, sin
          recargar la página.
        </p>
      )}
      {barred.some(({ refusal }) => refusal?.code === 'unit-in-conflict') && (
        <ProtestPart {...asked} />
      )}
    </Message>
  );
}
