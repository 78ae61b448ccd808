import { at, questionEndpoints, type StoredResult } from '@asamblea/domain';
import LotIcon from '@mui/icons-material/CasinoOutlined';
import RunoffIcon from '@mui/icons-material/LooksTwoOutlined';
import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { useMay } from '../../../../firebase/session/useMay.ts';
import { useConfirm } from '../../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { NextAct } from '../stage/NextAct.tsx';

interface ElectionStepsProps {
  readonly result: StoredResult;
  readonly mayPress: boolean;
  /** The step is the next one, and no other is. */
  readonly leads: boolean;
  readonly act: Acting['act'];
  readonly onChoose: (questionId: string) => void;
}

/** The remaining steps of an election: a lot between those who tie, or a second round. */
export function ElectionSteps({ result, mayPress, leads, act, onChoose }: ElectionStepsProps) {
  const { questionId, elected } = result;
  const confirm = useConfirm();
  const mayDraw = useMay('drawLot');
  if (elected === undefined) return null;
  const { lot, tie } = elected;
  const draw = () => {
    confirm({
      header: '¿Sortear el empate?',
      message:
        'El sorteo se hace una sola vez, con una semilla al azar que queda a la vista y en el registro. Hágalo delante de la sala.',
      acceptLabel: 'Sortear',
      accept: () => act(at(questionEndpoints.drawLot, { questionId })),
    });
    return undefined;
  };
  const runOff = async () => {
    const draft = crypto.randomUUID();
    const isDone = await act(at(questionEndpoints.createRunoff, { questionId }), {
      questionId: draft,
    });
    if (isDone) onChoose(draft);
  };
  return (
    <>
      {lot !== null && (
        <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          El empate se sorteó con la semilla <code>{lot.seed}</code>. Con ella cualquiera puede
          repetir el sorteo y obtener lo mismo.
        </Alert>
      )}
      {mayPress && mayDraw && tie !== null && (
        <Step word="Sortear" icon={<LotIcon />} does={draw} leads={leads} />
      )}
      {mayPress && asksForRunoff(result) && (
        <Step word="Segunda vuelta" icon={<RunoffIcon />} does={runOff} leads={leads} />
      )}
    </>
  );
}

interface StepProps {
  readonly word: string;
  readonly icon: ReactNode;
  readonly leads: boolean;
  readonly does: () => Promise<unknown> | undefined;
}

function Step({ word, icon, leads, does }: StepProps) {
  if (leads) return <NextAct {...{ word, icon, does }} />;
  return (
    <Box sx={{ mb: 2 }}>
      <BusyButton variant="outlined" startIcon={icon} onPress={does}>
        {word}
      </BusyButton>
    </Box>
  );
}

/** Whether somebody is still to be elected, by lot or in a second round. */
export function asksForElectionStep(result: StoredResult): boolean {
  return (result.elected?.tie ?? null) !== null || asksForRunoff(result);
}

function asksForRunoff({ elected, verdict }: StoredResult): boolean {
  return verdict.kind === 'no-majority' && (elected?.runoff.length ?? 0) > 0;
}
