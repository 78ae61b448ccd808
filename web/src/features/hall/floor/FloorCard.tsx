import {
  type Floor,
  floorEndpoints,
  orderWaiting,
  type PointNow,
  type WaitingTurn,
} from '@asamblea/domain';
import SettingsIcon from '@mui/icons-material/Settings';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useSwitches } from '../../../firebase/session/useSwitches.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { EnterByPlate } from './EnterByPlate.tsx';
import { FloorRulesDialog } from './FloorRulesDialog.tsx';
import { SpeakingNow } from './SpeakingNow.tsx';

interface FloorCardProps {
  readonly floor: Floor;
  /** The point that is treated; null: none. */
  readonly point: PointNow | null;
}

/** The one queue to speak: the speaker, with the clock, and the next ones. */
export function FloorCard({ floor, point }: FloorCardProps) {
  const [isSetting, setSetting] = useState(false);
  const { failure, act } = useAct();
  const mayRun = useMay('runFloor');
  const mayEnter = useMay('enterFloor');
  const hasPlates = useSwitches().hasCollection('plates');
  const { speaking } = floor;
  const offset = useServerOffset(speaking !== null);
  const waiting = orderWaiting(floor, point?.pointId ?? null);
  const after = speaking?.turnId ?? null;
  return (
    <Paper component="section" aria-labelledby="turnos" sx={{ p: { xs: 2, lg: 2.5 }, minWidth: 0 }}>
      <Box sx={header}>
        <Typography id="turnos" variant="h3" component="h2">
          Turnos para hablar
        </Typography>
        {mayRun && (
          <Button startIcon={<SettingsIcon />} onClick={() => setSetting(true)}>
            Cómo se da la palabra
          </Button>
        )}
      </Box>
      {speaking !== null && (
        <SpeakingNow speaking={speaking} offset={offset} mayRun={mayRun} move={act} />
      )}
      <Typography role="status" color="textSecondary" sx={{ my: 1 }}>
        {sayWaiting(waiting.length, floor.rules.isOpen)}
      </Typography>
      {waiting.length > 0 && (
        <Box component="ol" aria-label="En la lista" sx={list}>
          {waiting.map((turn, at) => (
            <Box component="li" key={turn.turnId} sx={row}>
              <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>
                  {at + 1}. {turn.name}
                </strong>
                <Typography variant="body2" color="textSecondary">
                  {sayTurn(turn)}
                </Typography>
              </Box>
              {mayRun && (
                <>
                  <BusyButton
                    variant={at === 0 ? 'contained' : 'outlined'}
                    aria-label={`Dar la palabra a ${turn.name}`}
                    onPress={() => act(floorEndpoints.giveFloor, { turnId: turn.turnId, after })}
                  >
                    Dar la palabra
                  </BusyButton>
                  <BusyButton
                    aria-label={`Quitar de la lista a ${turn.name}`}
                    onPress={() => act(floorEndpoints.removeTurn, { turnId: turn.turnId })}
                  >
                    Quitar
                  </BusyButton>
                </>
              )}
            </Box>
          ))}
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {mayEnter && hasPlates && <EnterByPlate />}
      {isSetting && <FloorRulesDialog rules={floor.rules} onClose={() => setSetting(false)} />}
    </Paper>
  );
}

function sayWaiting(count: number, isOpen: boolean): string {
  const closed = isOpen ? '' : ' No se reciben más.';
  if (count === 0) return `Nadie espera para hablar.${closed}`;
  return `${count === 1 ? 'Espera 1 persona.' : `Esperan ${count} personas.`}${closed}`;
}

function sayTurn({ labels, from }: WaitingTurn): string {
  const units = labels.length > 3 ? `${labels.slice(0, 3).join(', ')} y más` : labels.join(', ');
  return from === 'desk' ? `${units} · desde la mesa` : units;
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
} as const;
const list = { listStyle: 'none', m: 0, p: 0, maxHeight: '24rem', overflowY: 'auto' } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
