import type { CreatedPlates, PlateAnswer } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useToasts } from '../../ui/Toasts.tsx';

/** What the desk does with plates, one thing at a time. Repeating any of them changes nothing. */
export function usePlateWork() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const working = useRef(false);
  const toasts = useToasts();

  async function work<Answer>(
    path: string,
    body: object,
    say: (answer: Answer) => string,
  ): Promise<boolean> {
    if (working.current) return false;
    working.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await callApi<Answer>('POST', path, body);
      toasts.add({ severity: 'success', summary: say(answer), life: 5000 });
      return true;
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
      return false;
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    failure,
    forget: () => setFailure(null),
    create: (from: number, to: number) =>
      work<CreatedPlates>('/api/plates', { from, to }, ({ created, kept }) =>
        kept === 0 ? `Placas creadas: ${created}` : `Placas creadas: ${created}; ya había ${kept}`,
      ),
    handOut: (number: number, personId: string) =>
      work<PlateAnswer>(
        '/api/plates/hand-out',
        { number, personId },
        ({ plate }) => `Placa ${plate.number} para ${plate.personName}`,
      ),
    take: (number: number) =>
      work<PlateAnswer>('/api/plates/return', { number }, () => `Placa ${number} devuelta`),
    lose: (number: number) =>
      work<PlateAnswer>('/api/plates/lose', { number }, () => `Placa ${number} perdida`),
    replace: (number: number, by: number) =>
      work<PlateAnswer>(
        '/api/plates/replace',
        { number, by },
        ({ plate }) => `${plate.personName} tiene ahora la placa ${plate.number}`,
      ),
  };
}

export type PlateWork = ReturnType<typeof usePlateWork>;
