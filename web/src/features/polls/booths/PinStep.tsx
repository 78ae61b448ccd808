import { pinDigits } from '@asamblea/domain';
import { useState } from 'react';
import { NumberStep } from './NumberStep.tsx';
import type { BoothWork } from './useBoothStep.ts';

/** The second half of somebody's identity; the ballot that it opens is asked once. */
export function PinStep({ plate, work }: { readonly plate: number; readonly work: BoothWork }) {
  const [busy, setBusy] = useState(false);
  return (
    <NumberStep
      title="Escriba su PIN"
      help={`Las ${pinDigits} cifras que le dieron con la placa ${plate}. Nadie más debe verlas.`}
      label="PIN"
      digitsAtLeast={pinDigits}
      digitsAtMost={pinDigits}
      isHidden
      busy={busy}
      onDone={(pin) => {
        setBusy(true);
        void work.enter(plate, pin);
      }}
      onLeave={work.leave}
    />
  );
}
