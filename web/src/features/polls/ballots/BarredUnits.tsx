import { type Holding, sayUnits } from '@asamblea/domain';
import { useUnitWords } from '../../../parts/unitWords.tsx';
import { Message } from '../../../ui/widgets/Message.tsx';

interface BarredUnitsProps {
  /** Mine without a vote. */
  readonly units: readonly Holding[];
}

/** My units that have no vote in this question, and why, before anything is marked. */
export function BarredUnits({ units }: BarredUnitsProps) {
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
        <p className="text gap-above">
          Si no está de acuerdo, dígalo a la presidencia: los demás asuntos sí los vota.
        </p>
      )}
    </Message>
  );
}
