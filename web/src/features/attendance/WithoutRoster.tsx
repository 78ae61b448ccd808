import { useStep } from '../../firebase/useStep.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { StepButton } from '../../ui/StepButton.tsx';

export function WithoutRoster() {
  const step = useStep('roster');
  return (
    <EmptyState title="Aún no hay padrón" action={<StepButton step={step} />}>
      {step !== null
        ? 'Importe el archivo con las unidades para empezar a acreditar.'
        : 'Pida a la administración que lo importe para empezar a acreditar.'}
    </EmptyState>
  );
}
