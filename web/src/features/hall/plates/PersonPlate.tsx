import { sessionMay } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { HandOutForm } from './HandOutForm.tsx';
import { PinDialog } from './PinDialog.tsx';
import { lacksPin, type PlateHall, saySecretVoting } from './plateHall.ts';
import { usePlateWork } from './usePlateWork.ts';

interface PersonPlateProps {
  readonly hall: PlateHall;
  readonly personId: string;
  readonly onDone: () => void;
}

/** The plate of a person on their card at the desk; nothing while there are no plates, or none for them. */
export function PersonPlate({ hall, personId, onDone }: PersonPlateProps) {
  const { session, assemblyName } = useSession();
  const mayWork = sessionMay(session, 'handOutPlate');
  const work = usePlateWork();
  /** How the plate was to be after what was pressed last. */
  const [wanted, setWanted] = useState<'out' | 'in' | null>(null);
  const place = useRef<HTMLElement>(null);
  const toPlate = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.repeat || event.code !== 'KeyN') return;
    if (document.querySelector('[role="dialog"]') !== null) return;
    event.preventDefault();
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => toPlate(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  // The dialog keeps the keyboard until it is gone.
  const isTold = work.told !== null;
  const wasTold = useRef(false);
  const giveBack = useEffectEvent(onDone);
  useEffect(() => {
    if (wasTold.current && !isTold) giveBack();
    wasTold.current = isTold;
  }, [isTold]);

  const holder = hall.holders.find((one) => one.personId === personId) ?? null;
  const plate = hall.plates.find((one) => one.state === 'out' && one.personId === personId);
  if (plate === undefined && (holder === null || !mayWork || hall.plates.length === 0)) return null;

  const isLacking = plate !== undefined && lacksPin(hall, plate.number);
  // The answer may get lost and its effect be seen all the same: there is nothing to try again.
  const isAsWanted = wanted !== null && (wanted === 'out') === (plate !== undefined);

  function finish(isDone: boolean): void {
    if (isDone) onDone();
  }

  return (
    <Box component="section" aria-label="Placa" ref={place} sx={{ mt: 3 }}>
      {plate === undefined ? (
        <HandOutForm
          plate={null}
          holder={holder}
          hall={hall}
          busy={work.busy}
          isTaken={false}
          onHandOut={async (number, to) => {
            setWanted('out');
            finish(await work.handOut(number, to));
          }}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 700 }}>Tiene la placa {plate.number}</Typography>
          {isLacking && (
            <Typography sx={{ flexBasis: '100%' }} color="warning">
              Su placa no tiene PIN y hay {saySecretVoting(hall.pins)}: dele uno.
            </Typography>
          )}
          {mayWork && (
            <>
              <BusyButton
                variant="outlined"
                busy={work.busy}
                onPress={async () => {
                  setWanted('in');
                  finish(await work.take(plate.number));
                }}
              >
                Recibir la placa
              </BusyButton>
              <BusyButton
                variant={isLacking ? 'contained' : 'text'}
                busy={work.busy}
                onPress={async () => {
                  setWanted(null);
                  await work.renewPin(plate.number);
                }}
              >
                {isLacking ? 'Dar PIN' : 'Nuevo PIN'}
              </BusyButton>
            </>
          )}
        </Box>
      )}
      {work.told !== null && (
        <PinDialog told={work.told} assemblyName={assemblyName ?? ''} onClose={work.forgetPin} />
      )}
      {work.failure !== null && !isAsWanted && (
        <Box sx={{ mt: 2 }}>
          <ErrorMessage message={work.failure.message} explanation={work.failure.explanation} />
        </Box>
      )}
    </Box>
  );
}
