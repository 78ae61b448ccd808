import type { CreatedPlates, PlateAnswer } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useToasts } from '../../ui/Toasts.tsx';

/** A PIN as the server told it, to be shown until the desk closes it. */
export interface ToldPin {
  readonly number: number;
  readonly personName: string;
  readonly pin: string;
}

/** What the desk does with plates, one thing at a time. Repeating any of them changes nothing. */
export function usePlateWork() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [told, setTold] = useState<ToldPin | null>(null);
  const working = useRef(false);
  const toasts = useToasts();

  /** Of a repetition there is no PIN: whoever asks again gets a new one. */
  function keepPin({ plate, pin }: PlateAnswer) {
    const { number, personName } = plate;
    if (pin !== undefined) setTold({ number, personName, pin });
  }

  async function work<Answer>(
    path: string,
    body: object,
    say: (answer: Answer) => string,
    keep: (answer: Answer) => void = () => undefined,
  ): Promise<boolean> {
    if (working.current) return false;
    working.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await callApi<Answer>('POST', path, body);
      keep(answer);
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
    told,
    forgetPin: () => setTold(null),
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
        keepPin,
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
        keepPin,
      ),
    renewPin: (number: number) =>
      work<PlateAnswer>(
        '/api/plates/pin',
        { number },
        () => `Placa ${number}: el PIN anterior ya no sirve`,
        keepPin,
      ),
  };
}

export type PlateWork = ReturnType<typeof usePlateWork>;
