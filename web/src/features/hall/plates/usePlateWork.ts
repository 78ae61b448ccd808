import { type PlateAnswer, type PrintPinsRequest, plateEndpoints } from '@asamblea/domain';
import { useRef, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { tellPinsMoved } from './usePinNeed.ts';

/** A PIN as the server told it, to be shown until the desk closes it. */
export interface ToldPin {
  readonly number: number;
  readonly personName: string;
  readonly pin: string;
}

/** The actions of the desk on plates, one at a time. Repeating any of them changes nothing. */
export function usePlateWork() {
  const { failure, isBusy, attempt, forget } = useAttempt();
  const [told, setTold] = useState<ToldPin | null>(null);
  const working = useRef(false);
  const toasts = useToasts();

  /** A repetition has no PIN: a person who asks again gets a new one. */
  function keepPin({ plate, pin }: PlateAnswer) {
    const { number, personName } = plate;
    if (pin !== undefined) setTold({ number, personName, pin });
  }

  async function work<Answer>(
    ask: () => Promise<Answer>,
    say: (answer: Answer) => string,
    keep: (answer: Answer) => void = () => undefined,
  ): Promise<boolean> {
    if (working.current) return false;
    working.current = true;
    const done = await attempt(async () => {
      const answer = await ask();
      keep(answer);
      toasts.add({ severity: 'success', summary: say(answer), life: 5000 });
      return true;
    });
    working.current = false;
    return done ?? false;
  }

  return {
    busy: isBusy,
    failure,
    told,
    forgetPin: () => setTold(null),
    forget,
    create: (from: number, to: number) =>
      work(
        () => askApi(plateEndpoints.createPlates, { from, to }),
        ({ created, kept }) =>
          kept === 0
            ? `Placas creadas: ${created}`
            : `Placas creadas: ${created}; ya había ${kept}`,
      ),
    handOut: (number: number, personId: string) =>
      work(
        () => askApi(plateEndpoints.handOutPlate, { number, personId }),
        ({ plate, hasPrintedPin }) =>
          `Placa ${plate.number} para ${plate.personName}${sayPrinted(hasPrintedPin)}`,
        keepPin,
      ),
    take: (number: number) =>
      work(
        () => askApi(plateEndpoints.returnPlate, { number }),
        () => `Placa ${number} devuelta`,
      ),
    lose: (number: number) =>
      work(
        () => askApi(plateEndpoints.losePlate, { number }),
        () => `Placa ${number} perdida`,
      ),
    replace: (number: number, by: number) =>
      work(
        () => askApi(plateEndpoints.replacePlate, { number, by }),
        ({ plate, hasPrintedPin }) =>
          `${plate.personName} tiene ahora la placa ${plate.number}${sayPrinted(hasPrintedPin)}`,
        keepPin,
      ),
    renewPin: (number: number) =>
      work(
        () => askApi(plateEndpoints.renewPin, { number }),
        () => `Placa ${number}: el PIN anterior ya no sirve`,
        (answer) => {
          keepPin(answer);
          tellPinsMoved();
        },
      ),
    /** The PINs that were drawn, told this once; null when it failed. Asked again it is the same print. */
    printPins: async (asked: PrintPinsRequest): Promise<ReadonlyMap<number, string> | null> => {
      const answer = await attempt(() => askApi(plateEndpoints.printPins, asked));
      if (answer === null) return null;
      tellPinsMoved();
      return new Map(answer.pins.map(({ number, pin }) => [number, pin]));
    },
  };
}

function sayPrinted(hasPrintedPin = false): string {
  return hasPrintedPin ? '. Su PIN es el que está impreso con ella' : '';
}

export type PlateWork = ReturnType<typeof usePlateWork>;
