import {
  endSentence,
  localTimeOf,
  type Plate,
  sayAtTime,
  sayHeld,
  sayUnits,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { HandOutForm } from './HandOutForm.tsx';
import {
  lacksPin,
  type PlateFinding,
  type PlateHall,
  type PlateHolder,
  saySecretVoting,
  stateNames,
} from './plateHall.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import type { PlateWork } from './usePlateWork.ts';

interface PlateCardProps {
  readonly finding: PlateFinding;
  readonly hall: PlateHall;
  readonly work: PlateWork;
  readonly mayWork: boolean;
  readonly isOpen: boolean;
  /** The card was chosen and is not only the last one left: the keyboard goes to its actions. */
  readonly isTaken: boolean;
  readonly timeZone: string;
  readonly onDone: (isDone: boolean) => void;
}

/** A plate or a person, and the next thing to do with them. */
export function PlateCard(props: PlateCardProps) {
  const { finding, hall, work, mayWork, isOpen, isTaken, timeZone, onDone } = props;
  const plate = finding.kind === 'plate' ? finding.plate : finding.holder.plate;
  const holder =
    finding.kind === 'holder'
      ? finding.holder
      : (hall.holders.find(
          ({ personId }) => plate?.state === 'out' && personId === plate.personId,
        ) ?? null);
  const isFree = plate === null || plate.state === 'free' || plate.state === 'returned';
  return (
    <Paper component="section" aria-labelledby="placa" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="placa" variant="h2">
        {plate === null ? (holder?.name ?? '') : `Placa ${plate.number}`}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {plate === null ? 'Sin placa' : sayState(plate, timeZone)}
      </Typography>
      {holder !== null && <Carried holder={holder} />}
      {plate !== null && plate.state === 'out' && lacksPin(hall, plate.number) && (
        <Typography color="warning" sx={{ mb: 2 }}>
          No tiene PIN y hay {saySecretVoting(hall.pins)}: dele uno.
        </Typography>
      )}
      {mayWork && isFree && isOpen && (
        <HandOutForm
          plate={plate}
          holder={holder}
          hall={hall}
          busy={work.busy}
          isTaken={isTaken}
          onHandOut={async (number, personId) => onDone(await work.handOut(number, personId))}
        />
      )}
      {mayWork && !isFree && <PlateActions {...{ plate, hall, work, isOpen, isTaken, onDone }} />}
      {work.failure !== null && (
        <Box sx={{ mt: 2 }}>
          <ErrorMessage message={work.failure.message} explanation={work.failure.explanation} />
        </Box>
      )}
    </Paper>
  );
}

function Carried({ holder }: { readonly holder: PlateHolder }) {
  const words = useHoldingWords();
  return (
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {holder.plate !== null && <b>{holder.name} · </b>}
      {sayUnits(holder.labels.length)}, {sayHeld(holder.weight, words)}: {holder.labels.join(', ')}
    </Typography>
  );
}

interface PlateActionsProps extends Pick<PlateCardProps, 'hall' | 'work' | 'isOpen' | 'onDone'> {
  readonly plate: Plate;
  readonly isTaken: boolean;
}

function PlateActions({ plate, hall, work, isOpen, isTaken, onDone }: PlateActionsProps) {
  const [isReplacing, setReplacing] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isTaken) first.current?.focus();
  }, [isTaken]);
  const { number, state } = plate;
  const isCarried = state === 'out' || state === 'lost';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <BusyButton
        ref={first}
        size="large"
        variant="contained"
        busy={work.busy}
        onPress={async () => onDone(await work.take(number))}
      >
        {state === 'out' ? 'Recibir' : 'Apareció: recibir'}
      </BusyButton>
      {isCarried && isOpen && (
        <BusyButton size="large" variant="outlined" onPress={async () => setReplacing(true)}>
          Cambiar por otra
        </BusyButton>
      )}
      {state === 'out' && isOpen && (
        <BusyButton
          size="large"
          variant="outlined"
          busy={work.busy}
          onPress={() => work.renewPin(number)}
        >
          {lacksPin(hall, number) ? 'Dar PIN' : 'Nuevo PIN'}
        </BusyButton>
      )}
      {state === 'out' && (
        <BusyButton
          size="large"
          color="error"
          busy={work.busy}
          onPress={async () => onDone(await work.lose(number))}
        >
          Se perdió
        </BusyButton>
      )}
      <ReplaceDialog
        open={isReplacing}
        plate={plate}
        plates={hall.plates}
        onReplace={async (by) => {
          const isDone = await work.replace(number, by);
          setReplacing(false);
          onDone(isDone);
        }}
        onCancel={() => setReplacing(false)}
      />
    </Box>
  );
}

function sayState({ state, personName, replacedBy, since }: Plate, timeZone: string): string {
  const at = sayAtTime(localTimeOf(since, timeZone), timeZone);
  switch (state) {
    case 'free':
      return 'Libre: nadie la ha tenido.';
    case 'out':
      return endSentence(`${stateNames.out} a ${personName} ${at}`);
    case 'returned':
      return endSentence(`Libre: la devolvió ${personName} ${at}`);
    case 'lost':
      return endSentence(`${personName} la dio por perdida ${at}`);
    case 'replaced':
      return endSentence(`${personName} la cambió por la placa ${replacedBy ?? ''} ${at}`);
  }
}
